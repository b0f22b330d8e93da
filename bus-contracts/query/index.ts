export { commandQuery, reloadQueries } from './command-query';
export { createQueryClient } from './query-client';
