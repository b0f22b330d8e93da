import { crc32, constants, deflateRaw, deflateRawSync } from 'node:zlib';
import { promisify } from 'node:util';
import { createNonce } from '../security/security-headers';

/** The place of a nonce in a page that is not sent yet; it differs in every process, so that no content names it. */
export const NONCE_PLACE = createNonce();

/** A text of the page's own is worth compressing once from this length on. */
const LONG = 16_384;

const GZIP_HEADER = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The end of a compressed stream: an empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** Ends on a whole byte, so that another piece can follow. */
const OPEN_END = { finishFlush: constants.Z_SYNC_FLUSH };
const deflate = promisify(deflateRaw);

/** A page that is sent many times, each time with another nonce. */
export interface NonceDocument {
  /** In characters. */
  readonly length: number;
  withNonce(nonce: string): string;
  /** Compressed: all but the pieces around the nonces is compressed once. */
  gzipped(nonce: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A piece of the page: without nonces and compressed, or short texts between nonces. */
type Piece = { readonly plain: Buffer; readonly packed: Buffer } | { readonly texts: string[] };

/** Reads a page with nonces as `NONCE_PLACE`. */
export function createNonceDocument(html: string): NonceDocument {
  const texts = html.split(NONCE_PLACE);
  let pieces: Promise<readonly Piece[]> | undefined;
  return {
    length: html.length,
    withNonce: (nonce) => texts.join(nonce),
    async gzipped(nonce) {
      pieces ??= Promise.all(piecesOf(texts).map(pack));
      let crc = 0;
      let size = 0;
      const body = (await pieces).map((piece) => {
        const plain = 'plain' in piece ? piece.plain : Buffer.from(piece.texts.join(nonce));
        crc = crc32(plain, crc);
        size += plain.length;
        return 'packed' in piece ? piece.packed : deflateRawSync(plain, OPEN_END);
      });
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc, 0);
      trailer.writeUInt32LE(size, 4);
      return Buffer.concat([GZIP_HEADER, ...body, LAST_BLOCK, trailer]);
    },
  };
}

/** Long texts by themselves, and the texts between them with the nonces around. */
function piecesOf(texts: readonly string[]): (string | string[])[] {
  let around = [''];
  const pieces: (string | string[])[] = [around];
  for (const [index, text] of texts.entries()) {
    if (index > 0) around.push('');
    if (text.length < LONG) {
      around[around.length - 1] += text;
      continue;
    }
    around = [''];
    pieces.push(text, around);
  }
  return pieces;
}

async function pack(piece: string | string[]): Promise<Piece> {
  if (typeof piece !== 'string') return { texts: piece };
  const plain = Buffer.from(piece);
  return { plain, packed: await deflate(plain, OPEN_END) };
}
