import type { PlayRules } from '@grandstand/bus-contracts/answers';
import { stakeBounds } from '../casino/stake-bounds';
import type { Title } from '../casino/titles';
import type { Currency } from '../../betting/catalog/currencies';
import { currencyOfIso, exchanged } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { PRODUCTS } from '../../protection/limits/products';
import type { Product } from '../../protection/limits/products';
import { ageOn } from '../../player/players/age';
import { daysOfPlayer } from '../../player/players/player-country';

/** Players below this age have lower bounds on slots where the jurisdiction says so. */
const ADULT_STAKES_FROM = 25;

/** The bounds of a bet, in minor units; it is a multiple of `step`. */
export interface GameBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What a player's age follows from. */
export interface AgeFacts {
  /** "1990-02-28"; null: unknown. */
  readonly birthday: string | null;
  /** The earliest day in the player's country: "2026-11-25". */
  readonly today: string;
}

/** The facts of somebody about whose age nothing is known. */
export const UNKNOWN_AGE: AgeFacts = { birthday: null, today: '' };

interface PlayerFacts extends AgeFacts {
  readonly currency: Currency;
}

/** The bounds of a player's bets on a game. A player whose age is not known has those of the young. */
export function boundsFor(title: Title, play: PlayRules, player: PlayerFacts): GameBounds {
  const bounds = stakeBounds(title, player.currency, play);
  const { underAge25 } = play.maxStake;
  if (title.product !== 'slots' || underAge25 === null || !isYoung(player)) return bounds;
  const law = inMinorUnits(underAge25, play.iso, player.currency);
  const max = Math.max(bounds.step, Math.floor(law / bounds.step) * bounds.step);
  return { ...bounds, min: Math.min(bounds.min, max), max: Math.min(bounds.max, max) };
}

function isYoung({ birthday, today }: AgeFacts): boolean {
  const age = birthday === null ? undefined : ageOn(birthday, today);
  return age === undefined || age < ADULT_STAKES_FROM;
}

function inMinorUnits(amount: number, iso: string, currency: Currency): number {
  const of = currencyOfIso(iso);
  const minor = amount * 10 ** of.scale;
  return of.iso === currency.iso ? minor : exchanged(minor, of, currency);
}

export function isWithin({ min, max, step }: GameBounds, amount: number): boolean {
  return amount >= min && amount <= max && amount % step === 0;
}

/** The shortest time from the first bet of a round to that of the next, in milliseconds. */
export function cycleOf({ product }: Pick<Title, 'product'>, { minCycleMs }: PlayRules): number {
  return product === 'slots' ? minCycleMs.slots : minCycleMs.other;
}

/** What the guard counts a game as. */
export function guardedProduct({ slug, product }: Pick<Title, 'slug' | 'product'>): Product {
  const guarded = PRODUCTS.find((one) => one === product);
  if (!guarded) throw new RangeError(`Failed to guard "${slug}": nobody stakes on ${product}.`);
  return guarded;
}

/** What the age of a player follows from at a moment. */
export async function ageFactsOf(
  queries: Queries,
  playerId: number,
  at: number,
): Promise<AgeFacts> {
  const { birthday } = one(
    await queries.query<{ birthday: string | null }>('SELECT birthday FROM players WHERE id = $1', [
      playerId,
    ]),
  );
  const { earliest: today } = await daysOfPlayer(queries, playerId, at);
  return { birthday, today };
}
