import { reelsRules } from './maths/reels/reels';
import {
  AMBER_ORCHARD_TABLE,
  CHERRY_CLASSIC_TABLE,
  CLOCKWORK_FAIR_TABLE,
  GOLDEN_SEVEN_TABLE,
  HONEY_TRAIL_TABLE,
  KICK_OFF_REELS_TABLE,
  LANTERN_BAY_TABLE,
  NINE_RIVERS_TABLE,
  PAPER_DRAGONS_TABLE,
  SILVER_STEPPE_TABLE,
} from './maths/tables/reels';
import type { ReelsTable } from './maths/tables/reels';
import type { Title } from './titles';

interface ReelsFacts extends Pick<Title, 'slug' | 'name' | 'rtp' | 'hitRate' | 'volatility'> {
  readonly table: ReelsTable;
  readonly step: number;
}

function reels({ table, step, ...facts }: ReelsFacts): Title {
  return {
    ...facts,
    engine: 'reels',
    rules: reelsRules(table),
    table,
    rtpMost: facts.rtp,
    usual: { choice: {}, steps: 0 },
    stake: { min: step, max: 10_000, step },
    cycle: 'slots',
  };
}

/** The games of reels; their volatility is that of 20,000 rounds from a fixed seed. */
export const REELS_TITLES: readonly Title[] = [
  reels({
    slug: 'amber-orchard',
    name: 'Amber Orchard',
    table: AMBER_ORCHARD_TABLE,
    rtp: 9576,
    hitRate: 2789,
    volatility: 'medium',
    step: 10,
  }),
  reels({
    slug: 'kick-off-reels',
    name: 'Kick-off Reels',
    table: KICK_OFF_REELS_TABLE,
    rtp: 9548,
    hitRate: 2901,
    volatility: 'high',
    step: 10,
  }),
  reels({
    slug: 'lantern-bay',
    name: 'Lantern Bay',
    table: LANTERN_BAY_TABLE,
    rtp: 9600,
    hitRate: 4564,
    volatility: 'medium',
    step: 20,
  }),
  reels({
    slug: 'silver-steppe',
    name: 'Silver Steppe',
    table: SILVER_STEPPE_TABLE,
    rtp: 9498,
    hitRate: 3234,
    volatility: 'high',
    step: 10,
  }),
  reels({
    slug: 'paper-dragons',
    name: 'Paper Dragons',
    table: PAPER_DRAGONS_TABLE,
    rtp: 9608,
    hitRate: 4793,
    volatility: 'high',
    step: 20,
  }),
  reels({
    slug: 'nine-rivers',
    name: 'Nine Rivers',
    table: NINE_RIVERS_TABLE,
    rtp: 9490,
    hitRate: 2798,
    volatility: 'high',
    step: 10,
  }),
  reels({
    slug: 'clockwork-fair',
    name: 'Clockwork Fair',
    table: CLOCKWORK_FAIR_TABLE,
    rtp: 9556,
    hitRate: 4355,
    volatility: 'medium',
    step: 20,
  }),
  reels({
    slug: 'honey-trail',
    name: 'Honey Trail',
    table: HONEY_TRAIL_TABLE,
    rtp: 9554,
    hitRate: 2959,
    volatility: 'high',
    step: 10,
  }),
  reels({
    slug: 'cherry-classic',
    name: 'Cherry Classic',
    table: CHERRY_CLASSIC_TABLE,
    rtp: 9509,
    hitRate: 4192,
    volatility: 'medium',
    step: 10,
  }),
  reels({
    slug: 'golden-seven',
    name: 'Golden Seven',
    table: GOLDEN_SEVEN_TABLE,
    rtp: 9499,
    hitRate: 3121,
    volatility: 'medium',
    step: 10,
  }),
];
