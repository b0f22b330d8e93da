import { bodyLimit } from 'hono/body-limit';
import { createOperatorClient } from '../kit/operator-client';
import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { openBooks } from './books';
import { createDesk } from './desk';
import { createEventSender } from './event-sender';
import { paymentRoutes } from './payment-routes';
import { createPayouts } from './payout-routes';
import { createTasks } from './tasks';
import { BANK_TEXTS } from './texts';

const LARGEST_FORM = 16 * 1024;

interface BankOptions extends ProgramOptions {
  /** Names cards: the same after a restart, or a card that a player has used would count as a new one. */
  readonly cardKey: Uint8Array;
  /** Has what the bank keeps; undefined: that is in memory. */
  readonly booksFile?: string;
}

/** The bank's program: players pay on its pages, which they reach by navigation alone; no page may frame it. */
export function createBank(options: BankOptions): Program {
  const program = createProgram(
    { name: 'bank', textsIn: (language) => BANK_TEXTS[language].program, isFramed: false },
    options,
  );
  const { clock, secret } = options;
  const operator = createOperatorClient({ ...options, partner: 'bank', now: () => clock.now() });
  const books = openBooks(options.booksFile);
  const tasks = createTasks(clock);
  const events = createEventSender({ operator, books, tasks });
  const { keep } = events;
  const desk = createDesk({ ...options, books, keep, tasks });
  const payouts = createPayouts({ secret, clock, books, keep, tasks });
  program.app.use(bodyLimit({ maxSize: LARGEST_FORM }));
  program.app.route('/', paymentRoutes({ desk, operator, clock, secret }));
  program.app.route('/', payouts.routes);
  return {
    app: program.app,
    start() {
      const stop = program.start();
      for (const part of [events, desk, payouts]) part.resume();
      return () => {
        stop();
        tasks.stop();
      };
    },
  };
}
