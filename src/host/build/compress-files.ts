import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Bytes; a smaller file gains nothing that is worth two more files. */
const SMALLEST = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that serving one costs no CPU. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
