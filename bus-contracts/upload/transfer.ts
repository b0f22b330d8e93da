import { DetailedError, Upload } from 'tus-js-client';

/** Why the operator does not take a file. */
export type TransferFault =
  | 'wrong-file-type'
  | 'heic'
  | 'unreadable'
  | 'too-many-pixels'
  | 'too-large'
  | 'lost';

/** An upload that begins with a ticket, or one that has begun and goes on. */
export type TransferTarget = { readonly ticket: string } | { readonly id: string };

interface TransferEvents {
  readonly onProgress: (sent: number, total: number) => void;
  /** The file is whole, under this id. */
  readonly onDone: (id: string) => void;
  /** The operator can't be reached; `resume` tries again. */
  readonly onBreak: () => void;
  readonly onFault: (fault: TransferFault) => void;
}

export interface Transfer {
  readonly pause: () => void;
  readonly resume: () => void;
}

const PATH = '/upload-api/files';
/** The most that the operator takes with one request: a broken one loses no more. */
const CHUNK_BYTES = 192 * 1024;
const RETRIES = [500, 2_000, 5_000];

/** Uploads a file by the tus protocol, from where an earlier upload of it stopped. */
export function startTransfer(
  file: File,
  target: TransferTarget,
  events: TransferEvents,
): Transfer {
  const endpoint = new URL(PATH, document.baseURI).href;
  const upload = new Upload(file, {
    ...('id' in target
      ? { uploadUrl: `${endpoint}/${target.id}` }
      : { endpoint, metadata: { ticket: target.ticket } }),
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRIES,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    // What is there is said by the operator: nothing about a file is kept in the browser.
    storeFingerprintForResuming: false,
    onProgress: events.onProgress,
    onSuccess: () => events.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      const status = answer?.getStatus() ?? 0;
      if (status === 0 || status >= 500) events.onBreak();
      else events.onFault(faultOf(status, answer?.getBody() ?? ''));
    },
  });
  upload.start();
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
  };
}

function faultOf(status: number, body: string): TransferFault {
  if (status === 415) return body.includes('heic-photo') ? 'heic' : 'wrong-file-type';
  if (status === 413) return body.includes('too-many-pixels') ? 'too-many-pixels' : 'too-large';
  return body.includes('unreadable-file') ? 'unreadable' : 'lost';
}
