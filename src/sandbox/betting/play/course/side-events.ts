import type { MatchPlayer } from '@grandstand/bus-contracts';
import type { Random } from '../../../platform/random';
import { between, poisson } from '../../../platform/random';
import type { LinedUpPlayer, LineUps } from '../squads/line-ups';
import type { Pair } from '../fixture';
import {
  HALF_S,
  HALVES,
  SIDES,
  secondAt,
  type AddedEvent,
  type MatchEvent,
  type PeriodStarts,
  type Side,
} from './match-events';

/** What is counted of a side, and how often it happens in a match of equal sides. */
const IN_A_MATCH = { corner: 5, shot: 3.4, 'red-card': 0.08 } as const;

/** How often a side has a corner or a saved shot on target in a match, by the strengths of both. */
export function expectedOf(kind: 'corner' | 'shot', strength: Pair): Pair {
  const all = strength.home + strength.away;
  const of = (side: Side): number => (IN_A_MATCH[kind] * 2 * strength[side]) / all;
  return { home: of('home'), away: of('away') };
}

/** They fall into the regular time of a half, so that a later change of the match moves none of them. */
const FROM = 20;
const TO = HALF_S + 40;

interface Drawn {
  readonly starts: PeriodStarts;
  readonly strength: Pair;
  readonly lineUps: LineUps;
  readonly added: readonly AddedEvent[];
  readonly random: Random;
}

/** The corners, saved shots, cards and substitutions of a match, in order. */
export function sideEvents(of: Drawn): MatchEvent[] {
  const { starts, strength, lineUps, random } = of;
  const counted = (['shot', 'corner'] as const).flatMap((kind) => {
    const expected = expectedOf(kind, strength);
    return starts.flatMap((start) =>
      SIDES.flatMap((side) =>
        Array.from({ length: poisson(random, expected[side] / HALVES) }, (): MatchEvent => ({
          at: Math.round(start + between(random, FROM, TO)),
          kind,
          side,
        })),
      ),
    );
  });
  const ofPlayers = SIDES.flatMap((side) => [
    ...sentOff(side, of),
    ...lineUps[side].players.flatMap((player) => booked(player, side, of)),
    ...lineUps[side].substitutions.map(({ at, on, off }): MatchEvent => ({
      at: secondAt(starts, at),
      kind: 'substitution',
      side,
      player: on,
      off,
    })),
  ]);
  const all = [...counted, ...ofPlayers, ...addedEvents(of)];
  return possible(all.toSorted((a, b) => a.at - b.at));
}

/** A player's first card comes at an exponentially distributed time on the pitch. */
function booked(player: LinedUpPlayer, side: Side, { starts, random }: Drawn): MatchEvent[] {
  const { stay, booking } = player;
  const drawn = random();
  if (!stay) return [];
  const share = stay.from - Math.log(1 - drawn) / booking;
  if (share >= stay.to) return [];
  return [{ at: secondAt(starts, share), kind: 'yellow-card', side, player: named(player) }];
}

/** Only a player who would play to the end is sent off, so that no planned substitution fails. */
function sentOff(side: Side, { starts, lineUps, random }: Drawn): MatchEvent[] {
  const candidates = lineUps[side].players.filter(({ stay }) => stay?.from === 0 && stay.to === 1);
  const count = poisson(random, IN_A_MATCH['red-card']);
  const share = random();
  const player = pickWeighted(candidates, ({ booking }) => booking, random);
  if (count === 0 || !player) return [];
  return [{ at: secondAt(starts, share), kind: 'red-card', side, player: named(player) }];
}

/** What QA added, beside goals, which the score has, and substitutions, which the line-up has. */
function addedEvents({ added, lineUps }: Drawn): MatchEvent[] {
  return added.flatMap(({ at, kind, side, player: number }): MatchEvent[] => {
    if (kind === 'goal' || kind === 'substitution') return [];
    const player = playerOf(lineUps, side, number);
    return [{ at, kind, side, ...(player && { player }) }];
  });
}

/** Nobody is shown a card, or replaced, after being sent off; a second yellow card is not drawn. */
function possible(events: readonly MatchEvent[]): MatchEvent[] {
  const off = new Set<string>();
  const cautioned = new Set<string>();
  return events.filter(({ kind, side, player, off: replaced }) => {
    const key = player && `${side} ${player.number}`;
    if (!key) return true;
    if (off.has(key) || (replaced && off.has(`${side} ${replaced.number}`))) return false;
    if (kind === 'red-card') off.add(key);
    if (kind !== 'yellow-card') return true;
    const isFirst = !cautioned.has(key);
    cautioned.add(key);
    return isFirst;
  });
}

export const named = ({ number, name }: MatchPlayer): MatchPlayer => ({ number, name });

/** A player of a side by the number on the shirt. */
export function playerOf(
  lineUps: LineUps,
  side: Side,
  number: number | undefined,
): MatchPlayer | undefined {
  const found = lineUps[side].players.find((player) => player.number === number);
  return found && named(found);
}

/** One of a list by chance; undefined where none has a weight. */
export function pickWeighted<T>(
  list: readonly T[],
  weightOf: (one: T) => number,
  random: Random,
): T | undefined {
  let left = random() * list.reduce((sum, one) => sum + weightOf(one), 0);
  return list.find((one) => {
    left -= weightOf(one);
    return left < 0;
  });
}

/** Whether a player has been sent off before a second of play. */
export function isSentOff(
  events: readonly MatchEvent[],
  side: Side,
  { number }: MatchPlayer,
  at: number,
): boolean {
  return events.some(
    (event) =>
      event.kind === 'red-card' &&
      event.side === side &&
      event.at < at &&
      event.player?.number === number,
  );
}
