import { createSandbox } from '@grandstand/sandbox';
import { handClock } from '@grandstand/sandbox/testing';
import { median, type BenchTable } from './table';

const ROUNDS = 20;
const WARM_UP = 2;
const ORIGIN = 'http://localhost:3000';
const COUNTRY = { country_code: 'KZ' };
/** The demo player's, and one that nobody has. */
const PHONES = { known: '7012344122', unknown: '7012344123' } as const;
const MAILS = { known: 'demo@example.com', unknown: 'nobody@example.com' } as const;
const LOGINS = { known: 'demo', unknown: 'nobody' } as const;
const REGISTRATION = {
  country_id: 6,
  currency_id: 3,
  is_of_age: true,
  is_terms_agreed: true,
} as const;

type Who = 'known' | 'unknown';
type Post = (path: string, body: object) => Promise<Response>;

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly body: (who: Who, post: Post) => object | Promise<object>;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'sign-in by login, wrong password',
    path: '/web-api/user/login',
    body: (who) => ({ login: LOGINS[who], password: 'wrong' }),
  },
  {
    name: 'sign-in by mail address, wrong password',
    path: '/web-api/user/login',
    body: (who) => ({ login: MAILS[who], password: 'wrong' }),
  },
  {
    name: 'sign-in by phone, wrong password',
    path: '/web-api/user/login',
    body: (who) => ({ mode: 'phone_password', ...COUNTRY, phone: PHONES[who], password: 'wrong' }),
  },
  {
    name: 'a code by SMS to sign in',
    path: '/web-api/user/login',
    body: (who) => ({ mode: 'sms', ...COUNTRY, phone: PHONES[who] }),
  },
  {
    name: 'a wrong code',
    path: '/web-api/auth/confirm',
    body: async (who, post) => {
      const sent = await post('/web-api/user/login', {
        mode: 'sms',
        ...COUNTRY,
        phone: PHONES[who],
      });
      const { flowId } = (await sent.json()) as { flowId: string };
      return { flowId, code: 'wrong' };
    },
  },
  {
    name: 'a lost password, by SMS',
    path: '/web-api/auth/recover',
    body: (who) => ({ by: 'phone', ...COUNTRY, phone: PHONES[who] }),
  },
  {
    name: 'a lost password, by mail',
    path: '/web-api/auth/recover',
    body: (who) => ({ by: 'email', email: MAILS[who] }),
  },
  {
    name: 'a registration by phone',
    path: '/web-api/user/register',
    body: (who) => ({ type: 'phone_reg', ...REGISTRATION, ...COUNTRY, phone: PHONES[who] }),
  },
  {
    name: 'a registration by mail',
    path: '/web-api/user/register',
    body: (who) => ({
      type: 'full_reg',
      ...REGISTRATION,
      email: MAILS[who],
      password: 'an uncommon phrase 7',
      name: 'Ann',
      date_birthday: '1990-02-28',
    }),
  },
];

/** How long the operator takes to answer about an address that a player has, and about one that nobody has. */
export async function run(): Promise<BenchTable[]> {
  const sandbox = await createSandbox({ clock: handClock() });
  const post: Post = (path, body) =>
    sandbox.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify(body),
      }),
    );
  // Each answer is measured, not how one too many is refused.
  await post('/sandbox/v1/visitor-limits', { most: 100_000 });
  const rows: (string | number)[][] = [];
  for (const subject of SUBJECTS) rows.push(await measure(subject, post));
  await sandbox.close();
  return [
    {
      title: `Answers about a known and an unknown address, ms; medians of ${ROUNDS} interleaved rounds, and of the differences within a round`,
      columns: ['call', 'status', 'known', 'unknown', 'difference'],
      rows,
    },
  ];
}

async function measure({ name, path, body }: Subject, post: Post): Promise<(string | number)[]> {
  const taken = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const who of round % 2 === 0
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      // So that neither is throttled.
      await post('/sandbox/v1/reset', {});
      const sent = await body(who, post);
      const start = performance.now();
      const answer = await post(path, sent);
      await answer.text();
      if (round >= 0) taken[who].push(performance.now() - start);
      statuses.add(answer.status);
    }
  }
  const differences = taken.known.map((known, i) => known - (taken.unknown[i] ?? known));
  return [
    name,
    [...statuses].join(', '),
    median(taken.known).toFixed(2),
    median(taken.unknown).toFixed(2),
    median(differences).toFixed(2),
  ];
}
