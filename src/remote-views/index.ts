export { inDialog, type OtherPage } from './other-page';
export { createPageRemoteViews } from './page-remote-views';
export type { RemoteViews } from './remote-views';
export { workerScriptUrl } from './run/trusted-types';
