export { Blocks } from './blocks';
export { isOwnPath } from './addresses';
export { Note } from './note';
export { useMoneyText } from './use-money-text';
