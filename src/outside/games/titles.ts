import { CARD_TITLES } from './card-titles';
import { DRAW_TITLES } from './draw-titles';
import { curveRules } from './maths/curve/curve';
import { diceRules } from './maths/dice/dice';
import { hiLoRules } from './maths/hi-lo';
import { kenoRules } from './maths/fields/keno';
import { ladderRules } from './maths/fields/ladder';
import { minesRules } from './maths/fields/mines';
import { plinkoRules } from './maths/plinko';
import type { AnyRules, Results } from './maths/rules';
import { COMET_TABLE, ROCKET_TABLE } from './maths/tables/curve';
import { DICE_TABLE } from './maths/tables/dice';
import { HI_LO_TABLE } from './maths/tables/hi-lo';
import { KENO_80_TABLE, QUICK_KENO_TABLE } from './maths/tables/keno';
import { APPLE_TABLE, CUPS_TABLE, PENALTY_TABLE } from './maths/tables/ladders';
import { MINES_TABLE } from './maths/tables/mines';
import { PLINKO_TABLE } from './maths/tables/plinko';
import { HOO_HEY_HOW_TABLE, SIC_BO_TABLE } from './maths/tables/three-dice';
import { MONEY_WHEEL_TABLE, ROULETTE_TABLE } from './maths/tables/wheels';
import { REELS_TITLES } from './reels-titles';
import { SHARED_TITLES } from './shared-titles';
import { threeDiceRules } from './maths/dice/three-dice';
import { wheelRules } from './maths/wheel';

export type Engine =
  | 'andar-bahar'
  | 'baccarat'
  | 'bingo'
  | 'blackjack'
  | 'curve'
  | 'cups'
  | 'dice'
  | 'dragon-tiger'
  | 'flight'
  | 'goals'
  | 'hi-lo'
  | 'keno'
  | 'ladder'
  | 'mines'
  | 'plinko'
  | 'race'
  | 'reels'
  | 'scratch'
  | 'shot'
  | 'sicbo'
  | 'three-card-poker'
  | 'video-poker'
  | 'wheel';

/** The times of a table whose rounds all players share. */
export interface SharedTimes {
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** How long bets are closed at least before the draw. */
  readonly closedMs: number;
  /** How long the result is shown. */
  readonly shownMs: number;
}

/** How a round of a table goes on after its draw, while players may stop. */
export interface SharedRun {
  lengthMs(results: Results): number;
  /** When a bet ends by its own choice; null: not before the round does. */
  settlesAfter(choice: unknown, results: Results): number | null;
  /** The move that a stop after so long is; null: none. */
  stopAfter(ms: number, choice: unknown, results: Results): string | null;
}

/** A game as players open it: the maths of an engine with one table. */
export interface Title {
  /** Its code in the wallet protocol, and the label of its draws. */
  readonly slug: string;
  /** The same in all languages. */
  readonly name: string;
  readonly engine: Engine;
  readonly rules: AnyRules;
  /** The same for all players, whatever they have won or lost. */
  readonly table: object;
  /**
   * What of the stakes comes back in the long run, in hundredths of a percent, rounded: of the choice that returns
   * least, and of the one that returns most.
   */
  readonly rtp: number;
  readonly rtpMost: number;
  /** How a round is played that says nothing else: the choice, and the steps that are taken before a stop. */
  readonly usual: { readonly choice: object; readonly steps: number };
  /** How many rounds of such play pay anything, in hundredths of a percent. */
  readonly hitRate: number;
  /** By the standard deviation of such a round's return for a unit: below 1.5, below 3, and more. */
  readonly volatility: 'low' | 'medium' | 'high';
  /**
   * Cents of a euro. A stake is a multiple of `step` minor units of its currency, so that all returns are whole minor
   * units and nothing of the published return is lost by cutting. On a table it is a chip's, and `max` that of all chips.
   */
  readonly stake: { readonly min: number; readonly max: number; readonly step: number };
  /** Which of the jurisdiction's shortest cycles it has. */
  readonly cycle: 'slots' | 'other';
  /** Of a table whose rounds all players share. */
  readonly shared?: SharedTimes & {
    /** The choice of someone who looks on. */
    readonly nobody: object;
    /** Left out: a round ends with its draw. */
    readonly run?: SharedRun;
  };
}

export type SharedTitle = Title & { readonly shared: NonNullable<Title['shared']> };

export function isShared(title: Title): title is SharedTitle {
  return title.shared !== undefined;
}

export const TITLES: readonly Title[] = [
  ...REELS_TITLES,
  ...DRAW_TITLES,
  ...SHARED_TITLES,
  {
    slug: 'dice',
    name: 'Dice',
    engine: 'dice',
    rules: diceRules(DICE_TABLE),
    table: DICE_TABLE,
    rtp: 9700,
    rtpMost: 9700,
    usual: { choice: { pays: 200, side: 'low' }, steps: 0 },
    hitRate: 4850,
    volatility: 'low',
    stake: { min: 20, max: 10_000, step: 20 },
    cycle: 'other',
  },
  {
    slug: 'mines',
    name: 'Mines',
    engine: 'mines',
    rules: minesRules(MINES_TABLE),
    table: MINES_TABLE,
    rtp: 9660,
    rtpMost: 9728,
    usual: { choice: { mines: 3 }, steps: 3 },
    hitRate: 6696,
    volatility: 'low',
    stake: { min: 100, max: 5000, step: 100 },
    cycle: 'other',
  },
  {
    slug: 'plinko',
    name: 'Plinko',
    engine: 'plinko',
    rules: plinkoRules(PLINKO_TABLE),
    table: PLINKO_TABLE,
    rtp: 9898,
    rtpMost: 9912,
    usual: { choice: { risk: 'medium' }, steps: 0 },
    hitRate: 10_000,
    volatility: 'low',
    stake: { min: 10, max: 10_000, step: 10 },
    cycle: 'other',
  },
  {
    slug: 'rocket-lane',
    name: 'Rocket Lane',
    engine: 'curve',
    rules: curveRules(ROCKET_TABLE),
    table: ROCKET_TABLE,
    rtp: 9700,
    rtpMost: 9700,
    usual: { choice: { targets: [200] }, steps: 0 },
    hitRate: 4850,
    volatility: 'low',
    stake: { min: 100, max: 10_000, step: 100 },
    cycle: 'other',
  },
  {
    slug: 'comet',
    name: 'Comet',
    engine: 'curve',
    rules: curveRules(COMET_TABLE),
    table: COMET_TABLE,
    rtp: 9700,
    rtpMost: 9700,
    usual: { choice: { targets: [150, 500] }, steps: 0 },
    hitRate: 6467,
    volatility: 'low',
    stake: { min: 200, max: 10_000, step: 200 },
    cycle: 'other',
  },
  {
    slug: 'high-or-low',
    name: 'High or Low',
    engine: 'hi-lo',
    rules: hiLoRules(HI_LO_TABLE),
    table: HI_LO_TABLE,
    rtp: 9657,
    rtpMost: 9700,
    usual: { choice: {}, steps: 2 },
    hitRate: 5812,
    volatility: 'low',
    stake: { min: 100, max: 10_000, step: 100 },
    cycle: 'other',
  },
  ...CARD_TITLES,
  {
    slug: 'penalty',
    name: 'Penalty',
    engine: 'goals',
    rules: ladderRules(PENALTY_TABLE),
    table: PENALTY_TABLE,
    rtp: 9677,
    rtpMost: 9728,
    usual: { choice: {}, steps: 3 },
    hitRate: 5120,
    volatility: 'low',
    stake: { min: 100, max: 10_000, step: 100 },
    cycle: 'other',
  },
  {
    slug: 'three-cups',
    name: 'Three Cups',
    engine: 'cups',
    rules: ladderRules(CUPS_TABLE),
    table: CUPS_TABLE,
    rtp: 9700,
    rtpMost: 9700,
    usual: { choice: {}, steps: 1 },
    hitRate: 3333,
    volatility: 'low',
    stake: { min: 100, max: 10_000, step: 100 },
    cycle: 'other',
  },
  {
    slug: 'apple-ladder',
    name: 'Apple Ladder',
    engine: 'ladder',
    rules: ladderRules(APPLE_TABLE),
    table: APPLE_TABLE,
    rtp: 9677,
    rtpMost: 9728,
    usual: { choice: {}, steps: 5 },
    hitRate: 2458,
    volatility: 'medium',
    stake: { min: 100, max: 10_000, step: 100 },
    cycle: 'other',
  },
  {
    slug: 'keno-80',
    name: 'Keno 80',
    engine: 'keno',
    rules: kenoRules(KENO_80_TABLE),
    table: KENO_80_TABLE,
    rtp: 9136,
    rtpMost: 9500,
    usual: { choice: { numbers: [3, 17, 28, 41, 66] }, steps: 0 },
    hitRate: 967,
    volatility: 'high',
    stake: { min: 100, max: 1000, step: 100 },
    cycle: 'other',
  },
  {
    slug: 'quick-keno',
    name: 'Quick Keno',
    engine: 'keno',
    rules: kenoRules(QUICK_KENO_TABLE),
    table: QUICK_KENO_TABLE,
    rtp: 9454,
    rtpMost: 9565,
    usual: { choice: { numbers: [4, 11, 25, 38] }, steps: 0 },
    hitRate: 2559,
    volatility: 'high',
    stake: { min: 10, max: 5000, step: 10 },
    cycle: 'other',
  },
  {
    slug: 'terrace-roulette',
    name: 'Terrace Roulette',
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
  },
  {
    slug: 'money-wheel',
    name: 'Money Wheel',
    engine: 'wheel',
    rules: wheelRules(MONEY_WHEEL_TABLE),
    table: MONEY_WHEEL_TABLE,
    rtp: 9556,
    rtpMost: 9630,
    usual: { choice: { bets: [{ on: 'bell', chips: 1 }] }, steps: 0 },
    hitRate: 2407,
    volatility: 'medium',
    stake: { min: 20, max: 10_000, step: 20 },
    cycle: 'other',
  },
  {
    slug: 'sic-bo',
    name: 'Sic Bo',
    engine: 'sicbo',
    rules: threeDiceRules(SIC_BO_TABLE),
    table: SIC_BO_TABLE,
    rtp: 9556,
    rtpMost: 9722,
    usual: { choice: { bets: [{ on: 'small', chips: 1 }] }, steps: 0 },
    hitRate: 4861,
    volatility: 'low',
    stake: { min: 50, max: 10_000, step: 50 },
    cycle: 'other',
  },
  {
    slug: 'hoo-hey-how',
    name: 'Hoo Hey How',
    engine: 'sicbo',
    rules: threeDiceRules(HOO_HEY_HOW_TABLE),
    table: HOO_HEY_HOW_TABLE,
    rtp: 9213,
    rtpMost: 9213,
    usual: { choice: { bets: [{ on: 'face-1', chips: 1 }] }, steps: 0 },
    hitRate: 4213,
    volatility: 'low',
    stake: { min: 10, max: 10_000, step: 10 },
    cycle: 'other',
  },
];
