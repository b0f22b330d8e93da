import type { TotoDraw, TotoMatch, TotoSections } from '@grandstand/bus-contracts/answers';
import type { OwnTotoCoupon } from '@grandstand/bus-contracts/player';

/** The outcomes of 23 August 2025. */
export const RESULTS = Array.from('211121212X11XX2');

export const SECTIONS: TotoSections = {
  iso: 'EUR',
  scale: 2,
  unit: 20,
  sections: [{ section: 'fifteen', jackpot: 520_000, openDraws: 1 }],
};

function match(place: number, more: Partial<TotoMatch>): TotoMatch {
  return {
    gameId: place,
    home: `Home ${place}`,
    away: `Away ${place}`,
    champ: 'Premier League, England',
    path: `/line/football/england-premier-league/${place}-match`,
    startsAt: Date.UTC(2026, 10, 27, 15, 30),
    isLive: false,
    score: null,
    result: null,
    odds: [1.5, 4, 6],
    shares: [70.4, 20, 9.6],
    ...more,
  };
}

/** A draw of fifteen matches that takes coupons. */
export function drawOf(more: Partial<TotoDraw> = {}, ofMatches: Partial<TotoMatch> = {}): TotoDraw {
  return {
    id: 7,
    section: 'fifteen',
    number: 11,
    rhythm: 'quick',
    state: 'open',
    opensAt: Date.UTC(2026, 10, 27, 15, 0),
    closesAt: Date.UTC(2026, 10, 27, 15, 30),
    settledAt: null,
    pool: 100_000,
    countedAt: Date.UTC(2026, 10, 27, 15, 10),
    jackpot: 520_000,
    matches: RESULTS.map((_, place) => match(place + 1, ofMatches)),
    dividends: null,
    winners: [],
    ...more,
  };
}

const shared = (hits: number, percent: number, units: number, each: number) => ({
  hits,
  percent,
  money: 1000 * percent,
  units,
  each,
});

/** The same once it was settled: of 1,000.00, one entry has 11 hits, three have 10, twelve have 9. */
export function settledDraw(): TotoDraw {
  const draw = drawOf({
    state: 'settled',
    settledAt: Date.UTC(2026, 10, 27, 18, 0),
    dividends: {
      categories: [
        shared(15, 5, 0, 0),
        shared(14, 5, 0, 0),
        shared(13, 5, 0, 0),
        shared(12, 5, 0, 0),
        shared(11, 10, 1, 10_000),
        shared(10, 20, 4, 5_000),
        shared(9, 40, 16, 2_500),
      ],
      jackpot: { atStake: 500_000, units: 0, each: 0 },
      house: 10_000,
      carried: 20_000,
    },
    winners: [{ name: 'jo***', hits: 11, amount: 17_500 }],
  });
  const matches = draw.matches.map((each, place) => ({
    ...each,
    score: { home: 1, away: 0 },
    result: RESULTS[place] ?? null,
  }));
  return { ...draw, matches };
}

/** A coupon that hits all but the first four matches. */
export function couponOf(more: Partial<OwnTotoCoupon> = {}): OwnTotoCoupon {
  return {
    id: '80000001',
    placedAt: Date.UTC(2026, 10, 27, 15, 5),
    status: 'won',
    iso: 'EUR',
    scale: 2,
    amount: 20,
    payout: 17_500,
    units: 1,
    picks: RESULTS.map((result, place) => (place < 4 ? (result === '1' ? '2' : '1') : result)),
    draw: settledDraw(),
    ...more,
  };
}
