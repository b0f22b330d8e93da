import { settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../src/api';
import type { ApiClient, RecoveryActions } from '../../src/api';
import { createRecovery } from '../../src/api/calls/recovery';
import { betsCall } from '../../src/api/endpoints/betting/bets';
import { couponCheck } from '../../src/api/endpoints/betting/coupon';
import { placeCoupon } from '../../src/api/endpoints/betting/placement';
import { userLogin } from '../../src/api/endpoints/sign-in/session-changes';
import { defineGet, definePost } from '../../src/api/endpoint';
import type { Endpoint } from '../../src/api/endpoint';
import { held, refuse, tokenFor } from '../harness/fakes/fake-operator';
import type { SentRequest } from '../harness/fakes/fake-operator';
import { bet, placement } from '../harness/samples';
import { NO_RECOVERY } from '../harness/fakes/no-recovery';
import { openTab, ORIGIN } from '../harness/tabs/tab';
import type { Tab } from '../harness/tabs/tab';

const HOUR = 3_600_000;

/** A player's client with recovery actions that the test observes; each gives a new value each time. */
interface World {
  readonly tab: Tab;
  readonly api: ApiClient;
  readonly actions: {
    [Name in keyof RecoveryActions]: ReturnType<typeof vi.fn<RecoveryActions[Name]>>;
  };
}

function openWorld(): World {
  const tab = openTab();
  const token = (mark: string): string => tokenFor('ann-1', tab.test.clock.now() + HOUR, mark);
  let fingerprint = 'device-0';
  let [captchas, tokenCount] = [0, 0];
  const actions: World['actions'] = {
    renewFingerprint: vi.fn(async () => {
      fingerprint = `device-${Number(fingerprint.slice(7)) + 1}`;
    }),
    solveCaptcha: vi.fn(async () => `solved-${(captchas += 1)}`),
    onTermsRequired: vi.fn(() => {}),
  };
  const { client, tokens } = createApi({
    fetch: tab.operator.fetch,
    clock: tab.test.clock,
    cookies: tab.cookies,
    origin: ORIGIN,
    tokenOrigins: [ORIGIN],
    language: () => 'en',
    fingerprint: () => fingerprint,
    isOnline: () => true,
    loadRecovery: async () => createRecovery(actions),
    warn: () => {},
  });
  tokens.begin('ann-1', token('first'));
  tab.operator.on('GET /web-api/user/gettoken', () => ({ token: token(`t${(tokenCount += 1)}`) }));
  return { tab, api: client, actions };
}

let world: World;
beforeEach(() => {
  world = openWorld();
});

const sentTo = (call: string): SentRequest[] =>
  world.tab.operator.sent.filter((sent) => sent.call === call);

describe('a fingerprint that the operator refuses', () => {
  const CHECK = 'GET /web-api/bets';

  it('API-03 is renewed, and the call is sent once more with the new one', async () => {
    world.tab.operator.on(CHECK, ({ headers }) =>
      headers.get('X-Fingerprint') === 'device-1' ? { bets: [], hasMore: false } : refuse(400, 110),
    );
    await expect(world.api.call(betsCall, {})).resolves.toEqual({ bets: [], hasMore: false });
    expect(sentTo(CHECK).map(({ headers }) => headers.get('X-Fingerprint'))).toEqual([
      'device-0',
      'device-1',
    ]);
  });

  it('API-03 is renewed once: a second refusal reaches the caller', async () => {
    world.tab.operator.on(CHECK, () => refuse(400, 110, 'Not this device.'));
    await expect(world.api.call(betsCall, {})).rejects.toMatchObject({
      name: 'HttpError',
      code: '110',
      text: 'Not this device.',
    });
    expect(sentTo(CHECK)).toHaveLength(2);
    expect(world.actions.renewFingerprint).toHaveBeenCalledOnce();
  });

  it('API-03 that can’t be renewed passes the refusal to the caller', async () => {
    world.tab.operator.on(CHECK, () => refuse(400, '110'));
    world.actions.renewFingerprint.mockRejectedValue(new Error('blocked'));
    await expect(world.api.call(betsCall, {})).rejects.toMatchObject({ code: '110' });
    expect(sentTo(CHECK)).toHaveLength(1);
  });

  it('API-03 is not renewed for another code or status', async () => {
    for (const answer of [refuse(400, 109), refuse(400, '1100'), refuse(403, 110)]) {
      world.tab.operator.on(CHECK, () => answer);
      await expect(world.api.call(betsCall, {})).rejects.toMatchObject({ name: 'HttpError' });
    }
    expect(world.actions.renewFingerprint).not.toHaveBeenCalled();
  });
});

describe('a captcha', () => {
  const LOGIN = 'POST /web-api/user/login';
  const signIn = (signal?: AbortSignal): Promise<unknown> =>
    world.api.call(userLogin, { login: 'ann', password: 'x', remember: true }, { signal });

  it.each([100, 111, 112, 113])(
    'AUT-06 is required at 400 with code %i, and the call sent again with the solved header',
    async (code) => {
      const token = tokenFor('ann-1', world.tab.test.clock.now() + HOUR);
      world.tab.operator.on(LOGIN, ({ headers }) =>
        headers.get('X-Captcha') === 'solved-1' ? { userId: 'ann-1', token } : refuse(400, code),
      );
      await expect(signIn()).resolves.toMatchObject({ userId: 'ann-1' });
      const [first, second] = sentTo(LOGIN);
      expect(first?.headers.has('X-Captcha')).toBe(false);
      expect(second?.body).toBe(first?.body);
      expect(world.actions.solveCaptcha).toHaveBeenCalledExactlyOnceWith(code, undefined);
    },
  );

  it.each([
    [400, 101],
    [400, 114],
    [400, 'captcha'],
    [403, 100],
    [422, 111],
  ])('AUT-06 is not required at %i with code %s', async (status, code) => {
    world.tab.operator.on(LOGIN, () => refuse(status, code));
    await expect(signIn()).rejects.toMatchObject({ status, code: String(code) });
    expect(world.actions.solveCaptcha).not.toHaveBeenCalled();
  });

  it('AUT-06 that is not solved ends the call with its own code', async () => {
    world.tab.operator.on(LOGIN, () => refuse(400, 100));
    world.actions.solveCaptcha.mockRejectedValue(new Error('cancelled'));
    await expect(signIn()).rejects.toMatchObject({ status: 400, code: 'captcha-not-solved' });
    expect(sentTo(LOGIN)).toHaveLength(1);
  });

  it('AUT-06 P30 does not hold a caller that gives up meanwhile', async () => {
    world.tab.operator.on(LOGIN, () => refuse(400, 100));
    const solving = held<string>();
    world.actions.solveCaptcha.mockReturnValue(solving.promise);
    const caller = new AbortController();
    const failure = signIn(caller.signal).catch((error: unknown) => error);
    await settle();
    caller.abort();
    expect(await failure).toMatchObject({ status: 499 });
    solving.give('late');
    await settle();
    expect(sentTo(LOGIN)).toHaveLength(1);
  });
});

it('P30 passes the refusal to the caller when the recovery’s script can’t be fetched', async () => {
  const { tab } = world;
  const { client } = createApi({
    ...NO_RECOVERY,
    fetch: tab.operator.fetch,
    clock: tab.test.clock,
    cookies: tab.cookies,
    origin: ORIGIN,
    tokenOrigins: [ORIGIN],
    language: () => 'en',
    loadRecovery: () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
    warn: () => {},
  });
  tab.operator.on('GET /web-api/bets', () => refuse(400, 110));
  await expect(client.call(betsCall, {})).rejects.toMatchObject({ code: '110' });
});

describe('terms that the player must confirm', () => {
  it('API-04 are reported to the shell at 451 with code 1, and the call ends', async () => {
    world.tab.operator.on('GET /web-api/bets', () => refuse(451, 1));
    await expect(world.api.call(betsCall, {})).rejects.toMatchObject({ status: 451, code: '1' });
    expect(world.actions.onTermsRequired).toHaveBeenCalledOnce();
    expect(sentTo('GET /web-api/bets')).toHaveLength(1);
  });

  it('API-04 are not reported for another code or status', async () => {
    for (const answer of [refuse(451, 2), refuse(451, ''), refuse(403, 1)]) {
      world.tab.operator.on('GET /web-api/bets', () => answer);
      await expect(world.api.call(betsCall, {})).rejects.toMatchObject({ name: 'HttpError' });
    }
    expect(world.actions.onTermsRequired).not.toHaveBeenCalled();
  });
});

/** Answers of an operator that call for recovery. */
const CAUSES = {
  unauthorized: () => refuse(401, 'unauthorized'),
  captcha: () => refuse(400, 112),
  fingerprint: () => refuse(400, 110),
  terms: () => refuse(451, 1),
} as const;
type Cause = keyof typeof CAUSES;
const NAMES = Object.keys(CAUSES) as Cause[];

/** Every chain of causes up to a length: each in any order, also again and again. */
function chains(longest: number): Cause[][] {
  const all: Cause[][] = [[]];
  for (let from = 0, length = 1; length <= longest; length += 1) {
    const shorter = all.slice(from);
    from = all.length;
    for (const chain of shorter) for (const cause of NAMES) all.push([...chain, cause]);
  }
  return all;
}

/** How often a call is sent in such a chain, by the rule: one recovery for each cause, none for terms. */
function due(chain: readonly Cause[]): { sends: number; fails: boolean } {
  const mended = new Set<Cause>();
  for (const [index, cause] of chain.entries()) {
    if (cause === 'terms' || mended.has(cause)) return { sends: index + 1, fails: true };
    mended.add(cause);
  }
  return { sends: chain.length + 1, fails: false };
}

interface BodyKind {
  readonly kind: string;
  readonly call: string;
  readonly make: (api: ApiClient) => Promise<unknown>;
  readonly answer: unknown;
}

function bodyKind<In, Out>(
  kind: string,
  endpoint: Endpoint<In, Out>,
  input: In,
  answer: unknown,
): BodyKind {
  const call = `${endpoint.method} ${endpoint.path}`;
  return { kind, call, answer, make: (api) => api.call(endpoint, input) };
}

const anything = v.record(v.string(), v.unknown());
const done = v.object({});

/** Bodies that could differ when they are made twice: none, empty, nested, decimals, other letters, large. */
const BODIES: readonly BodyKind[] = [
  bodyKind(
    'no body',
    defineGet({ path: '/web-api/any', request: anything, answer: done }),
    { a: 1 },
    {},
  ),
  bodyKind(
    'an empty body',
    definePost({ path: '/web-api/any', request: anything, answer: done }),
    {},
    {},
  ),
  bodyKind('a coupon', placeCoupon, placement, { bet }),
  bodyKind(
    'decimals',
    definePost({ path: '/web-api/any', request: anything, answer: done }),
    { a: 0.1 + 0.2, b: 1e21, c: -0, d: [1.005, null] },
    {},
  ),
  bodyKind(
    'other letters',
    definePost({ path: '/web-api/any', request: anything, answer: done }),
    { name: 'Жанна Əliyeva ünïcode \u2028 😀 "quoted" \\ </script>', lone: '\ud800' },
    {},
  ),
  bodyKind(
    'a large body',
    definePost({ path: '/web-api/any', request: anything, answer: done }),
    { list: Array.from({ length: 2000 }, (_, index) => ({ index, text: `line ${index}` })) },
    {},
  ),
];

describe.each(BODIES)('a call with $kind', ({ call, make, answer }) => {
  it('P32 ends within 4 sends of the same bytes, for any answers of 401, captcha, fingerprint and 451', async () => {
    // All 1,365 chains of up to five; a sixth send would be one too many.
    for (const chain of chains(call.includes('coupon') ? 5 : 4)) {
      world = openWorld();
      let count = 0;
      world.tab.operator.on(call, () => {
        const cause = chain[count];
        count += 1;
        return cause === undefined ? answer : CAUSES[cause]();
      });
      const error = await make(world.api).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      const sent = sentTo(call);
      const { sends, fails } = due(chain);
      expect([chain, sent.length, error !== undefined]).toEqual([chain, sends, fails]);
      expect(sent.length).toBeLessThanOrEqual(4);
      expect(new Set(sent.map(({ body, url }) => `${url.href} ${body}`)).size).toBe(1);
      world.tab.test.dispose();
    }
  });
});

it('P32 keeps the result of one recovery through the next', async () => {
  const CHECK = 'POST /web-api/coupon/check';
  const chain: Cause[] = ['captcha', 'unauthorized', 'fingerprint'];
  world.tab.operator.on(CHECK, () => {
    const cause = chain.shift();
    return cause === undefined ? refuse(422, 'end') : CAUSES[cause]();
  });
  const { bets } = placement;
  await world.api.call(couponCheck, { typeId: 0, systemValue: 2, bets }).catch(() => {});
  const facts = sentTo(CHECK).map(({ headers }) => [
    headers.get('X-Captcha'),
    headers.get('X-Fingerprint'),
  ]);
  expect(facts).toEqual([
    [null, 'device-0'],
    ['solved-1', 'device-0'],
    ['solved-1', 'device-0'],
    ['solved-1', 'device-1'],
  ]);
  const bearers = sentTo(CHECK).map(({ headers }) => headers.get('X-Auth'));
  expect(bearers[2]).not.toBe(bearers[1]);
  expect(bearers[3]).toBe(bearers[2]);
});

it('P32 does so for parallel calls, each with its own chain', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...NAMES), { maxLength: 4 }), {
        minLength: 2,
        maxLength: 6,
      }),
      async (all) => {
        world = openWorld();
        const endpoint = (index: number) =>
          definePost({ path: `/web-api/any/${index}`, request: anything, answer: done });
        const counts = all.map(() => 0);
        for (const [index, chain] of all.entries()) {
          world.tab.operator.on(`POST /web-api/any/${index}`, () => {
            const cause = chain[counts[index] ?? 0];
            counts[index] = (counts[index] ?? 0) + 1;
            return cause === undefined ? {} : CAUSES[cause]();
          });
        }
        await Promise.allSettled(all.map((_, index) => world.api.call(endpoint(index), {})));
        expect(counts).toEqual(all.map((chain) => due(chain).sends));
        world.tab.test.dispose();
      },
    ),
    { numRuns: runs(200) },
  );
});
