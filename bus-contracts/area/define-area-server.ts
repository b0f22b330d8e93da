import type { Language, Settings } from '../contracts/settings';
import type { AreaPlace } from './view-route';

/** The settings that change what a server renders; they come from the player's cookie by way of the shell. */
export type ViewSettings = Readonly<Omit<Settings, 'language'>>;

/** What an area's server is asked to render. */
export interface AreaRequest extends AreaPlace {
  readonly language: Language;
  readonly settings: ViewSettings;
  /** Code of the visitor's country, where it is known; `fetch` says it to the back end. */
  readonly country?: string | undefined;
  /** False when the page is not visible (`force-spa`): no body is wanted, the state is. */
  readonly wantsBody: boolean;
  /** Parts asked for by a POST; undefined for a whole view. */
  readonly components: readonly string[] | undefined;
  /** Fetches from the back end by path ("/line-api/v1/sports"); never with the player's credentials. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Says in the host's log what went wrong though the view stands: once a failure, and nothing of whoever asked. */
  readonly warn: (message: string, error: unknown) => void;
}

/** What an area's server answers; scripts and style sheets are added from its build. */
export interface AreaAnswer {
  /** 200, or 404 where the path names nothing. */
  readonly status: number;
  /** Of the page, for the document's; the site's name is added. */
  readonly title: string;
  readonly head?: string;
  /** Name of the screen's folder, where its script comes by itself: the page fetches it along with the area's own. */
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
