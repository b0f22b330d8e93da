import type { CountStore } from './count-store';
import { VisitorLimit } from './visitor-limit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often visitors may ask for what costs the operator more than a few milliseconds. */
export function visitorLimits(store: CountStore) {
  return {
    /** Registrations: each judges or hashes a password, and may make an account. A newcomer who corrects a form sends some. */
    registrations: new VisitorLimit(store, {
      name: 'registrations',
      withinMs: HOUR,
      network: 30,
      device: 15,
      all: 600,
      code: 'too-many-attempts',
    }),
    /** New passwords of players, which are judged and hashed. */
    newPasswords: new VisitorLimit(store, {
      name: 'new passwords',
      withinMs: HOUR,
      network: 60,
      device: 30,
      all: 1_200,
      code: 'too-many-attempts',
    }),
    /** Applications of partners, each of which is kept and confirmed by mail. */
    partnerApplications: new VisitorLimit(store, {
      name: 'partner applications',
      withinMs: HOUR,
      network: 6,
      device: 4,
      all: 100,
      code: 'too-many-sendings',
    }),
    /** Messages of guests to the consultant, which search the texts. */
    chatMessages: new VisitorLimit(store, {
      name: 'chat messages',
      withinMs: MINUTE,
      network: 40,
      device: 20,
      all: 300,
      code: 'chat-busy',
    }),
    /** Chats that join the queue for a person. */
    chatQueue: new VisitorLimit(store, {
      name: 'chat queue',
      withinMs: 10 * MINUTE,
      network: 6,
      device: 3,
      all: 200,
      code: 'chat-busy',
    }),
  } as const;
}
export type VisitorLimits = ReturnType<typeof visitorLimits>;
