import { createVirtualClock, settle } from '@grandstand/bus-contracts/testing';
import type { Clock } from '@grandstand/bus-contracts';
import { PATIENCE } from '../../../src/outside/provider-check/bench';
import type { CheckBench, GamePage } from '../../../src/outside/provider-check/bench';
import { CheckOperator } from '../../../src/outside/provider-check/operator';

export const SITE = 'http://localhost:3000';
export const SECRET = 'a secret of the operator and the games';
export const GAME = 'dice';
/** A game with free spins. */
export const SLOT = 'lantern-bay';

/** What a provider of a test is given, and what its program does. */
export interface ProviderPorts {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly fetch: typeof fetch;
  /** The code of the game that is tried. */
  readonly game: string;
}
export type Provider = (ports: ProviderPorts) => (code: string) => Promise<GamePage>;

const STEP_MS = 250;
/** An answer of a program in this process takes a few turns. */
const TURNS = 8;
/** So many threads compute the hashes of a process. */
const THREADS = 4;

/** Waits until the hashes that a program asked for are computed: that takes real time, not the clock's. */
async function hashesAreComputed(): Promise<void> {
  const data = new Uint8Array(1);
  await Promise.all(
    Array.from({ length: THREADS }, async () => crypto.subtle.digest('SHA-256', data)),
  );
}

/** An operator and a provider in this process; time goes on only while a check waits. */
export function inProcess(provider: Provider, game: string): CheckBench {
  const clock = createVirtualClock();
  let last = 7;
  const operator = new CheckOperator({
    secret: SECRET,
    gameCode: game,
    clock,
    random: (below) => {
      last = (last * 48_271) % 2_147_483_647;
      return last % below;
    },
  });
  const open = provider({
    clock,
    game,
    fetch: async (input, init) => {
      const { signal } = init ?? {};
      const given = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      return Promise.race([operator.answer(new Request(input, init)), given]);
    },
  });
  const wait: CheckBench['wait'] = async (isSo, ms) => {
    for (let passed = 0; ; passed += STEP_MS) {
      for (let turn = 0; turn < TURNS && !isSo(); turn += 1) {
        await hashesAreComputed();
        await settle();
      }
      if (isSo() || passed >= ms) return isSo();
      await clock.advance(STEP_MS);
    }
  };
  return {
    operator,
    hasFreeSpins: game === SLOT,
    wait,
    async open(code) {
      const opened: GamePage[] = [];
      void open(code).then((page) => opened.push(page));
      await wait(() => opened.length > 0, PATIENCE);
      const [page] = opened;
      if (!page) throw new Error('The page did not open.');
      return page;
    },
  };
}
