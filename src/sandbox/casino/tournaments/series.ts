import type { Texts } from '../../site/texts';
import { TITLES } from '../casino/titles';
import type { Title } from '../casino/titles';

export type SeriesId = keyof Texts['tournament']['titles'];

/** Tournaments of one kind. Amounts are in cents of a euro. */
export interface Series {
  readonly id: SeriesId;
  /** What its games are in the list of products of a jurisdiction. */
  readonly product: 'slots' | 'casino';
  /** The stake of a round that counts. */
  readonly stake: number;
  readonly entry: number;
  /** What the house gives to the fund. */
  readonly seed: number;
  /** In milliseconds; null: QA makes them alone. */
  readonly rhythm: { readonly length: number; readonly begins: number } | null;
  readonly isIn: (title: Title) => boolean;
}

const DAY = 86_400_000;
/** From a Monday to the first day of the calendar of computers, a Thursday. */
const MONDAY_TO_EPOCH = 3 * DAY;

const isSlot = ({ categories }: Title): boolean => categories.includes('slots');

export const SERIES: readonly Series[] = [
  {
    id: 'daily-slots',
    product: 'slots',
    stake: 20,
    entry: 100,
    seed: 5_000,
    rhythm: { length: DAY, begins: 0 },
    isIn: isSlot,
  },
  {
    id: 'weekly-instant',
    product: 'casino',
    stake: 100,
    entry: 200,
    seed: 20_000,
    rhythm: { length: 7 * DAY, begins: -MONDAY_TO_EPOCH },
    isIn: ({ categories, product }) => categories.includes('fast-games') && product === 'casino',
  },
  { id: 'quick', product: 'slots', stake: 20, entry: 100, seed: 1_000, rhythm: null, isIn: isSlot },
];

/** The share of each place in the fund, in thousandths. */
export const SHARES: readonly number[] = [300, 200, 150, 100, 80, 60, 40, 30, 20, 20];

/** The games of a series: those on which its stake can be staked. */
export function gamesIn({ stake, isIn }: Series): string[] {
  return TITLES.filter(
    (title) =>
      isIn(title) &&
      stake >= title.stake.min &&
      stake <= title.stake.max &&
      stake % title.stake.step === 0,
  ).map(({ slug }) => slug);
}

/** The present tournament of a series and the next: a function of the clock alone, so that a restart makes no others. */
export function due(
  { rhythm }: Series,
  now: number,
): { readonly number: number; readonly startsAt: number; readonly endsAt: number }[] {
  if (!rhythm) return [];
  const { length, begins } = rhythm;
  const present = Math.floor((now - begins) / length);
  return [present, present + 1].map((number) => ({
    number,
    startsAt: begins + number * length,
    endsAt: begins + (number + 1) * length,
  }));
}
