export { SHELL_CONTRACTS } from './all';
export * from './protection';
