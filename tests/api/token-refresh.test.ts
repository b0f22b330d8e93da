import { settle, runs, someOf } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betsCall } from '../../src/api/endpoints/betting/bets';
import { lineSportsCall } from '../../src/api/endpoints/betting/line';
import { placeCoupon } from '../../src/api/endpoints/betting/placement';
import { held, offline, refuse, tokenFor } from '../harness/fakes/fake-operator';
import type { SentRequest } from '../harness/fakes/fake-operator';
import { bet, placement } from '../harness/samples';
import { createBrowser, openTab } from '../harness/tabs/tab';
import type { Tab } from '../harness/tabs/tab';

const TOKEN = 'GET /web-api/user/gettoken';
const BETS = 'GET /web-api/bets';
const HOUR = 3_600_000;
const someBets = { bets: [bet], hasMore: false };

/** A tab of a player whose cookie holds a token that the operator takes or not. */
function tabOfAnn(expiresIn = HOUR): { tab: Tab; first: string; second: string } {
  const tab = openTab();
  const now = tab.test.clock.now();
  const first = tokenFor('ann-1', now + expiresIn, 'first');
  const second = tokenFor('ann-1', now + HOUR, 'second');
  tab.cookies.set('user_token', first);
  tab.tokens.begin('ann-1');
  tab.operator.on(TOKEN, () => ({ token: second }));
  return { tab, first, second };
}

const bearer = ({ headers }: SentRequest): string | null => headers.get('X-Auth');
const callBets = ({ api }: Tab): Promise<unknown> => api.call(betsCall, {});

describe('a call that the operator answers with 401', () => {
  it('API-02 renews the token and is sent once more', async () => {
    const { tab, first, second } = tabOfAnn();
    tab.operator.on(BETS, (sent) =>
      bearer(sent) === `Bearer ${second}` ? someBets : refuse(401, 'unauthorized'),
    );
    await expect(callBets(tab)).resolves.toMatchObject({ hasMore: false });
    const bets = tab.operator.sent.filter(({ call }) => call === BETS);
    expect(bets.map(bearer)).toEqual([`Bearer ${first}`, `Bearer ${second}`]);
    expect(tab.operator.count(TOKEN)).toBe(1);
    expect(tab.cookies.get('user_token')).toBe(second);
  });

  it('API-02 passes a second 401 to the caller with the operator’s words', async () => {
    const { tab } = tabOfAnn();
    tab.operator.on(BETS, () => refuse(401, 'unauthorized', 'Please sign in.'));
    await expect(callBets(tab)).rejects.toMatchObject({
      name: 'UnauthorizedError',
      status: 401,
      text: 'Please sign in.',
    });
    expect(tab.operator.count(BETS)).toBe(2);
    expect(tab.operator.count(TOKEN)).toBe(1);
  });

  it('API-02 is sent again with the same bytes', async () => {
    const { tab, second } = tabOfAnn();
    const PLACE = 'POST /web-api/coupon/place';
    tab.operator.on(PLACE, (sent) =>
      bearer(sent) === `Bearer ${second}` ? { bet } : refuse(401, 'unauthorized'),
    );
    await tab.api.call(placeCoupon, placement);
    const [one, two] = tab.operator.sent.filter(({ call }) => call === PLACE);
    expect(one?.body).toContain('"amount":10.25');
    expect(two?.body).toBe(one?.body);
  });

  it('passes its 401 to the caller when there is no fresh token', async () => {
    const { tab } = tabOfAnn();
    tab.operator.on(BETS, () => refuse(401, 'unauthorized'));
    tab.operator.on(TOKEN, offline);
    const failure = callBets(tab).catch((error: unknown) => error);
    await tab.test.clock.advance(60_000);
    expect(await failure).toMatchObject({ name: 'UnauthorizedError' });
    expect(tab.operator.count(BETS)).toBe(1);
  });

  it('ends at once when its caller gives up while the token is renewed', async () => {
    const { tab } = tabOfAnn();
    tab.operator.on(BETS, () => refuse(401, 'unauthorized'));
    tab.operator.on(TOKEN, () => held().promise);
    const caller = new AbortController();
    const failure = tab.api.call(betsCall, {}, { signal: caller.signal }).catch((e: unknown) => e);
    await settle();
    caller.abort();
    expect(await failure).toMatchObject({ status: 499 });
  });
});

describe('many calls that meet a 401', () => {
  interface World {
    /** The operator's reaction to the fresh token, or to the request for it. */
    readonly renewal: 'helps' | 'does not help' | 'fails';
    readonly calls: number;
  }

  /** Runs the calls with every answer held back, and gives the answers in the order the scheduler picks. */
  async function run(scheduler: fc.Scheduler, { renewal, calls }: World): Promise<void> {
    const { tab, second } = tabOfAnn();
    const answerBets = (sent: SentRequest): unknown =>
      renewal === 'helps' && bearer(sent) === `Bearer ${second}`
        ? someBets
        : refuse(401, 'unauthorized');
    tab.operator.on(BETS, (sent) => scheduler.schedule(Promise.resolve(sent)).then(answerBets));
    tab.operator.on(TOKEN, () =>
      scheduler
        .schedule(Promise.resolve(second))
        .then((token) => (renewal === 'fails' ? refuse(401, 'unauthorized') : { token })),
    );
    const all = Promise.allSettled(Array.from({ length: calls }, () => callBets(tab)));
    const results = await scheduler.waitFor(all);

    expect(tab.operator.count(TOKEN)).toBe(1);
    expect(tab.operator.count(BETS)).toBe(renewal === 'fails' ? calls : 2 * calls);
    for (const result of results) {
      if (renewal === 'helps') expect(result.status).toBe('fulfilled');
      else expect(result).toMatchObject({ reason: { name: 'UnauthorizedError' } });
    }
    tab.test.dispose();
  }

  const renewals = ['helps', 'does not help', 'fails'] as const;

  it('P10 makes one refresh and one retry each, for 1 to 200 calls', async () => {
    const counts = Array.from({ length: 200 }, (_, place) => place + 1);
    for (const calls of someOf(counts)) {
      const renewal = renewals[calls % 3] ?? 'helps';
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), (scheduler) => run(scheduler, { renewal, calls })),
        { numRuns: 1, seed: calls },
      );
    }
  });

  it('P10 does so for any order of the answers', async () => {
    const world = fc.record({
      renewal: fc.constantFrom(...renewals),
      calls: fc.integer({ min: 1, max: 7 }),
    });
    await fc.assert(fc.asyncProperty(fc.scheduler(), world, run), { numRuns: runs(5000) });
  });
});

describe('the token', () => {
  it('SES-02 is requested if the cookie has none, once for all callers within 60 s', async () => {
    const { tab, second } = tabOfAnn();
    tab.cookies.remove('user_token');
    tab.tokens.begin('ann-1');
    tab.operator.on(BETS, () => someBets);
    await Promise.all([callBets(tab), callBets(tab)]);
    expect(tab.operator.count(TOKEN)).toBe(1);
    const [request] = tab.operator.sent;
    expect(request?.url.searchParams.get('force_refresh')).toBe('true');
    expect(tab.operator.sent.at(-1)?.headers.get('X-Auth')).toBe(`Bearer ${second}`);

    // Without the cookie, too, the request serves everyone for a minute, and no longer.
    tab.cookies.remove('user_token');
    await tab.test.clock.advance(59_999);
    await callBets(tab);
    expect(tab.operator.count(TOKEN)).toBe(1);
    await tab.test.clock.advance(1);
    await callBets(tab);
    expect(tab.operator.count(TOKEN)).toBe(2);
  });

  it('SES-02 is shared no longer after the clock is set back', async () => {
    const { tab } = tabOfAnn();
    tab.cookies.remove('user_token');
    tab.tokens.begin('ann-1');
    tab.operator.on(BETS, () => someBets);
    await callBets(tab);
    tab.cookies.remove('user_token');
    tab.test.clock.set(tab.test.clock.now() - 3_600_000);
    await tab.test.clock.advance(59_999);
    await callBets(tab);
    expect(tab.operator.count(TOKEN)).toBe(1);
    await tab.test.clock.advance(1);
    await callBets(tab);
    expect(tab.operator.count(TOKEN)).toBe(2);
  });

  it('SES-02 is requested if the cookie’s has expired', async () => {
    const { tab, second } = tabOfAnn(120_000);
    tab.operator.on(BETS, () => someBets);
    await tab.test.clock.advance(119_999);
    await callBets(tab);
    expect(tab.operator.count(TOKEN)).toBe(0);
    await tab.test.clock.advance(1);
    await callBets(tab);
    expect(tab.operator.count(TOKEN)).toBe(1);
    expect(tab.operator.sent.at(-1)?.headers.get('X-Auth')).toBe(`Bearer ${second}`);
  });

  it('SES-02 is kept in the cookie user_token until its own exp', async () => {
    const { tab, second } = tabOfAnn(-1);
    tab.operator.on(BETS, () => someBets);
    await callBets(tab);
    expect(tab.cookies.kept.get('user_token')).toEqual({
      value: second,
      expires: tab.test.clock.now() + HOUR,
    });
  });

  it('is not shared any longer once the operator refuses it', async () => {
    const { tab } = tabOfAnn();
    tab.operator.on(BETS, () => refuse(401, 'unauthorized'));
    await callBets(tab).catch(() => {});
    await callBets(tab).catch(() => {});
    expect(tab.operator.count(TOKEN)).toBe(2);
  });

  it('is not requested for a guest who reads the line', async () => {
    const tab = openTab();
    tab.operator.on('GET /line-api/v1/sports', () => ({ sports: [], seq: 1 }));
    await tab.api.call(lineSportsCall, {});
    expect(tab.operator.sent.map(({ call }) => call)).toEqual(['GET /line-api/v1/sports']);
    expect(tab.operator.sent[0]?.headers.has('X-Auth')).toBe(false);
  });

  it('P11 is not lost when another tab got one first', async () => {
    const browser = createBrowser();
    const [here, there] = [openTab(browser), openTab(browser)];
    const now = here.test.clock.now();
    const old = tokenFor('ann-1', now + HOUR, 'old');
    const given = tokenFor('ann-1', now + HOUR, 'given');
    here.tokens.begin('ann-1', old);
    there.tokens.begin('ann-1');
    let isLost = false;
    here.tokens.lost$.subscribe(() => (isLost = true));
    browser.operator.on(TOKEN, () => {
      browser.cookies.set('user_token', given);
      return refuse(401, 'unauthorized');
    });
    browser.operator.on(BETS, (sent) =>
      bearer(sent) === `Bearer ${given}` ? someBets : refuse(401, 'unauthorized'),
    );
    await expect(callBets(here)).resolves.toMatchObject({ hasMore: false });
    expect(isLost).toBe(false);
  });

  it('P12 of another player counts as missing, and the former player’s answer is dropped', async () => {
    const { tab } = tabOfAnn();
    const late = held();
    tab.operator.on(BETS, () => late.promise);
    const failure = callBets(tab).catch((error: unknown) => error);
    await settle();
    tab.tokens.begin('bob-2');
    expect(await failure).toMatchObject({ name: 'AbortedError', status: 499 });
    expect(tab.tokens.present()).toBeUndefined();
  });

  it('P11 is not requested once nobody is signed in, since the operator may not have heard yet', async () => {
    const { tab } = tabOfAnn();
    let isLost = false;
    tab.tokens.lost$.subscribe(() => (isLost = true));
    tab.tokens.begin('');
    await expect(callBets(tab)).rejects.toMatchObject({
      name: 'UnauthorizedError',
      code: 'nobody',
    });
    expect(tab.operator.sent).toEqual([]);
    expect(isLost).toBe(false);
    tab.cookies.set('user_token', tokenFor('ann-1', tab.test.clock.now() + HOUR));
    expect(tab.tokens.present()).toBeUndefined();
  });

  it('stays removed when a sign-out overtakes the request for it', async () => {
    const { tab, second } = tabOfAnn(-1);
    const late = held();
    tab.operator.on(TOKEN, () => late.promise);
    const failure = callBets(tab).catch((error: unknown) => error);
    await settle();
    tab.tokens.begin('');
    late.give({ token: second });
    expect(await failure).toMatchObject({ status: 499 });
    await settle();
    expect(tab.cookies.get('user_token')).toBeUndefined();
    expect(tab.tokens.present()).toBeUndefined();
  });
});

describe('an answer that is no token', () => {
  it.each([
    ['no token at all', 'nonsense', { name: 'BadAnswerError', reason: 'wrong-shape' }],
    ['another player’s', tokenFor('bob-2', 4_102_444_800_000), { code: 'other-player' }],
  ])('is not accepted: %s', async (_, token, error) => {
    const { tab } = tabOfAnn(-1);
    tab.operator.on(TOKEN, () => ({ token }));
    await expect(tab.tokens.get()).rejects.toMatchObject({ ...error, call: TOKEN });
    expect(tab.tokens.present()).toBeUndefined();
    expect(tab.cookies.get('user_token')).not.toBe(token);
  });

  it('ends the player’s session only if the operator refuses it clearly', async () => {
    const { tab } = tabOfAnn(-1);
    let lost = 0;
    tab.tokens.lost$.subscribe(() => (lost += 1));
    tab.operator.on(TOKEN, () => refuse(403, 'not-now'));
    await expect(tab.tokens.get()).rejects.toMatchObject({ status: 403 });
    expect(lost).toBe(0);
    tab.operator.on(TOKEN, () => refuse(401, 'unauthorized'));
    await expect(tab.tokens.get()).rejects.toMatchObject({ status: 401 });
    expect(lost).toBe(1);
  });

  it('is kept by this page alone, with a log entry, if no cookie can be set', async () => {
    const { tab } = tabOfAnn(-1);
    const long = tokenFor('ann-1', tab.test.clock.now() + HOUR, 'x'.repeat(5000));
    tab.operator.on(TOKEN, () => ({ token: long }));
    await expect(tab.tokens.get()).resolves.toBe(long);
    expect(tab.tokens.present()).toBe(long);
    expect(tab.logged).toMatchObject([
      {
        level: 'warn',
        message: 'The browser does not keep the token; only this page has it.',
      },
    ]);
  });
});

describe('a token and its player', () => {
  it('P12 are dropped without an owner once nobody is signed in', () => {
    const { tab } = tabOfAnn();
    const part = (value: object): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(tab.test.clock.now() / 1000) + 3600;
    const unsigned = `${part({ alg: 'none' })}.${part({ exp })}.c2ln`;
    tab.cookies.set('user_token', unsigned);
    expect(tab.tokens.present()).toBe(unsigned);
    tab.tokens.begin('');
    tab.cookies.set('user_token', unsigned);
    expect(tab.tokens.present()).toBeUndefined();
  });

  it('P11 are not requested by a tab that has missed a sign-in or sign-out, until it has received it', async () => {
    const { tab } = tabOfAnn(-1);
    let lost = 0;
    tab.tokens.lost$.subscribe(() => (lost += 1));
    tab.kept.set('session.mark', '9');
    await expect(tab.tokens.get()).rejects.toMatchObject({ name: 'AbortedError' });
    expect([tab.operator.count(TOKEN), lost]).toEqual([0, 1]);
    tab.tokens.confirm();
    await tab.tokens.get();
    expect([tab.operator.count(TOKEN), lost]).toEqual([1, 1]);
  });

  it('P12 are not mixed up by requests of two players', async () => {
    const { tab } = tabOfAnn(-1);
    const [anns, bobs] = [held(), held()];
    const answers = [anns, bobs];
    tab.operator.on(TOKEN, () => answers.shift()?.promise);
    const gone = tab.tokens.get().catch((error: unknown) => error);
    await settle();
    tab.tokens.begin('bob-2');
    const first = tab.tokens.get();
    expect(await gone).toMatchObject({ name: 'AbortedError' });
    await settle();
    const second = tab.tokens.get();
    const token = tokenFor('bob-2', tab.test.clock.now() + HOUR);
    bobs.give({ token });
    await expect(Promise.all([first, second])).resolves.toEqual([token, token]);
    expect(tab.operator.count(TOKEN)).toBe(2);
  });

  it('P11 are read from another tab at once, though a third one holds the lock', async () => {
    const browser = createBrowser();
    const [here, third] = [openTab(browser), openTab(browser)];
    const now = here.test.clock.now();
    const [old, given] = [
      tokenFor('ann-1', now + HOUR, 'old'),
      tokenFor('ann-1', now + HOUR, 'new'),
    ];
    here.tokens.begin('ann-1', old);
    void third.inTurn('token', 3000, () => held().promise);
    await settle();
    browser.cookies.set('user_token', given);
    let renewed: string | undefined;
    void here.tokens.renew(old, here.tokens.turn()).then((token) => (renewed = token));
    await settle();
    expect(renewed).toBe(given);
    expect(browser.operator.sent).toEqual([]);
  });
});
