import type { MatchPlayer } from '@grandstand/bus-contracts';
import type { Random } from '../../../platform/random';
import { isOnPitch, type LinedUpPlayer, type LineUps } from '../squads/line-ups';
import type { Position } from '../squads/squads';
import type { Pair } from '../fixture';
import {
  SIDES,
  shareAt,
  type AddedEvent,
  type MatchEvent,
  type PeriodStarts,
  type Side,
} from './match-events';
import { isSentOff, named, pickWeighted, playerOf } from './side-events';

/** The share of goals that a pass of another player leads to. */
const WITH_ASSIST = 0.74;
const ASSISTING: Readonly<Record<Position, number>> = {
  goalkeeper: 0.03,
  defender: 0.6,
  midfielder: 1.5,
  forward: 1.1,
};

interface ScoredAt {
  readonly at: number;
  readonly score: Pair;
}

interface Goal {
  readonly at: number;
  readonly side: Side;
}

/** The goals of a match that count at its last score, in order. */
function goalsOf(scores: readonly ScoredAt[]): Goal[] {
  let goals: Goal[] = [];
  let before: Pair = { home: 0, away: 0 };
  for (const { at, score } of scores) {
    for (const side of SIDES) {
      const more = score[side] - before[side];
      for (let gone = more; gone < 0; gone++) {
        const place = goals.findLastIndex((goal) => goal.side === side);
        goals = goals.filter((_, other) => other !== place);
      }
      if (more > 0) goals = [...goals, ...Array.from({ length: more }, () => ({ at, side }))];
    }
    before = score;
  }
  return goals;
}

interface ScorerFacts {
  readonly starts: PeriodStarts;
  readonly lineUps: LineUps;
  readonly others: readonly MatchEvent[];
  readonly added: readonly AddedEvent[];
  /** The draws of a goal, by its side and its number among those of the side. */
  readonly drawsOf: (side: Side, number: number) => Random;
}

/** The goals that count at the last of the scores, each with its scorer. */
export function goalEvents(scores: readonly ScoredAt[], facts: ScorerFacts): MatchEvent[] {
  const count = { home: 0, away: 0 };
  return goalsOf(scores).map(({ at, side }): MatchEvent => {
    count[side] += 1;
    const players = playersOfGoal({ at, side }, count[side], facts);
    return { at, kind: 'goal', side, ...players };
  });
}

function playersOfGoal(
  { at, side }: Goal,
  number: number,
  { starts, lineUps, others, added, drawsOf }: ScorerFacts,
): { readonly player?: MatchPlayer; readonly assist?: MatchPlayer } {
  const told = added.findLast(
    (event) => event.kind === 'goal' && event.side === side && event.number === number,
  );
  if (told?.player !== undefined) {
    const player = playerOf(lineUps, side, told.player);
    const assist = playerOf(lineUps, side, told.assist);
    return { ...(player && { player }), ...(assist && { assist }) };
  }
  const share = shareAt(starts, at);
  const playing = lineUps[side].players.filter(
    (player) => isOnPitch(player, share) && !isSentOff(others, side, player, at),
  );
  const random = drawsOf(side, number);
  const scorer = pickWeighted(playing, ({ scoring }) => scoring, random);
  if (!scorer) return {};
  if (random() >= WITH_ASSIST) return { player: named(scorer) };
  const assisting = (player: LinedUpPlayer): number =>
    player === scorer ? 0 : ASSISTING[player.position];
  const assist = pickWeighted(playing, assisting, random);
  return { player: named(scorer), ...(assist && { assist: named(assist) }) };
}
