export * from './limits';
export * from './mailing';
