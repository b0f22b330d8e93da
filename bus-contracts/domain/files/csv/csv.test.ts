import { LANGUAGES, languageTag } from '../../text/languages';
import { fromMinor } from '../../money/money';
import { runs } from '../../../testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv, decimalText } from '.';

/** Reads a file by RFC 4180, independently of the code that writes it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error('The file is no comma-separated table.');
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('=', '+', '-', '@', ',', ';', '"', "'", '\r', '\n', '\t', ' '),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

describe('a table as comma-separated values', () => {
  test('is read as it was written by any reader of RFC 4180', () => {
    const plain = text.map((value) => value.replaceAll(/[=+\-@]/g, ''));
    fc.assert(
      fc.property(
        fc.array(fc.array(plain, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          expect(readCsv(csv(rows, 'en').slice(1))).toEqual(rows);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });

  test('has no cell that a spreadsheet reads as a formula, with any separator', () => {
    fc.assert(
      fc.property(text, (value) => {
        const [[cell = ''] = []] = readCsv(csv([[value, 'end']], 'en').slice(1));
        for (const part of cell.split(/[;,\t\r\n]/)) expect(part).not.toMatch(/^[=+\-@]/);
        expect(cell.replaceAll("'", '')).toBe(value.replaceAll("'", ''));
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('starts with the byte order mark of UTF-8 and keeps the minus of a number', () => {
    expect(csv([['Ставка', '=1+1', { digits: '-0.50' }]], 'en')).toBe(
      "\uFEFFСтавка,'=1+1,-0.50\r\n",
    );
    expect(csv([['say "go"', 'a,b']], 'en')).toBe('\uFEFF"say ""go""","a,b"\r\n');
  });

  // What spreadsheets read is set by the decimal sign of their language.
  test.each(LANGUAGES.map((language) => [language]))(
    'opens in a spreadsheet of its language, with sums as numbers: %s',
    (language) => {
      const [separator = '', decimal = ''] = language === 'en' ? [',', '.'] : [';', ','];
      const written = (1.5).toLocaleString(languageTag(language)).charAt(1);
      expect(decimal).toBe(written);
      const row = ['a,b;c', { digits: '9.10' }, { digits: '-1240.50' }, { digits: '17' }, 'd'];
      const text = csv([row], language).slice(1).trim();
      expect(text).toBe(
        ['"a,b;c"', `9${decimal}10`, `-1240${decimal}50`, '17', 'd'].join(separator),
      );
    },
  );
});

test('an amount is a decimal with a dot, exact to the last digit', () => {
  expect(decimalText(5, 2)).toBe('0.05');
  expect(decimalText(-124_050, 2)).toBe('-1240.50');
  expect(decimalText(7, 0)).toBe('7');
  expect(decimalText(Number.MAX_SAFE_INTEGER, 3)).toBe('9007199254740.991');
  fc.assert(
    fc.property(fc.integer(), fc.nat(4), (minor, scale) => {
      expect(decimalText(minor, scale)).toBe(fromMinor(minor, scale).toFixed(scale));
    }),
    { numRuns: runs(1_000) },
  );
});
