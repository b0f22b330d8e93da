import type { Language } from '@grandstand/bus-contracts';
import { createFormats } from './page/formats';
import { ENGINE_PAGES } from './page/engines/pages';
import { PLAY_TEXTS } from './play-texts';
import { ruleTextsOf } from './rule-texts';
import { tableHash } from './maths/table-hash';
import type { Title } from './titles';

/** What a title publishes for the pages of sites: the same texts and odds as its own page shows. */
export interface TitleInfo {
  /** A worked example is the last. */
  readonly rules: readonly string[];
  /** Of the choice with which the game opens. */
  readonly odds: readonly {
    readonly name: string;
    readonly pays: string;
    readonly chance: string;
  }[];
  readonly tableHash: string;
}

/** Writes the rules and the odds of a title in a language. */
export function titleInfo(
  { slug, engine, table, usual }: Pick<Title, 'slug' | 'engine' | 'table' | 'usual'>,
  language: Language,
): TitleInfo {
  const texts = PLAY_TEXTS[language];
  // No currency: odds are multiples of the stake.
  const formats = createFormats({ language, currency: { iso: 'EUR', scale: 2 } });
  const odds = ENGINE_PAGES[engine].odds(usual.choice, {
    data: { slug, table },
    texts,
    formats,
  });
  return {
    rules: ruleTextsOf({ slug, engine }, texts),
    odds: odds.map(({ name, pays, chance }) => ({
      name,
      pays: typeof pays === 'number' ? formats.times(pays) : pays,
      chance: formats.percent(chance),
    })),
    tableHash: tableHash(table),
  };
}
