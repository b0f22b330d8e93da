import { bodyLimit } from 'hono/body-limit';
import { createOperatorClient } from '../kit/operator-client';
import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { createEventSender } from './event-sender';
import { paymentRoutes } from './payment-routes';
import { BANK_TEXTS } from './texts';

const LARGEST_FORM = 16 * 1024;

interface BankOptions extends ProgramOptions {
  /** Names cards: the same after a restart, or a card that a player has used would count as a new one. */
  readonly cardKey: Uint8Array;
}

/** The bank's program: players pay on its pages, which they reach by navigation alone; no page may frame it. */
export function createBank(options: BankOptions): Program {
  const program = createProgram({ name: 'bank', texts: BANK_TEXTS, isFramed: false }, options);
  const { clock } = options;
  const operator = createOperatorClient({ ...options, partner: 'bank', now: () => clock.now() });
  program.app.use(bodyLimit({ maxSize: LARGEST_FORM }));
  program.app.route(
    '/',
    paymentRoutes({ ...options, operator, send: createEventSender({ operator, clock }) }),
  );
  return program;
}
