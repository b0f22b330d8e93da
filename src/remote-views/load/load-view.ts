import * as v from 'valibot';
import {
  formatViewRoute,
  LARGEST_VIEW,
  REMOTE_VIEW_API_VERSION,
  REMOTE_VIEW_HEADERS,
  remoteViewSchema,
  textWithin,
} from '@grandstand/bus-contracts/area';
import type { BootArea, RemoteView, ViewRoute } from '@grandstand/bus-contracts/area';
import { RemoteViewError } from '../remote-view-error';

/** The network and the page, for requests of remote views. */
export interface ViewSource {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The client headers of every call, without the player's token. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The settings for the server's rendering, as `key=value&key=value`. */
  readonly settings: () => string;
  /** Path of the page with query: "/en/live?x=1". */
  readonly currentPath: () => string;
  /** The route of that page. */
  readonly currentRoute: () => ViewRoute;
  readonly isVisible: () => boolean;
}

export interface ViewRequest {
  /** Full path of the page with query. */
  readonly path: string;
  readonly route: ViewRoute;
  /** Names of the requested parts; default: the whole view. */
  readonly components?: readonly string[] | undefined;
  readonly signal: AbortSignal;
}

/** Requests an area's view of a page from its remote. */
export async function loadView(
  area: BootArea,
  source: ViewSource,
  request: ViewRequest,
): Promise<RemoteView> {
  const headers: Record<string, string> = {
    ...source.headers(),
    [REMOTE_VIEW_HEADERS.renderMode]: 'json',
    [REMOTE_VIEW_HEADERS.apiVersion]: REMOTE_VIEW_API_VERSION,
    [REMOTE_VIEW_HEADERS.settings]: source.settings(),
    [REMOTE_VIEW_HEADERS.route]: formatViewRoute(request.route),
  };
  if (!source.isVisible()) headers[REMOTE_VIEW_HEADERS.forceSpa] = 'true';
  const init: RequestInit = { headers, signal: request.signal, credentials: 'omit' };
  if (request.components) {
    init.method = 'POST';
    init.body = JSON.stringify({ components: request.components });
    headers['content-type'] = 'application/json';
  }
  const answer = await source.fetch(area.url + request.path, init).catch((error) => {
    throw new RemoteViewError(area.name, 'its remote cannot be reached', 0, error);
  });
  return readView(area, answer);
}

async function readView(area: BootArea, answer: Response): Promise<RemoteView> {
  // A 404 may contain the area's own view of an unknown path.
  if (!answer.ok && answer.status !== 404) {
    throw new RemoteViewError(area.name, `its remote answered ${answer.status}`, answer.status);
  }
  const text = await textWithin(answer, LARGEST_VIEW).catch(() => '');
  if (text === undefined) {
    const reason = `its remote answered with more than ${LARGEST_VIEW} bytes`;
    throw new RemoteViewError(area.name, reason, answer.status);
  }
  const data = parseJson(text);
  if (data === null) throw new RemoteViewError(area.name, 'loaded data is null', answer.status);
  const view = v.safeParse(remoteViewSchema, data);
  if (!view.success) {
    const [issue] = view.issues;
    throw new RemoteViewError(
      area.name,
      `its remote's answer is no remote view (${issue.message})`,
      answer.status,
    );
  }
  if (view.output.appName !== area.name) {
    throw new RemoteViewError(
      area.name,
      `its remote answered for "${view.output.appName}"`,
      answer.status,
    );
  }
  return view.output;
}

/** Parses JSON; null if the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
