export * from './cash-out';
export * from './fair';
export * from './limits';
export * from './links';
export * from './mailing';
export * from './purchase';
export * from './uploads';
