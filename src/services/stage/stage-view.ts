import type { GameRest } from '@grandstand/bus-contracts/game-frame';
import type { StageState } from '@grandstand/bus-contracts/player';
import type { StageFrame, StageOther } from '@grandstand/bus-contracts/shell';
import { restOf } from './stage-state';
import type { State } from './stage-state';

/** What areas are told. */
export function stageOf(state: State): StageState {
  const { game } = state;
  if (game === null) return { phase: 'empty', gameId: null, mode: null };
  const { gameId, mode, phase } = game;
  const isResting = phase === 'asking' || (phase === 'playing' && restOf(state) !== null);
  if (isResting) return { phase: 'resting', gameId, mode };
  return { phase: phase === 'launching' ? 'loading' : phase, gameId, mode };
}

/** What the shell shows. */
export function frameOf(state: State): StageFrame | null {
  const { game, isMuted } = state;
  if (!game?.launched || game.phase === 'launching' || game.phase === 'asking') return null;
  const { key, launched, mode, phase, openedAt } = game;
  const sums = game.sums && { ...game.sums, jackpots: [...game.sums.jackpots] };
  const { url, title } = launched;
  return { key, url, title, mode, phase, openedAt, isMuted, rest: restOf(state), sums };
}

/** What the player is to choose about. */
export function otherOf({ game }: State): StageOther | null {
  const title = game?.other ?? null;
  return title === null ? null : { title };
}

/** What the game is told. */
export function gameRestOf(state: State): GameRest {
  return { reason: restOf(state) };
}
