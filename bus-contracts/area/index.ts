export * from './view-settings';
export * from './boot-data';
export * from './define-area-server';
export * from './remote-view';
export * from './define-area';
export * from './area-views';
export * from './version-path';
export * from './app-name';
