import { type FileType, fileTypeOf } from '@grandstand/bus-contracts/domain/files';
import { ApiFault } from '../../platform/http/fault';

export const MAX_FILE_BYTES = 10_000_000;
/** The most bytes of one request: a broken one loses no more. */
export const MAX_CHUNK_BYTES = 192 * 1024;

export const TICKET_LIFETIME = 600_000;
/** The most tickets of a player within a day. */
export const TICKETS_A_DAY = 30;
export const DAY = 86_400_000;

/** The type of a file by its content; a fault if it is none of those that are taken. */
export function takenTypeOf(file: Uint8Array): FileType | ApiFault {
  const type = fileTypeOf(file);
  if (type === 'heic') return new ApiFault(415, 'heic-photo');
  return type ?? new ApiFault(415, 'wrong-file-type');
}
