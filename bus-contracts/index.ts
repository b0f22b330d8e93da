export * from './contracts/index';
export * from './kernel/index';
