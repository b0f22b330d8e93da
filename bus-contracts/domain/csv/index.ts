/** A cell: text, or the digits of a number. */
export type Cell = string | { readonly digits: string };

/** The characters at which spreadsheets begin a formula. */
const FORMULA = /[=+\-@]/;
/** Where a cell begins, also in a program that parts cells by another sign than the comma. */
const CELL_START = new RegExp(`(^|[;,\\t\\r\\n])(?=${FORMULA.source})`, 'g');

/** Spreadsheets of Microsoft read a file in UTF-8 by this sign alone. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as comma-separated values (RFC 4180), in which no text is a formula to a spreadsheet. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell.digits;
  const harmless = cell.replaceAll(CELL_START, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Minor units as a decimal with a dot, exact at any size: -50 is "-0.50". */
export function decimalText(minor: number, scale: number): string {
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return minor < 0 ? `-${text}` : text;
}
