/** Why a file is not even sent. */
export type FileFault = 'empty' | 'too-large' | 'wrong-file-type';

/** What of files is taken. */
export interface FileBounds {
  readonly maxBytes: number;
  readonly types: readonly string[];
}

/** The beginnings of files, by their types; a dot is any character. */
const HEADS: Readonly<Record<string, RegExp>> = {
  'image/png': /^\u0089PNG\r\n/u,
  'image/jpeg': /^\u00FF\u00D8\u00FF/u,
  'image/webp': /^RIFF.{4}WEBP/su,
  'application/pdf': /^%PDF-/u,
};
const HEAD_BYTES = 16;

/** Checks a file by its content, whatever its name says; undefined: it can be sent. */
export async function fileFault(file: File, bounds: FileBounds): Promise<FileFault | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > bounds.maxBytes) return 'too-large';
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const isTaken = bounds.types.some((type) => HEADS[type]?.test(head));
  return isTaken ? undefined : 'wrong-file-type';
}
