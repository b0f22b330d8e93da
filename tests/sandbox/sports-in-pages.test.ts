import { LANGUAGES, periodKind, SPORT_IDS } from '@grandstand/bus-contracts/domain';
import { SPORTS } from '@grandstand/sandbox/testing';
import { sportIcon } from '@grandstand/ui';
import { expect, test } from 'vitest';

interface RowTexts {
  readonly line: { readonly period: Readonly<Record<string, string>> };
}
interface TabTexts {
  readonly tab: { readonly parts: Readonly<Record<string, string>> };
}

const ROWS = import.meta.glob<RowTexts>('../../src/line-ui/i18n/*.json', {
  eager: true,
  import: 'default',
});
const TABS = import.meta.glob<TabTexts>('../../areas/sports/i18n/*.json', {
  eager: true,
  import: 'default',
});

test('every sport of the line has a sign of its own', () => {
  expect(SPORTS.length).toBeGreaterThan(5);
  expect(SPORTS.filter(({ slug }) => sportIcon(slug) !== slug)).toEqual([]);
});

test('the periods of every sport have a name in lists and on match pages, in every language', () => {
  const slugs = Object.keys(SPORT_IDS);
  for (const language of LANGUAGES) {
    const names = ROWS[`../../src/line-ui/i18n/${language}.json`]?.line.period;
    const tabs = TABS[`../../areas/sports/i18n/${language}.json`]?.tab.parts;
    const hasNames = (slug: string): boolean => {
      const kind = periodKind(slug);
      return Boolean((names?.[kind] ?? names?.[`${kind}_other`]) && tabs?.[kind]);
    };
    expect(
      slugs.filter((slug) => !hasNames(slug)),
      language,
    ).toEqual([]);
  }
});
