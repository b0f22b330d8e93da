import type { MatchPlayer } from '@grandstand/bus-contracts';
import { between, randomOf, shuffled } from '../../../platform/random';
import type { Fixture, Pair } from '../fixture';
import { namesOf, tongueOf } from '../squads/squads';

/** A player of a side that scores points. */
export interface Scorer extends MatchPlayer {
  /** How many of the baskets of the side are the player's. */
  readonly share: number;
}

export type Scorers = Readonly<Record<keyof Pair, readonly Scorer[]>>;

/** How often each of ten players throws, those who begin the match first. */
const THROWS = [21, 17, 14, 12, 10, 8, 7, 5, 4, 2] as const;
const MIN_NUMBER = 4;
const NUMBERS = 32;

const known = new Map<string, readonly Scorer[]>();

/** The players of a side, always the same; those who throw most come first. */
function scorersOfSide(team: string, region: string | null): readonly Scorer[] {
  const key = `${region} ${team}`;
  const players = known.get(key) ?? madeScorers(team, region);
  known.set(key, players);
  return players;
}

function madeScorers(team: string, region: string | null): readonly Scorer[] {
  const random = randomOf('scorers', team);
  const numbers = shuffled(
    random,
    Array.from({ length: NUMBERS }, (_, place) => MIN_NUMBER + place),
  );
  const names = namesOf(tongueOf(region), random);
  const throws = THROWS.map((usual) => usual * between(random, 0.8, 1.25));
  const all = throws.reduce((sum, own) => sum + own, 0);
  return throws
    .toSorted((a, b) => b - a)
    .map((own, place) => ({
      number: numbers[place] ?? 0,
      name: names.next().value,
      share: own / all,
    }));
}

/** The players of a match. */
export function scorersOf(
  { home, away }: Pick<Fixture, 'home' | 'away'>,
  region: string | null,
): Scorers {
  return { home: scorersOfSide(home, region), away: scorersOfSide(away, region) };
}
