export { createPageRemoteViews } from './page-remote-views';
export type { PageRemoteViewsOptions } from './page-remote-views';
export { RemoteViewError } from './remote-view-error';
export { createRemoteViews } from './remote-views';
export type { AttachOptions, RemoteViews, RemoteViewsOptions } from './remote-views';
