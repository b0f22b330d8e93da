export * from './clock';
export * from './contract';
export * from './errors';
export * from './manifest';
export type * from './types';
