import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import type { GameChanges } from '../match/game-changes';
import type { LineGame } from '../match/listed-game';
import type { Match } from '../match/match';
import type { AddedEvent } from '../play/course/match-events';
import type { Pair } from '../play/fixture';
import { NO_SCORE, type PeriodScores } from '../play/timeline';

const shirt = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** What happens in a match whose course is published; players are named by the numbers on their shirts. */
export const eventSchema = v.object({
  kind: v.picklist(['goal', 'shot', 'corner', 'yellow-card', 'red-card', 'substitution']),
  side: v.picklist(['home', 'away']),
  /** Left out, of a goal: drawn. */
  player: v.optional(shirt),
  assist: v.optional(shirt),
  /** Of a substitution: who goes off. */
  off: v.optional(shirt),
});
type SentEvent = v.InferOutput<typeof eventSchema>;

export const refuse = (reason: string): ApiFault => new ApiFault(400, 'bad-request', { reason });

/** The change of a game by an event of QA's: a goal changes the score too. */
export function eventChanges(
  game: LineGame,
  event: SentEvent,
  {
    now,
    scoreOf,
  }: { readonly now: number; readonly scoreOf: (game: LineGame, goals: Pair) => PeriodScores },
): Partial<GameChanges> {
  const { match, state } = game;
  checkPlayers(match, now, event);
  const at = match.playedAt(now);
  const { kind, side, player, assist, off } = event;
  const added: AddedEvent = {
    at,
    kind,
    side,
    ...(player !== undefined && { player }),
    ...(assist !== undefined && { assist }),
    ...(off !== undefined && { off }),
  };
  const before = match.changes.events ?? [];
  if (kind !== 'goal') return { events: [...before, added] };
  const { home, away } = state.score ?? NO_SCORE;
  const goals = { home, away, [side]: (side === 'home' ? home : away) + 1 };
  const scored = { ...added, number: goals[side] };
  return { turn: { at, score: scoreOf(game, goals) }, events: [...before, scored] };
}

/** Refuses an event without the players that it needs, or with one who is not in the line-up. */
function checkPlayers(
  match: Match,
  now: number,
  { kind, side, player, assist, off }: SentEvent,
): void {
  const lineUp = match.course(now)?.lineUps?.[side];
  if (!lineUp) throw refuse('The game has no players: only football has.');
  const known = new Set([...lineUp.starters, ...lineUp.bench].map(({ number }) => number));
  const unknown = [player, assist, off].find((one) => one !== undefined && !known.has(one));
  if (unknown !== undefined) throw refuse(`No player of the line-up has the number ${unknown}.`);
  const needs = { 'yellow-card': [player], 'red-card': [player], substitution: [player, off] };
  const needed = kind in needs ? needs[kind as keyof typeof needs] : [];
  if (needed.includes(undefined)) throw refuse(`A ${kind} needs its players.`);
}
