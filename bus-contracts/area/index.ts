export * from './define-area-server';
export * from './remote-view';
export * from './define-area';
