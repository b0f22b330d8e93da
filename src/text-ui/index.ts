export { Blocks } from './blocks';
export { isOwnPath } from './addresses';
export { Note } from './note';
