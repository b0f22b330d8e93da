import { FILE_HEAD_BYTES, fileTypeOf } from '../domain/files';

/** Why a file is not even sent. `heic`: a photo in a format that browsers don't show. */
export type FileFault = 'empty' | 'too-large' | 'wrong-file-type' | 'heic';

/** What of files is taken. */
export interface FileBounds {
  readonly maxBytes: number;
  readonly types: readonly string[];
}

/** Checks a file by its content, whatever its name says; undefined: it can be sent. */
export async function fileFault(file: File, bounds: FileBounds): Promise<FileFault | undefined> {
  if (file.size === 0) return 'empty';
  const type = fileTypeOf(new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer()));
  if (type === 'heic') return 'heic';
  if (file.size > bounds.maxBytes) return 'too-large';
  return type !== undefined && bounds.types.includes(type) ? undefined : 'wrong-file-type';
}
