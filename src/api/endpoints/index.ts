export * from './account';
export * from './account-changes';
export * from './bets';
export * from './config';
export * from './coupon';
export * from './line';
export * from './placement';
export * from './session';
