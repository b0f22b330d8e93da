import { useRef, useState } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import type { BonusGame } from '@grandstand/bus-contracts/domain/bonus-games';
import {
  bonusGamesMove,
  bonusGamesTry,
  type BonusTry,
  type OwnBonusGames,
} from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import type { Tries } from './tries';

/** The tries of a player, and why the last press failed. */
export interface PlayerTries extends Tries {
  readonly fault: string | undefined;
}

type OwnGame = OwnBonusGames['games'][number];

/** A player's tries of a game; one that was left open is gone on with. */
export function usePlayerTries(name: BonusGame, own: OwnGame): PlayerTries {
  const begin = useSend(bonusGamesTry);
  const move = useSend(bonusGamesMove);
  const [last, setLast] = useState<BonusTry | null>(null);
  /** Of a try that got no answer: the same wish again is the same try. */
  const wish = useRef<{ readonly tryId: string; readonly choice: string | null }>(null);
  const shown = last ?? own.open;
  const { error } = move.error === undefined ? begin : move;

  const start = async (choice: string | null): Promise<void> => {
    const again = wish.current?.choice === choice ? wish.current : null;
    const { tryId } = (wish.current = again ?? { tryId: crypto.randomUUID(), choice });
    const begun = await begin.send({ name, tryId, ...(choice !== null && { choice }) });
    if (!begun) return;
    wish.current = null;
    setLast(begun);
  };
  const go = async (made: string): Promise<void> => {
    if (!shown || move.isSending) return;
    const next = await move.send({ tryId: shown.tryId, move: made, at: shown.moveCount });
    if (next) setLast(next);
  };
  return {
    shown,
    isBusy: begin.isSending || move.isSending,
    canBegin: own.freeTries + own.extraTries > 0,
    begin: (choice) => void start(choice),
    move: (made) => void go(made),
    fault: error === undefined ? undefined : faultOf(error),
  };
}

function faultOf(error: Error): string {
  return error instanceof CommandError ? String(error.code) : 'unavailable';
}
