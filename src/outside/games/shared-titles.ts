import { flightRules, flightRun } from './maths/curve/flight';
import { kenoRules } from './maths/fields/keno';
import { KITE_TABLE } from './maths/tables/curve';
import { FIVE_OF_36_TABLE } from './maths/tables/keno';
import { ROULETTE_TABLE } from './maths/tables/wheels';
import { wheelRules } from './maths/wheel';
import type { SharedTitle } from './titles';

/** The tables whose rounds all players share. */
export const SHARED_TITLES: readonly SharedTitle[] = [
  {
    slug: 'clubhouse-roulette',
    name: 'Clubhouse Roulette',
    engine: 'wheel',
    rules: wheelRules(ROULETTE_TABLE),
    table: ROULETTE_TABLE,
    rtp: 9730,
    rtpMost: 9730,
    usual: { choice: { bets: [{ on: 'red', chips: 1 }] }, steps: 0 },
    hitRate: 4865,
    volatility: 'low',
    stake: { min: 10, max: 50_000, step: 10 },
    cycle: 'other',
    shared: { bettingMs: 20_000, closedMs: 2000, shownMs: 10_000, nobody: { bets: [] } },
  },
  {
    slug: 'kite-run',
    name: 'Kite Run',
    engine: 'flight',
    rules: flightRules(KITE_TABLE),
    table: KITE_TABLE,
    rtp: 9700,
    rtpMost: 9700,
    usual: { choice: { targets: [200] }, steps: 0 },
    hitRate: 4850,
    volatility: 'low',
    stake: { min: 100, max: 10_000, step: 100 },
    cycle: 'other',
    shared: {
      bettingMs: 8000,
      closedMs: 1000,
      shownMs: 5000,
      nobody: { targets: [] },
      run: flightRun(KITE_TABLE),
    },
  },
  {
    slug: 'five-of-36',
    name: 'Five of 36',
    engine: 'keno',
    rules: kenoRules(FIVE_OF_36_TABLE),
    table: FIVE_OF_36_TABLE,
    rtp: 9346,
    rtpMost: 9444,
    usual: { choice: { numbers: [7, 19, 28] }, steps: 0 },
    hitRate: 448,
    volatility: 'high',
    stake: { min: 10, max: 1000, step: 10 },
    cycle: 'other',
    shared: { bettingMs: 45_000, closedMs: 3000, shownMs: 12_000, nobody: { numbers: [] } },
  },
];
