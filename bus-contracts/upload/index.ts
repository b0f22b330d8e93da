export { fileFault } from './file-check';
export type { FileBounds, FileFault } from './file-check';
export type { Transfer, TransferFault, TransferTarget } from './transfer';

/** The upload of files, which is fetched with the first of them. */
export const fileTransfers = { load: async () => import('./transfer') };
