import type { Language, Settings } from '../contracts/player/settings';
import type { AreaPlace } from './view-route';

/** The settings that change a server's markup; they come from the player's cookie through the shell. */
export type ViewSettings = Readonly<Omit<Settings, 'language'>>;

/** A request to an area's server. */
export interface AreaRequest extends AreaPlace {
  readonly language: Language;
  readonly settings: ViewSettings;
  /** Code of the visitor's country, where known; `fetch` sends it to the back end. */
  readonly country?: string | undefined;
  /** True where the page is for guests to whom something may be offered: only then may the markup have what promotes. */
  readonly isGuest?: boolean;
  /** False when the page is not visible (`force-spa`): no body is wanted, the state is. */
  readonly wantsBody: boolean;
  /** The parts requested by a POST; undefined for a whole view. */
  readonly components: readonly string[] | undefined;
  /** Fetches from the back end by path ("/line-api/v1/sports"); never with the player's credentials. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Logs a failure on the host that did not prevent the view: once for each failure, and without data of the visitor. */
  readonly warn: (message: string, error: unknown) => void;
}

/** The answer of an area's server; scripts and style sheets are added from its build. */
export interface AreaAnswer {
  /** 200, or 404 where the path names nothing. */
  readonly status: number;
  /** Of the page, for the document's; the site's name is added. */
  readonly title: string;
  readonly head?: string;
  /** Name of the screen's folder, if its script is a separate file: the page fetches it along with the area's own. */
  readonly screen?: string;
  readonly body: string;
  readonly style?: string;
  /** Serialisable; reaches the client entry as `AreaContext.state`. */
  readonly state: unknown;
}

/** An area's server entry: the default export of `areas/NAME/server.tsx`. */
export interface AreaServer {
  readonly name: string;
  readonly render: (request: AreaRequest) => Promise<AreaAnswer>;
}

/** Makes an area's server entry. */
export function defineAreaServer(
  name: string,
  render: (request: AreaRequest) => Promise<AreaAnswer>,
): AreaServer {
  return { name, render };
}
