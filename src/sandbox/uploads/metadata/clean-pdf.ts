import { deflateSync, inflateSync } from 'node:zlib';
import { blankJpeg } from './clean-jpeg';
import { dictionaryEnd, objectsOf, stringEnd } from './pdf-objects';
import type { PdfObject } from './pdf-objects';

/** The most bytes that the packed objects of a file are unpacked to: a small file may unpack to any size. */
const MAX_UNPACKED = 32_000_000;
/** More Info dictionaries and texts than any program writes, each longer than any of them. */
const MAX_EMPTIED = 1000;
const MAX_LENGTH = 16_384;
const SPACE = 0x20;

/** What is known of a file, and what may yet be done to it. */
interface Work {
  /** The numbers of the objects that are Info dictionaries, and of their texts. */
  readonly infos: ReadonlySet<number>;
  readonly texts: Set<number>;
  unpacked: number;
  emptied: number;
}

/**
 * A PDF whose Info dictionaries and XMP are empty, and whose photos have no Exif. All else stays in its place, byte for
 * byte, since a PDF finds its parts by their places.
 * @remarks A signed PDF stays as it is: its signature is of all its bytes. So does what is encrypted or packed in
 * another way than by Deflate.
 */
export function cleanPdf(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  if (/\/ByteRange\b/.test(text)) return bytes;
  const references = text.matchAll(/\/Info\s{0,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b/g);
  const infos = new Set(Array.from(references, ([, number]) => Number(number)));
  const texts = new Set<number>();
  const objects = [...objectsOf(text)];
  // Texts that are objects of their own may be before the dictionary that names them.
  for (const emptied of [0, 0]) {
    const work: Work = { infos, texts, unpacked: 0, emptied };
    for (const object of objects) cleanObject({ bytes, text }, object, work);
  }
  return bytes;
}

interface Content {
  readonly bytes: Buffer;
  /** The same in letters, as it was before. */
  readonly text: string;
}

function cleanObject(content: Content, object: PdfObject, work: Work): void {
  const { start, end, stream } = object;
  empty(content, object, work);
  if (!stream) return;
  const head = content.text.slice(start, end);
  const data = content.bytes.subarray(stream.start, stream.end);
  if (/\/Type\s*\/Metadata\b/.test(head)) data.fill(SPACE);
  else if (/\/Filter\s*\[?\s*\/DCTDecode\b/.test(head)) blankJpeg(data);
  else if (/\/Type\s*\/ObjStm\b/.test(head)) cleanPacked(data, head, work);
}

/** Cleans the objects that are packed in a stream. */
function cleanPacked(data: Buffer, head: string, work: Work): void {
  const first = Number(/\/First\s{1,8}(\d{1,9})/.exec(head)?.[1]);
  if (!/\/Filter\s*\/FlateDecode\b/.test(head) || /\/DecodeParms\b/.test(head)) return;
  const bytes = unpack(data, work);
  if (!bytes) return;
  const text = bytes.toString('latin1');
  // Pairs of a number and a place.
  const list = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < list.length; at += 2) {
    empty({ bytes, text }, { number: list[at] ?? 0, start: first + (list[at + 1] ?? 0) }, work);
  }
  if (bytes.toString('latin1') === text) return;
  const packed = deflateSync(bytes, { level: 9 });
  // Blanks are packed more closely than what was there; what is after their end is not read.
  if (packed.length <= data.length) data.fill(0).set(packed);
}

/** What is packed; undefined: it is no such data, or too much. */
function unpack(data: Buffer, work: Work): Buffer | undefined {
  const left = MAX_UNPACKED - work.unpacked;
  if (left <= 0) return undefined;
  try {
    const unpacked = inflateSync(data, { maxOutputLength: left });
    work.unpacked += unpacked.length;
    return unpacked;
  } catch (error) {
    const isTooMuch =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    work.unpacked += isTooMuch ? left : 0;
    return undefined;
  }
}

/** Empties an object that is an Info dictionary or one of its texts. */
function empty(
  { bytes, text }: Content,
  { number, start }: Pick<PdfObject, 'number' | 'start'>,
  work: Work,
): void {
  const isInfo = work.infos.has(number);
  if ((!isInfo && !work.texts.has(number)) || work.emptied >= MAX_EMPTIED) return;
  work.emptied += 1;
  const of = text.slice(start, start + MAX_LENGTH);
  const end = isInfo ? dictionaryEnd(of, 0) : stringEnd(of, 0);
  if (end === undefined) return;
  const edge = isInfo ? 2 : 1;
  const references = isInfo ? of.slice(0, end).matchAll(/(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b/g) : [];
  for (const [, named] of references) work.texts.add(Number(named));
  bytes.fill(SPACE, start + edge, start + end - edge);
}
