import { numberFormat } from './local-formats';

/**
 * Writes the size of a file in the units of a language.
 * @example fileSize(1_234_567, 'en-GB') // '1.2 MB'
 */
export function fileSize(bytes: number, tag: string): string {
  const isSmall = bytes < 1_000_000;
  return numberFormat(tag, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  })(bytes / (isSmall ? 1_000 : 1_000_000));
}
