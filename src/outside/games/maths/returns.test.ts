import { describe, expect, it } from 'vitest';
import { CARD_TITLES } from '../card-titles';
import { TITLES } from '../titles';
import type { Title } from '../titles';
import type { ChipsChoice } from './chips';
import { freeChance, lineChances } from './reels/reels-chances';
import { HUNDREDTH, UNIT } from './rules';
import { deviation, hitRate, mean } from './testing/distribution';
import { blackjackPlays, waysOf } from './testing/blackjack-play';
import { blackjackSample } from './testing/blackjack-sample';
import type { BlackjackTable } from './tables/blackjack';
import type { CardTable } from './tables/card-tables';
import type { ReelsTable } from './tables/reels';
import type { ThreeCardTable } from './tables/three-card-poker';
import type { VideoPokerTable } from './tables/video-poker';
import { hiLoRange, playsOf } from './testing/plays';
import { reelsHitRate, reelsMean } from './testing/reels-figures';
import { threeCardPlay } from './testing/three-card-play';
import { videoPokerPlay } from './testing/video-poker-play';
import { tierOf } from './tier';

/** Of a unit, in hundredths of a percent. */
const percent = (share: number): number => Math.round(share * 10_000);

function range(title: Title): { readonly least: number; readonly most: number } {
  if (title.engine === 'hi-lo') return hiLoRange(title);
  if (title.engine === 'reels') {
    const exact = reelsMean(title.table as ReelsTable);
    return { least: exact, most: exact };
  }
  const returns = playsOf(title).map(({ distribution }) => mean(distribution));
  return { least: Math.min(...returns), most: Math.max(...returns) };
}

/** The usual play, whose numbers may be others of as many. */
function usual({ usual: { choice, steps }, ...title }: Title) {
  const shape = (one: object): string =>
    JSON.stringify(one, (key, value) => (key === 'numbers' ? (value as []).length : value));
  return playsOf({ usual: { choice, steps }, ...title }).find(
    (play) => shape(play.choice) === shape(choice) && play.steps === steps,
  );
}

const VOLATILITIES = { low: [0, 1.5], medium: [1.5, 3], high: [3, Infinity] } as const;

describe.each(TITLES.map((title) => [title.slug, title] as const))('%s', (_slug, title) => {
  it('P113 returns in the long run what it publishes, computed exactly for every choice', () => {
    const { least, most } = range(title);
    expect([title.rtp, title.rtpMost]).toEqual([percent(least / UNIT), percent(most / UNIT)]);
    // A house that pays back all, or more, would be no house; less than 91 % is under the least of its kind.
    expect(most).toBeLessThan(UNIT);
    expect(least).toBeGreaterThan(0.91 * UNIT);
  });

  it('publishes how often it pays, and how much its returns vary', () => {
    const play = usual(title);
    if (!play) throw new Error('The usual play is none of those that are computed.');
    const isLong = title.engine === 'reels' && (title.table as ReelsTable).strips.length > 3;
    const short = play.hitRate ?? hitRate(play.distribution);
    const rate = isLong ? reelsHitRate(title.table as ReelsTable) : short;
    expect(title.hitRate).toBe(percent(rate));
    const [from, below] = VOLATILITIES[title.volatility];
    const spread = deviation(play.distribution) / UNIT;
    expect(spread).toBeGreaterThanOrEqual(from);
    expect(spread).toBeLessThan(below);
  });

  it('returns whole minor units for every stake of its steps', () => {
    const { min, max, step } = title.stake;
    expect([min % step, max % step]).toEqual([0, 0]);
    for (const { distribution } of playsOf(title)) {
      for (const returned of distribution.keys()) {
        expect(Number.isSafeInteger(returned)).toBe(true);
        expect(Math.abs(returned * step) % UNIT).toBe(0);
        expect(Number.isSafeInteger(returned * max)).toBe(true);
      }
    }
  });

  it('calls no return of the stake or less a win', () => {
    const returns = new Set(playsOf(title).flatMap(({ distribution }) => [...distribution.keys()]));
    for (const returned of returns) {
      const isWin = tierOf(1, returned) === 'win';
      expect([returned, isWin]).toEqual([returned, returned > UNIT]);
    }
  });
});

describe('the exact figures of reels', () => {
  const reels = TITLES.filter(({ engine }) => engine === 'reels');
  it('are those of all stops, where all stops can be listed', () => {
    const short = reels.filter(({ table }) => (table as ReelsTable).strips.length === 3);
    expect(short.length).toBeGreaterThan(0);
    for (const title of short) {
      const [play] = playsOf(title);
      expect(reelsMean(title.table as ReelsTable)).toBeCloseTo(
        mean(play?.distribution ?? new Map()),
      );
    }
  });

  it('are those of the odds that pages show', () => {
    for (const { table, slug } of reels) {
      const { lines, free } = table as ReelsTable;
      const odds = lineChances(table as ReelsTable);
      const line = odds.reduce((sum, { pays, chance }) => sum + pays * chance, 0);
      const spins = 1 + freeChance(table as ReelsTable) * (free?.spins ?? 0);
      expect(lines.length, slug).toBeGreaterThan(0);
      expect(line * spins * UNIT, slug).toBeCloseTo(reelsMean(table as ReelsTable), 6);
    }
  });

  it('are near those of a sample, where they can’t', () => {
    for (const title of reels) {
      const [play] = playsOf(title);
      const { strips } = title.table as ReelsTable;
      if (!play || strips.length === 3) continue;
      const error = deviation(play.distribution) / Math.sqrt(20_000);
      const off = Math.abs(mean(play.distribution) - reelsMean(title.table as ReelsTable));
      expect(off).toBeLessThan(4 * error);
      const rate = reelsHitRate(title.table as ReelsTable);
      expect(Math.abs(hitRate(play.distribution) - rate)).toBeLessThan(
        4 * Math.sqrt(0.25 / 20_000),
      );
    }
  });

  it('of reels lie between 94.00 % and 96.50 %', () => {
    for (const { rtp } of reels) {
      expect(rtp).toBeGreaterThanOrEqual(9400);
      expect(rtp).toBeLessThanOrEqual(9650);
    }
  });
});

describe('the chances of bets on tables of cards', () => {
  it('are those of the odds that pages show', () => {
    for (const title of CARD_TITLES.filter(({ table }) => 'bets' in table)) {
      for (const { choice, distribution } of playsOf(title)) {
        const [bet] = (choice as ChipsChoice).bets;
        const { pays, chance } = (title.table as CardTable).bets[bet?.on ?? ''] ?? fail(title.slug);
        const exact = distribution.get(pays * HUNDREDTH) ?? 0;
        expect([title.slug, bet?.on, chance]).toEqual([
          title.slug,
          bet?.on,
          Math.round(exact * 1_000_000),
        ]);
      }
    }
  });
});

describe('the chances of the hands of video poker', () => {
  it('are those of the best play, over all deals', () => {
    const poker = TITLES.filter(({ engine }) => engine === 'video-poker');
    expect(poker).toHaveLength(2);
    for (const title of poker) {
      const { hands } = title.table as VideoPokerTable;
      const { distribution } = videoPokerPlay(title);
      for (const { pays, hand } of hands) {
        const same = hands.filter((one) => one.pays === pays);
        const exact = (distribution.get(pays * HUNDREDTH) ?? 0) * 1_000_000_000;
        const published = same.reduce((sum, one) => sum + one.chance, 0);
        expect(Math.abs(exact - published), hand).toBeLessThanOrEqual(same.length);
      }
    }
  });
});

describe('the chances of three card poker', () => {
  it('are those of the published play, which goes on where that returns more', () => {
    const title = TITLES.find(({ engine }) => engine === 'three-card-poker') ?? fail('three-card');
    const { chances, bonus } = title.table as ThreeCardTable;
    const exact = Object.entries(threeCardPlay(title).chances);
    expect(
      Object.fromEntries(exact.map(([name, share]) => [name, Math.round(share * 1_000_000)])),
    ).toEqual(chances);
    // 48, 52 and 720 of the 22,100 hands.
    const counts = Object.values(bonus).map(({ chance }) => Math.round((chance * 22_100) / 1e6));
    expect(counts).toEqual([48, 52, 720]);
  });
});

describe('the chances of blackjack', () => {
  const titles = TITLES.filter(({ engine }) => engine === 'blackjack');
  it.each(titles.map((title) => [title.slug, title] as const))('are exact: %s', (_slug, title) => {
    const { blackjack, chances } = title.table as BlackjackTable;
    const [plain] = blackjackPlays(title).map(({ distribution }) => distribution);
    const chanceOf = (hundredths: number): number =>
      Math.round((plain?.get(hundredths * HUNDREDTH) ?? 0) * 1_000_000);
    expect({ blackjack: chanceOf(blackjack), won: chanceOf(200), same: chanceOf(100) }).toEqual(
      chances,
    );
  });

  it.each(titles.map((title) => [title.slug, title] as const))(
    'are near those of 20,000 rounds that the rules play, by four standard errors: %s',
    (_slug, title) => {
      const count = 20_000;
      const plays = blackjackPlays(title);
      for (const [at, way] of waysOf(title.table as BlackjackTable).entries()) {
        const sample = new Map<number, number>();
        for (const returned of blackjackSample(title, way, count)) {
          sample.set(returned, (sample.get(returned) ?? 0) + 1 / count);
        }
        const exact = plays[at]?.distribution ?? new Map<number, number>();
        const error = deviation(sample) / Math.sqrt(count);
        expect(Math.abs(mean(sample) - mean(exact))).toBeLessThan(4 * error);
        // Of the best play the mean alone is exact, as the two hands of a split are counted as if they ended alike.
        if (at > 0) continue;
        expect(new Set(sample.keys())).toEqual(new Set(exact.keys()));
        for (const [returned, chance] of exact) {
          const off = Math.abs((sample.get(returned) ?? 0) - chance);
          expect(off).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / count));
        }
      }
    },
  );
});

describe('the titles', () => {
  it('have slugs of their own', () => {
    const slugs = TITLES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('have the returns of the specification', () => {
    const of = (slug: string): readonly number[] =>
      playsOf(TITLES.find((title) => title.slug === slug) ?? fail(slug)).map(({ distribution }) =>
        Math.round(mean(distribution) / 10),
      );
    expect(of('keno-80')).toEqual([950, 944, 944, 942, 947, 931, 914, 936, 929, 935]);
    expect(of('plinko')).toEqual([990, 990, 991]);
    expect(of('money-wheel')).toEqual([956, 963, 956, 963, 961, 963]);
  });
});

function fail(slug: string): never {
  throw new Error(`There is no title "${slug}".`);
}
