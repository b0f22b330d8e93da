export { SHELL_CONTRACTS } from './all';
export * from './auto-logoff';
export * from './captcha';
export * from './fingerprint';
export * from './protection';
export * from './session';
