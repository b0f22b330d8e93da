import { andarBaharRules } from './maths/cards/andar-bahar';
import { baccaratRules } from './maths/cards/baccarat';
import { dragonTigerRules } from './maths/cards/dragon-tiger';
import { threeCardRules } from './maths/cards/three-card-poker';
import { videoPokerRules } from './maths/cards/video-poker';
import { ANDAR_BAHAR_TABLE, BACCARAT_TABLE, DRAGON_TIGER_TABLE } from './maths/tables/card-tables';
import { THREE_CARD_TABLE } from './maths/tables/three-card-poker';
import { BONUS_POKER_TABLE, JACKS_OR_BETTER_TABLE } from './maths/tables/video-poker';
import type { Title } from './titles';

/** The games of cards, but for high or low. */
export const CARD_TITLES: readonly Title[] = [
  {
    slug: 'baccarat',
    name: 'Baccarat',
    engine: 'baccarat',
    rules: baccaratRules(BACCARAT_TABLE),
    table: BACCARAT_TABLE,
    rtp: 9516,
    rtpMost: 9894,
    usual: { choice: { bets: [{ on: 'banker', chips: 1 }] }, steps: 0 },
    hitRate: 5538,
    volatility: 'low',
    stake: { min: 20, max: 20_000, step: 20 },
    cycle: 'other',
  },
  {
    slug: 'dragon-tiger',
    name: 'Dragon Tiger',
    engine: 'dragon-tiger',
    rules: dragonTigerRules(DRAGON_TIGER_TABLE),
    table: DRAGON_TIGER_TABLE,
    rtp: 9446,
    rtpMost: 9711,
    usual: { choice: { bets: [{ on: 'dragon', chips: 1 }] }, steps: 0 },
    hitRate: 5373,
    volatility: 'low',
    stake: { min: 10, max: 20_000, step: 10 },
    cycle: 'other',
  },
  {
    slug: 'andar-bahar',
    name: 'Andar Bahar',
    engine: 'andar-bahar',
    rules: andarBaharRules(ANDAR_BAHAR_TABLE),
    table: ANDAR_BAHAR_TABLE,
    rtp: 9453,
    rtpMost: 9785,
    usual: { choice: { bets: [{ on: 'andar', chips: 1 }] }, steps: 0 },
    hitRate: 5150,
    volatility: 'low',
    stake: { min: 10, max: 20_000, step: 10 },
    cycle: 'other',
  },
  {
    slug: 'jacks-or-better',
    name: 'Jacks or Better',
    engine: 'video-poker',
    rules: videoPokerRules(JACKS_OR_BETTER_TABLE),
    table: JACKS_OR_BETTER_TABLE,
    rtp: 9954,
    rtpMost: 9954,
    usual: { choice: {}, steps: 0 },
    hitRate: 4546,
    volatility: 'high',
    stake: { min: 10, max: 5000, step: 10 },
    cycle: 'other',
  },
  {
    slug: 'bonus-poker',
    name: 'Bonus Poker',
    engine: 'video-poker',
    rules: videoPokerRules(BONUS_POKER_TABLE),
    table: BONUS_POKER_TABLE,
    rtp: 9917,
    rtpMost: 9917,
    usual: { choice: {}, steps: 0 },
    hitRate: 4551,
    volatility: 'high',
    stake: { min: 10, max: 5000, step: 10 },
    cycle: 'other',
  },
  {
    slug: 'three-card-poker',
    name: 'Three Card Poker',
    engine: 'three-card-poker',
    rules: threeCardRules(THREE_CARD_TABLE),
    table: THREE_CARD_TABLE,
    rtp: 9663,
    rtpMost: 9663,
    usual: { choice: {}, steps: 0 },
    hitRate: 4504,
    volatility: 'medium',
    stake: { min: 10, max: 10_000, step: 10 },
    cycle: 'other',
  },
];
