import type { RaceChain } from '@grandstand/bus-contracts/answers';
import type { Marbles } from '../data/marbles';

/** What was published of a race before it; undefined where the page has not seen it. */
export interface Announcement {
  readonly chain: RaceChain | undefined;
  readonly weights: readonly number[] | undefined;
}

/** What the page has seen of races before they were run, by their numbers. */
export type Announcements = ReadonlyMap<number, Announcement>;

/** More than there are results. */
const MAX_SEEN = 32;

/** Adds what is published of the next race; what was seen of a race first stays. */
export function withNext(seen: Announcements, marbles: Marbles): Announcements {
  const { next } = marbles;
  if (!next || seen.has(next.number)) return seen;
  const { number, weights } = next;
  const added: Announcement = { chain: chainOf(number, marbles), weights };
  return new Map([...seen, [number, added] as const].slice(-MAX_SEEN));
}

/** What was published of a race before it, as the page has seen it; else only its chain, as it is published now. */
export function announcementOf(
  number: number,
  seen: Announcements,
  marbles: Marbles,
): Announcement {
  return seen.get(number) ?? { chain: chainOf(number, marbles), weights: undefined };
}

function chainOf(number: number, { chain, nextChain }: Marbles): RaceChain | undefined {
  return [nextChain, chain].find((one) => one && roundOf(number, one) !== undefined) ?? undefined;
}

/** The round of a race in a chain; undefined where the chain has none for it. */
export function roundOf(
  number: number,
  { firstRace, length }: Pick<RaceChain, 'firstRace' | 'length'>,
): number | undefined {
  const round = number - firstRace + 1;
  return round >= 1 && round <= length ? round : undefined;
}
