import * as v from 'valibot';

/** The shell's data for a remote view, besides the client headers (specification, section 7). */
export const REMOTE_VIEW_HEADERS = {
  renderMode: 'mf-render-mode',
  apiVersion: 'mf-api-version',
  forceSpa: 'force-spa',
  /** The settings that change the server's markup, as `key=value&key=value`. */
  settings: 'x-view-settings',
  /** The row of the route table that matched, as `name?key=value&key=value`. */
  route: 'x-view-route',
} as const;

export const REMOTE_VIEW_API_VERSION = 'v2';

/** The answer of a remote view; every member is applied. */
export const remoteViewSchema = v.object({
  appName: v.string(),
  /** Of the page, for the document's; the site's name is added. */
  title: v.optional(v.string(), ''),
  /** Run under the page's nonce after `scriptsToLoad` are known and before the client entry mounts: the state the server rendered from. */
  codeToEval: v.optional(v.string(), ''),
  /** Module scripts in order; the last one's default export is the area (`defineArea`). Relative to the remote's origin. */
  scriptsToLoad: v.optional(v.array(v.string()), []),
  /** `<meta>` and `<link>` for the document's head. */
  head: v.optional(v.string(), ''),
  body: v.optional(v.string(), ''),
  /** Text of a style sheet. */
  style: v.optional(v.string(), ''),
  cssToLoad: v.optional(v.array(v.string()), []),
});
export type RemoteView = v.InferOutput<typeof remoteViewSchema>;

/** Where `codeToEval` leaves the state that an area's server rendered from, by area name. */
export const AREA_STATE_KEY = '__areaState';
