import type { FrameAnswer, FrameFacts } from './frame-facts';
import { published, wrongMessages } from './frame-facts';
import { faults } from './bench';

/** What was tried with a page in its frame, and what came of it. */
export interface FrameTrial {
  readonly facts: FrameFacts;
  readonly siteOrigin: string;
  readonly isReady: boolean;
  /** Whether a round was begun by a press once it was ready. */
  readonly hasPlayed: boolean;
  /** Whether a bet came while it had to rest, and after it. */
  readonly hasBetAtRest: boolean;
  readonly hasBetAfterRest: boolean;
}

interface FrameCheck {
  readonly name: string;
  readonly holds: string;
  readonly find: (trial: FrameTrial) => readonly string[];
}

/** What a browser reads from another origin, which the page of a sandboxed frame always is. */
const READ_ACROSS = new Set(['script', 'stylesheet', 'fetch', 'xhr', 'font']);
const LOOSE = ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:', 'data:'];

/** What a provider's page must do in its frame, and what it must not. */
export const FRAME_CHECKS: readonly FrameCheck[] = [
  {
    name: 'frame-ancestors',
    holds: 'The page may be shown by the site, and by no other',
    find({ facts, siteOrigin }) {
      const page = documentOf(facts);
      const framers = directive(page, 'frame-ancestors');
      return faults(
        page?.status !== 200 && `The page was answered with ${page?.status ?? 'nothing'}.`,
        framers?.join(' ') !== siteOrigin &&
          `frame-ancestors is "${framers?.join(' ') ?? ''}", and not "${siteOrigin}".`,
        page?.headers['x-frame-options'] !== undefined && 'X-Frame-Options keeps the site out too.',
      );
    },
  },
  {
    name: 'policy',
    holds: 'The page’s policy names where its scripts come from',
    find({ facts }) {
      const page = documentOf(facts);
      const sources = directive(page, 'script-src') ?? directive(page, 'default-src');
      if (!sources) return ['The page has no policy for scripts.'];
      const loose = sources.filter((source) => LOOSE.includes(source));
      return loose.map((source) => `Its policy allows scripts from ${source}.`);
    },
  },
  {
    name: 'cookies',
    holds: 'No cookie is set or read',
    find: ({ facts }) => [
      ...facts.answers
        .filter(({ headers }) => headers['set-cookie'] !== undefined)
        .map(({ url }) => `${pathOf(url)} sets a cookie.`),
      ...faults(facts.attempts.has('cookies') && 'A script reads or sets cookies.'),
    ],
  },
  {
    name: 'storage',
    holds: 'No storage of the browser is used',
    find: ({ facts }) => faults(facts.attempts.has('storage') && 'A script uses storage.'),
  },
  {
    name: 'windows',
    holds: 'No window is opened',
    find: ({ facts }) => faults(facts.attempts.has('window') && 'A script opens a window.'),
  },
  {
    name: 'page',
    holds: 'The page of the site is left alone',
    find: ({ facts }) => faults(facts.attempts.has('page') && 'A script moves the site’s page.'),
  },
  {
    name: 'cors',
    holds: 'Scripts, styles and calls can be read by a page without an origin',
    find: ({ facts }) => [
      ...facts.answers
        .filter(({ type }) => READ_ACROSS.has(type))
        .filter(({ headers }) => headers['access-control-allow-origin'] !== '*')
        .map(({ url }) => `${pathOf(url)} has no "Access-Control-Allow-Origin: *".`),
      ...facts.failed.map((what) => `${what} could not be loaded.`),
    ],
  },
  {
    name: 'greeting',
    holds: 'The page greets the site with its nonce',
    find: ({ facts: { greetings } }) =>
      faults(
        greetings.right === 0 && 'No greeting with the nonce came.',
        greetings.wrong > 0 && 'A message came that is no greeting, or has another nonce.',
      ),
  },
  {
    name: 'ready',
    holds: 'It says within 15 s that it can be played',
    find: ({ isReady }) => faults(!isReady && 'game.ready did not come within 15 s.'),
  },
  {
    name: 'messages',
    holds: 'It says what a game may say, at most 100 times a second',
    find: ({ facts }) => wrongMessages(facts),
  },
  {
    name: 'rounds',
    holds: 'It tells the site when a round begins and ends',
    find({ facts, hasPlayed }) {
      const phases = published(facts, 'game.round').map((one) => Object(one).phase as unknown);
      return faults(
        !hasPlayed && 'No bet came after the press.',
        !phases.includes('begun') && 'game.round did not say that the round began.',
        !phases.includes('ended') && 'game.round did not say that the round ended.',
      );
    },
  },
  {
    name: 'rest',
    holds: 'It begins no round while it has to rest, and goes on after that',
    find: ({ hasBetAtRest, hasBetAfterRest }) =>
      faults(
        hasBetAtRest && 'A bet came while game.rest had a reason.',
        !hasBetAfterRest && 'No bet came after game.rest had none any more.',
      ),
  },
];

function documentOf({ answers }: FrameFacts): FrameAnswer | undefined {
  return answers.find(({ type }) => type === 'document');
}

function directive(page: FrameAnswer | undefined, name: string): readonly string[] | undefined {
  const policy = page?.headers['content-security-policy'] ?? '';
  return policy
    .split(';')
    .map((one) => one.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1);
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
