import type { MatchPlayer } from '@grandstand/bus-contracts';
import { randomOf, shuffled, type Random } from '../../../platform/random';
import { NAMES, type Tongue } from './names';

export type { Tongue };

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

/** A player of a side. */
export interface SquadPlayer extends MatchPlayer {
  readonly position: Position;
}

/** How many players of a position a squad has. */
export const IN_SQUAD: Readonly<Record<Position, number>> = {
  goalkeeper: 2,
  defender: 7,
  midfielder: 7,
  forward: 4,
};

const POSITIONS = Object.keys(IN_SQUAD) as Position[];

/** The usual numbers of the first eleven of each position; the rest of a squad have those above. */
const USUAL_NUMBERS: Readonly<Record<Position, readonly number[]>> = {
  goalkeeper: [1, 12],
  defender: [2, 3, 4, 5],
  midfielder: [6, 8, 10, 7],
  forward: [9, 11],
};
const FIRST_HIGH_NUMBER = 13;
const MAX_NUMBER = 40;

/** One player in this many has a name from abroad. */
const FROM_ABROAD = 4;
const TONGUES = Object.keys(NAMES) as Tongue[];

/** By regions of championships, as they are in the catalogue; others have Spanish names, as most of the Copa's clubs. */
const TONGUE_OF_REGION: Readonly<Record<string, Tongue>> = {
  AT: 'german',
  BE: 'dutch',
  BR: 'portuguese',
  CN: 'chinese',
  DE: 'german',
  FR: 'french',
  GR: 'greek',
  IT: 'italian',
  JP: 'japanese',
  NL: 'dutch',
  PT: 'portuguese',
  TR: 'turkish',
  US: 'english',
  england: 'english',
  scotland: 'scottish',
};

export function tongueOf(region: string | null): Tongue {
  return (region !== null && TONGUE_OF_REGION[region]) || 'spanish';
}

const squads = new Map<string, readonly SquadPlayer[]>();

/** The players of a football side: always the same, with numbers and names of their own. */
export function squadOf(team: string, tongue: Tongue): readonly SquadPlayer[] {
  const key = `${tongue} ${team}`;
  const squad = squads.get(key) ?? madeSquad(team, tongue);
  squads.set(key, squad);
  return squad;
}

function madeSquad(team: string, tongue: Tongue): readonly SquadPlayer[] {
  const random = randomOf('squad', team);
  const high = shuffled(random, rangeOf(FIRST_HIGH_NUMBER, MAX_NUMBER));
  const names = namesOf(tongue, random);
  return POSITIONS.flatMap((position) =>
    Array.from({ length: IN_SQUAD[position] }, (_, place): SquadPlayer => {
      const number = USUAL_NUMBERS[position][place] ?? high.pop() ?? 0;
      return { number, name: names.next().value, position };
    }),
  );
}

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** Names without an end, no family name twice while there are others. */
export function* namesOf(tongue: Tongue, random: Random): Generator<string, never> {
  const used = new Set<string>();
  for (;;) {
    const isForeign = random() < 1 / FROM_ABROAD;
    const { initials, families } = NAMES[isForeign ? pick(TONGUES, random) : tongue];
    const left = families.filter((family) => !used.has(family));
    const family = pick(left.length > 0 ? left : families, random);
    used.add(family);
    yield `${pick(initials, random)}. ${family}`;
  }
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new RangeError('Failed to choose: the list is empty.');
  return found;
}
