import type { CountStore } from '../../platform/counts/count-store';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database, Queries } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { challengeControlRoutes } from './challenge-control';
import { Challenges } from './challenges';
import { defineRoom } from '../../platform/rooms/define-room';

/** The registrations that a code finishes, or the link beside it. */
interface LinkedRegistrations {
  /** Undefined where none is kept with the flow. */
  newToken(queries: Queries, flow: string): Promise<string | undefined>;
}

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly counts: CountStore;
  readonly guesses: Guesses;
  readonly pendingRegistrations: LinkedRegistrations;
  readonly codeKey: Uint8Array;
  readonly randomBelow: (below: number) => number;
  readonly now: () => number;
}

export const challengesRoom = defineRoom({
  name: 'sign-in/challenges',
  what: 'codes that prove a phone number or a mail address',
  needs: [
    'database',
    'messages',
    'counts',
    'guesses',
    'pendingRegistrations',
    'codeKey',
    'randomBelow',
    'now',
  ],
  open: ({ pendingRegistrations, codeKey, ...parts }: Needs) => ({
    challenges: new Challenges({
      ...parts,
      linkBeside: (queries, flow) => pendingRegistrations.newToken(queries, flow),
      pepper: codeKey,
    }),
  }),
  control: [{ '/': challengeControlRoutes }],
});
