/** The most bytes that may be before the header of a PDF: readers look for it behind a mark of the byte order, a mail's head and the like. */
const BEFORE_PDF = 1_024;
const PDF = '%PDF-';

/** The bytes at the beginning of a file by which its type is known. */
export const FILE_HEAD_BYTES = BEFORE_PDF + PDF.length;

/** The types of files that are taken, each by what its content begins with; a dot is any character. */
const HEADS = {
  'image/png': /^\u0089PNG\r\n/u,
  'image/jpeg': /^\u00FF\u00D8\u00FF/u,
  'image/webp': /^RIFF.{4}WEBP/su,
  'application/pdf': new RegExp(`^.{0,${BEFORE_PDF}}${PDF}`, 'su'),
} as const;

export type FileType = keyof typeof HEADS;

export const FILE_TYPES = Object.keys(HEADS) as readonly FileType[];

/** The brands of pictures in HEIC, which phones take photos in. */
const HEIC_BRANDS = new Set('heic heix hevc hevx heim heis hevm hevs'.split(' '));
/** The length of a box, its name, and where its list of brands begins. */
const BOX = { length: 4, name: 'ftyp', brands: 8 } as const;

/** The type of a file by its content, whatever its name says; `heic`: a photo that has to be saved in another format. */
export function fileTypeOf(file: Uint8Array): FileType | 'heic' | undefined {
  const head = String.fromCharCode(...file.subarray(0, FILE_HEAD_BYTES));
  return isHeic(head) ? 'heic' : FILE_TYPES.find((type) => HEADS[type].test(head));
}

function isHeic(head: string): boolean {
  if (!head.startsWith(BOX.name, BOX.length)) return false;
  // No list of brands is longer than the two last bytes can say.
  const length = head.charCodeAt(BOX.length - 2) * 256 + head.charCodeAt(BOX.length - 1);
  const brands = head.slice(BOX.brands, length).match(/.{4}/gsu) ?? [];
  return brands.some((brand) => HEIC_BRANDS.has(brand));
}
