export * from './cash-out';
export * from './limits';
export * from './mailing';
export * from './purchase';
export * from './uploads';
