export { SHELL_CONTRACTS } from './all';
export * from './contracts';
