import type { GameRest } from '@grandstand/bus-contracts/game-frame';
import type { StageState } from '@grandstand/bus-contracts/player';
import type { StageFrame, StageOther } from '@grandstand/bus-contracts/shell';
import { restOf, shownGame } from './stage-state';
import type { State } from './stage-state';

/** What areas are told. */
export function stageOf(state: State): StageState {
  const { game } = state;
  // While the player is asked which game goes on, none is open here.
  if (game === null || game.phase === 'asking') return { phase: 'empty', gameId: null, mode: null };
  const { gameId, mode, phase } = game;
  if (phase === 'playing' && restOf(state) !== null) return { phase: 'resting', gameId, mode };
  return { phase: phase === 'launching' ? 'loading' : phase, gameId, mode };
}

/** What the shell shows. */
export function frameOf(state: State): StageFrame | null {
  const { isMuted } = state;
  const game = shownGame(state);
  if (!game?.launched || game.phase === 'launching' || game.phase === 'asking') return null;
  const { key, launched, mode, phase, openedAt } = game;
  const sums = game.sums && { ...game.sums, jackpots: [...game.sums.jackpots] };
  const { url, title } = launched;
  return { key, url, title, mode, phase, openedAt, isMuted, rest: restOf(state), sums };
}

/** What the player is to choose about. */
export function otherOf(state: State): StageOther | null {
  const title = shownGame(state)?.other ?? null;
  return title === null ? null : { title };
}

/** What the game is told. */
export function gameRestOf(state: State): GameRest {
  return { reason: restOf(state) };
}
