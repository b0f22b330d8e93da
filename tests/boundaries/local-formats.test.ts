import { describe, expect, it } from 'vitest';
import { readProduct } from './imports';

/** What writes or orders by a language, or by the machine's where none is named. */
const BY_LANGUAGE = /\bIntl\.\w+|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/;
/** The machine's own language decides. */
const BY_MACHINE = /\.toLocale\w+\(\s*\)|\bIntl\.\w+\(\s*\)|\bhour12\b/;

/** The files that may, and why. All others use `dateFormat`, `numberFormat`, `countryNames` and `alphabetical`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'bus-contracts/area/view-settings.ts': 'asks whether a time zone exists',
  'bus-contracts/domain/money/money.ts': 'keeps one format for each scale',
  'bus-contracts/domain/money/read-amount.ts':
    'reads the signs of currencies, by the tag for numbers',
  'bus-contracts/domain/places/days.ts': 'reads the day of a moment in a time zone',
  'bus-contracts/domain/places/index.ts': 'is the one way to write countries and to order texts',
  'bus-contracts/domain/text/local-formats.ts': 'is the one way to write moments and numbers',
  'areas/information/screens/terminals/terminal-hours.ts': 'reads the hour of a time zone',
  'areas/office/settings/settings-screen.tsx': 'lists the time zones of the browser',
  'areas/office/words/zoned-stamp.ts': 'writes a file that is the same in every language',
  'src/host/visitor/country.ts': 'asks whether a country exists',
  'src/line-ui/words/zoned-time.ts': 'reads the parts of a moment in a time zone',
  'src/main.tsx': 'loads the data of Intl before its first use',
  'src/sandbox/betting/catalog/own-names.ts': 'has the names of countries in their own languages',
  'src/sandbox/betting/catalog/regions.ts':
    'has the names of countries, which Node has in all languages',
  'src/sandbox/betting/fixtures/local-time.ts': 'reads the offset of a time zone',
  'src/sandbox/betting/results/days.ts': 'reads the day of a moment in a time zone',
  'src/sandbox/site/texts/unit-text.ts':
    'has units and lists in words, which Node has in all languages',
  'src/shell/dialogs/settings.tsx': 'lists the time zones of the browser',
};

describe('moments, numbers, names of countries and ordered lists', () => {
  const found = readProduct().filter(({ text }) => BY_LANGUAGE.test(text));

  it('are written in one way, which is the same on a server and in every browser', () => {
    expect(found.map(({ path }) => path).filter((path) => !(path in ALLOWED))).toEqual([]);
  });

  it('have no exception that is not used', () => {
    const paths = found.map(({ path }) => path);
    expect(Object.keys(ALLOWED).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('never depend on the language of the machine', () => {
    const byMachine = readProduct().filter(({ text }) => BY_MACHINE.test(text));
    // It reads the browser's time zone, and writes nothing.
    expect(byMachine.map(({ path }) => path)).toEqual([
      'bus-contracts/domain/text/local-formats.ts',
      'src/main.tsx',
    ]);
  });
});
