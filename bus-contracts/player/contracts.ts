export * from './cash-out';
export * from './fair';
export * from './limits';
export * from './links';
export * from './mailing';
export * from './passkeys';
export * from './purchase';
export * from './uploads';
