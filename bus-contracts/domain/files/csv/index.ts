import type { Language } from '../../../contracts/player/settings';

/** A cell: text, or the digits of a number, with a point before its decimals. */
export type Cell = string | { readonly digits: string };

/** The characters at which spreadsheets begin a formula. */
const FORMULA = /[=+\-@]/;
/** Where a cell begins, also in a program that parts cells by another sign than the comma. */
const CELL_START = new RegExp(`(^|[;,\\t\\r\\n])(?=${FORMULA.source})`, 'g');

/** Spreadsheets of Microsoft read a file in UTF-8 by this sign alone. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets of a language read: where numbers have a decimal comma, cells are parted by semicolons. */
interface Signs {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}
const ENGLISH: Signs = { separator: ',', decimal: '.' };
const WITH_COMMA: Signs = { separator: ';', decimal: ',' };

/**
 * A table as separated values (RFC 4180), in which no text is a formula to a spreadsheet. It opens as a table in
 * a spreadsheet of its language, and its sums stay numbers.
 */
export function csv(rows: readonly (readonly Cell[])[], language: Language): string {
  const signs = language === 'en' ? ENGLISH : WITH_COMMA;
  const lines = rows.map((row) => row.map((cell) => cellText(cell, signs)).join(signs.separator));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function cellText(cell: Cell, { decimal }: Signs): string {
  if (typeof cell !== 'string') return numberText(cell.digits, decimal);
  const harmless = cell.replaceAll(CELL_START, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A decimal with the sign of the language; a decimal comma needs no quotes beside semicolons. */
function numberText(digits: string, decimal: Signs['decimal']): string {
  return digits.replace(/^(-?\d+)\.(\d+)$/, `$1${decimal}$2`);
}

/** Minor units as a decimal with a dot, exact at any size: -50 is "-0.50". */
export function decimalText(minor: number, scale: number): string {
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return minor < 0 ? `-${text}` : text;
}
