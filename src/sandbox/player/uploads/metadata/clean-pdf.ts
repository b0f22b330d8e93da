import { deflateSync, inflateSync } from 'node:zlib';
import { blankJpeg } from './blank-jpeg';
import { dictionaryEnd, objectsOf, stringEnd } from './pdf-objects';
import type { PdfObject } from './pdf-objects';

/** The most bytes that the packed objects of a file are unpacked to: a small file may unpack to any size. */
const MAX_UNPACKED = 32_000_000;
/** Deflate packs no closer than this. */
const MAX_PACKED_CLOSELY = 1032;
/** More Info dictionaries and texts than any program writes, each longer than any of them. */
const MAX_EMPTIED = 1000;
const MAX_TEXTS = 16_000;
const MAX_LENGTH = 16_384;
/** More objects than any program packs into the streams of a file. */
const MAX_PACKED = 200_000;
const SPACE = 0x20;

/** What is known of a file, and what may yet be done to it. */
interface Work {
  /** The numbers of the objects that are Info dictionaries, and of their texts. */
  readonly infos: ReadonlySet<number>;
  readonly texts: Set<number>;
  unpacked: number;
  /** The packed objects that were looked at. */
  packed: number;
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
  const infos = new Set<number>();
  for (const [, number] of text.matchAll(/\/Info\s{0,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b/g)) {
    if (infos.size < MAX_EMPTIED) infos.add(Number(number));
  }
  const texts = new Set<number>();
  const clean = (): void => {
    const work: Work = { infos, texts, unpacked: 0, packed: 0, emptied: 0 };
    for (const object of objectsOf(text)) cleanObject({ bytes, text }, object, work);
  };
  clean();
  // Texts that are objects of their own may be before the dictionary that names them.
  if (texts.size > 0) clean();
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
  if (/\/Type\s{0,8}\/Metadata\b/.test(head)) data.fill(SPACE);
  else if (/\/Filter\s{0,8}\[?\s{0,8}\/DCTDecode\b/.test(head)) blankJpeg(data);
  else if (/\/Type\s{0,8}\/ObjStm\b/.test(head)) cleanPacked(data, head, work);
}

/** Cleans the objects that are packed in a stream. */
function cleanPacked(data: Buffer, head: string, work: Work): void {
  const first = Number(/\/First\s{1,8}(\d{1,9})/.exec(head)?.[1]);
  // Only an Info dictionary and its texts are looked for.
  if (work.infos.size === 0) return;
  if (!/\/Filter\s{0,8}\/FlateDecode\b/.test(head) || /\/DecodeParms\b/.test(head)) return;
  const bytes = unpack(data, work);
  if (!bytes) return;
  const text = bytes.toString('latin1');
  const before = work.emptied;
  for (const { number, place } of placesOf(text.slice(0, first))) {
    work.packed += 1;
    if (work.packed > MAX_PACKED) break;
    empty({ bytes, text }, { number, start: first + place }, work);
  }
  if (work.emptied === before) return;
  const packed = deflateSync(bytes, { level: 9 });
  // Blanks are packed more closely than what was there; what is after their end is not read.
  if (packed.length <= data.length) data.fill(0).set(packed);
}

/** The list before packed objects: pairs of a number and a place. */
function* placesOf(list: string): Generator<{ readonly number: number; readonly place: number }> {
  const pair = /\s{0,8}(\d{1,10})\s{1,8}(\d{1,10})(?!\d)/y;
  for (;;) {
    const [, number, place] = pair.exec(list) ?? [];
    if (number === undefined || place === undefined) return;
    yield { number: Number(number), place: Number(place) };
  }
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
    // Nobody says how much a stream was unpacked to before it turned out to be broken.
    work.unpacked += isTooMuch ? left : Math.min(left, data.length * MAX_PACKED_CLOSELY);
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
  for (const [, named] of references) {
    if (work.texts.size < MAX_TEXTS) work.texts.add(Number(named));
  }
  bytes.fill(SPACE, start + edge, start + end - edge);
}
