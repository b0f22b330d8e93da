import { useState } from 'react';
import {
  canMove,
  drawsOf,
  labelOf,
  playOf,
  prizeOf,
  type PlayedRound,
  type PrizeTable,
} from '@grandstand/bus-contracts/domain/bonus-games';
import { drawRound } from '@grandstand/bus-contracts/domain/fair';
import type { Tries } from './tries';

const SEED_BYTES = 32;
/** Nothing was committed to: a demo wins nothing, so nobody has to check it. */
const NOT_COMMITTED = '0'.repeat(2 * SEED_BYTES);

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface DemoTry {
  readonly round: PlayedRound;
  readonly moves: readonly string[];
}

/** Tries without a player: drawn in the page by the rules and the table of real ones; they take and win nothing. */
export function useDemoTries(table: PrizeTable): Tries {
  const [demo, setDemo] = useState<DemoTry | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const begin = async (choice: string | null): Promise<void> => {
    setIsBusy(true);
    const results = await drawRound({
      scheme: 'personal',
      label: labelOf(table.game, choice),
      commitment: NOT_COMMITTED,
      serverSeed: newSeed(),
      clientSeed: 'demo',
      nonce: 0,
      draws: drawsOf(table),
    });
    setDemo({ round: { table, choice, results }, moves: [] });
    setIsBusy(false);
  };
  const play = demo && playOf(demo.round, demo.moves);
  return {
    shown: play && {
      view: play.view,
      prize: play.isOver ? prizeOf(demo.round, play.tier) : null,
      endsAt: null,
    },
    isBusy,
    canBegin: true,
    begin: (choice) => void begin(choice),
    move: (move) => {
      setDemo((now) =>
        now && canMove(now.round, now.moves, move) ? { ...now, moves: [...now.moves, move] } : now,
      );
    },
  };
}
