export { createPageRemoteViews } from './page-remote-views';
export type { RemoteViews } from './remote-views';
export { workerScriptUrl } from './run/trusted-types';
