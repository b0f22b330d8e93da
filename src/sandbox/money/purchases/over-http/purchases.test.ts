import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';

interface Offer {
  readonly id: number;
  readonly ref: string;
  readonly pool: number;
  readonly open: readonly { id: number; login: string }[];
}

interface Quote extends ErrorBody {
  readonly title: string;
  readonly lines: string[];
  readonly amount: number;
  readonly iso: string;
  readonly price: { iso: string; amount: number };
  readonly quote: string;
  readonly limits: { limitType: number; limitBalance: number }[];
}

interface Bought extends ErrorBody {
  readonly purchase: { id: string; refId: string; status: string; amount: number; payout: number };
}

let operator: TestOperator;
let player: TestPlayer;
let refs = 0;

beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

const LINES = ['3 17 21', '1 X 2'];

async function makeOffer(other: object = {}): Promise<Offer> {
  const body = { kind: 'lotto', title: 'Draw 1204', price: 2.5, closesIn: 600, ...other };
  return (await operator.control<Offer>('/offers', body)).body;
}

const offerNow = async ({ id }: Offer): Promise<Offer> =>
  (await operator.get<Offer>(`/sandbox/v1/offers/${id}`)).body;

async function quoteOf({ ref }: Offer, other: object = {}, by = player) {
  const body = { kind: 'lotto', ref, lines: LINES, ...other };
  return operator.post<Quote>('/web-api/purchases/quote', body, { token: by.token });
}

/** Buys at the present terms; `other` changes the order. */
async function buy(offer: Offer, other: object = {}, by = player) {
  const { body } = await quoteOf(offer, {}, by);
  const order = {
    refId: `purchase-${++refs}`,
    kind: 'lotto',
    ref: offer.ref,
    lines: LINES,
    accountId: by.accountId,
    quote: body.quote,
    ...other,
  };
  return {
    order,
    ...(await operator.post<Bought>('/web-api/purchases', order, { token: by.token })),
  };
}

const byRef = (refId: string, by = player) =>
  operator.get<Bought>(`/web-api/purchases/by-ref/${refId}`, { token: by.token });

describe('a quote', () => {
  test('P03 of a refId that was bought is the purchase, for its player alone', async () => {
    const offer = await makeOffer();
    const { order, body } = await buy(offer);
    const again = await quoteOf(offer, { refId: order.refId });
    expect([again.status, again.body]).toEqual([200, body]);
    const other = await registerPlayer(operator);
    const others = await quoteOf(offer, { refId: order.refId }, other);
    expect(others.body).toMatchObject({ title: 'Draw 1204', accountId: other.accountId });
    expect((await quoteOf(offer, { refId: 'short' })).status).toBe(400);
  });

  test("has the operator's title and lines, the amount, and what is left of the limits", async () => {
    await operator.control(`/players/${player.login}/limits`, { limitType: 1, limitValue: 8.2 });
    const { body } = await quoteOf(await makeOffer());
    expect(body).toMatchObject({
      kind: 'lotto',
      title: 'Draw 1204',
      lines: ['3 · 17 · 21', '1 · X · 2'],
      accountId: player.accountId,
      iso: 'EUR',
      amount: 5,
      price: { iso: 'EUR', amount: 5 },
      terms: '/rules/betting',
      limits: [{ limitType: 1, limitValue: 8.2, limitBalance: 8.2 }],
    });
  });

  test('is by the rate of the day in an account of another currency, which pays as much', async () => {
    const offer = await makeOffer();
    const rubles = await registerPlayer(operator, 1);
    const { body } = await quoteOf(offer, {}, rubles);
    expect(body).toMatchObject({ iso: 'RUB', amount: 500, price: { iso: 'EUR', amount: 5 } });
    const before = await moneyOf(operator, rubles);
    expect((await buy(offer, {}, rubles)).status).toBe(200);
    expect(await moneyOf(operator, rubles)).toBe(before - 500);
    expect((await offerNow(offer)).pool).toBe(5);
    // What was paid comes back to the kopeck.
    await operator.control(`/offers/${offer.id}/cancel`);
    expect(await moneyOf(operator, rubles)).toBe(before);
  });

  test.each([
    ['of an unknown offer', { ref: 'offer-999' }, 404, 'not-found'],
    ['of another kind', { kind: 'toto' }, 404, 'not-found'],
    ['without lines', { lines: [] }, 422, 'bad-lines'],
    ['of lines that are no numbers', { lines: ['Call 555-0100'] }, 422, 'bad-lines'],
    ["of another player's account", { accountId: 1 }, 404, 'not-found'],
  ])('%s is refused', async (_what, other, status, code) => {
    const answer = await quoteOf(await makeOffer(), other);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });
});

describe('a purchase', () => {
  test('P01 is booked once by its refId, and found by it', async () => {
    const offer = await makeOffer();
    const first = await buy(offer);
    expect(first.body.purchase).toMatchObject({ status: 'accepted', amount: 5, payout: 0 });
    const again = await operator.post<Bought>('/web-api/purchases', first.order, {
      token: player.token,
    });
    expect(again.body).toEqual(first.body);
    expect((await byRef(first.order.refId)).body).toEqual(first.body);
    expect(await moneyOf(operator, player)).toBe(95);
    expect((await offerNow(offer)).pool).toBe(5);
    const other = await operator.post<Bought>(
      '/web-api/purchases',
      { ...first.order, lines: ['1'] },
      { token: player.token },
    );
    expect([other.status, other.body.error.code]).toEqual([409, 'other-body']);
  });

  test('P01 many at once with one refId are one', async () => {
    const offer = await makeOffer();
    const { body } = await quoteOf(offer);
    const order = { kind: 'lotto', ref: offer.ref, lines: LINES, quote: body.quote };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        operator.post<Bought>(
          '/web-api/purchases',
          { ...order, refId: 'purchase-at-once', accountId: player.accountId },
          { token: player.token },
        ),
      ),
    );
    expect(new Set(answers.map(({ body: { purchase } }) => purchase.id)).size).toBe(1);
    expect((await offerNow(offer)).pool).toBe(5);
  });

  test('P12 is not found by another player', async () => {
    const { order } = await buy(await makeOffer());
    expect((await byRef(order.refId, await registerPlayer(operator))).status).toBe(404);
  });

  test('at other terms than those that were shown is refused', async () => {
    const offer = await makeOffer();
    const changed = await buy(offer, { lines: ['1 2 3'] });
    expect([changed.status, changed.body.error.code]).toEqual([422, 'quote-changed']);
    expect((await byRef(changed.order.refId)).status).toBe(404);
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test('after the sale has ended is refused', async () => {
    const offer = await makeOffer({ closesIn: 1 });
    const { body } = await quoteOf(offer);
    operator.clock.advance(1000);
    expect((await quoteOf(offer)).body.error.code).toBe('sale-closed');
    const late = await buy(offer, { quote: body.quote });
    expect([late.status, late.body.error.code]).toEqual([422, 'sale-closed']);
  });

  test('P02 whose booking failed is not there, and can be sent again', async () => {
    const offer = await makeOffer();
    await operator.control('/faults', {
      method: 'POST',
      path: '/web-api/purchases',
      kind: 'abort',
      at: 'booked',
    });
    const { body } = await quoteOf(offer);
    const order = {
      refId: 'purchase-failed',
      kind: 'lotto',
      ref: offer.ref,
      lines: LINES,
      accountId: player.accountId,
      quote: body.quote,
    };
    const send = () => operator.post<Bought>('/web-api/purchases', order, { token: player.token });
    await expect(send()).rejects.toThrow();
    expect((await byRef('purchase-failed')).status).toBe(404);
    expect((await offerNow(offer)).pool).toBe(0);
    expect((await send()).status).toBe(200);
    expect((await offerNow(offer)).pool).toBe(5);
  });

  test('P115 has no token, login or cookie in its answers', async () => {
    const offer = await makeOffer();
    const { order, ...bought } = await buy(offer);
    const answers = [await quoteOf(offer), bought, await byRef(order.refId)];
    const text = JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]]));
    for (const secret of [player.token, player.cookie, player.login]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('the list of purchases', () => {
  interface List extends ErrorBody {
    readonly purchases: readonly (Bought['purchase'] & { readonly title: string })[];
    readonly hasMore: boolean;
  }
  const list = (query = '', by = player) =>
    operator.get<List>(`/web-api/purchases${query}`, { token: by.token });

  test('has each once, the newest first and page by page, with how it stands', async () => {
    await operator.control(`/players/${player.login}/deposit`, { amount: 200 });
    const offer = await makeOffer();
    const bought: string[] = [];
    for (let each = 0; each < 23; each += 1) {
      const { status, body } = await buy(offer);
      expect(status).toBe(200);
      bought.unshift(body.purchase.id);
    }
    const first = (await list()).body;
    expect(first).toMatchObject({ hasMore: true });
    expect(first.purchases).toHaveLength(20);
    expect(first.purchases[0]).toMatchObject({
      id: bought[0],
      kind: 'lotto',
      title: 'Draw 1204',
      lines: ['3 · 17 · 21', '1 · X · 2'],
      accountId: player.accountId,
      iso: 'EUR',
      amount: 5,
      payout: 0,
      status: 'accepted',
    });
    const next = (await list(`?before=${first.purchases.at(-1)?.id}`)).body;
    expect(next.hasMore).toBe(false);
    expect([...first.purchases, ...next.purchases].map(({ id }) => id)).toEqual(bought);

    await operator.control(`/offers/${offer.id}/settle`, {
      prizes: [{ id: Number(bought[0]), amount: 8 }],
    });
    const settled = (await list()).body.purchases;
    expect(settled.slice(0, 2).map(({ status, payout }) => [status, payout])).toEqual([
      ['won', 8],
      ['lost', 0],
    ]);
  });

  test('P12 is the player’s own, and nobody’s without a session', async () => {
    await buy(await makeOffer());
    const other = await registerPlayer(operator);
    expect((await list('', other)).body).toEqual({ purchases: [], hasMore: false });
    // An id of another player's purchase shows no more than one's own.
    const [own] = (await list()).body.purchases;
    const beyond = `?before=${Number(own?.id) + 1}`;
    expect((await list(beyond, other)).body.purchases).toEqual([]);
    expect((await operator.get('/web-api/purchases')).status).toBe(401);
  });

  test.each(['-1', '1.5', 'x', '9'.repeat(16)])('is refused before “%s”', async (before) => {
    expect((await list(`?before=${before}`)).status).toBe(400);
  });
});

describe('the end of an offer', () => {
  test('P111 pays prizes out of its pool and no more', async () => {
    const offer = await makeOffer();
    const winner = await buy(offer);
    const loser = await registerPlayer(operator);
    await buy(offer, {}, loser);
    const prizes = (amount: number) => ({
      prizes: [{ id: Number(winner.body.purchase.id), amount }],
    });
    const path = `/offers/${offer.id}/settle`;
    const tooMuch = await operator.control<ErrorBody>(path, prizes(10.01));
    expect([tooMuch.status, tooMuch.body.error.code]).toEqual([422, 'pool-too-small']);
    expect((await operator.control<Offer>(path, prizes(8))).body).toMatchObject({
      pool: 2,
      open: [],
    });
    expect(await moneyOf(operator, player)).toBe(103);
    expect((await byRef(winner.order.refId)).body.purchase).toMatchObject({
      status: 'won',
      payout: 8,
    });
    const again = await operator.control<ErrorBody>(path, prizes(1));
    expect(again.body.error.code).toBe('sale-closed');
    expect((await buy(offer, { quote: 'any' })).body.error.code).toBe('sale-closed');
  });

  test('returns the stakes where it is cancelled', async () => {
    const offer = await makeOffer();
    const { order } = await buy(offer);
    await operator.control(`/offers/${offer.id}/cancel`);
    expect(await moneyOf(operator, player)).toBe(100);
    expect((await byRef(order.refId)).body.purchase.status).toBe('void');
  });

  test('an account with an open purchase is not removed', async () => {
    await operator.post('/web-api/user/accounts/add', { currencyId: 2 }, { token: player.token });
    const accounts = await operator.get<{ balance: { id: number; iso: string }[] }>(
      '/web-api/user/accounts',
      { token: player.token },
    );
    const dollars = accounts.body.balance.find(({ iso }) => iso === 'USD')?.id ?? 0;
    await operator.control(`/players/${player.login}/deposit`, { amount: 5, accountId: dollars });
    const offer = await makeOffer({ iso: 'USD' });
    const { body } = await quoteOf(offer, { accountId: dollars });
    expect((await buy(offer, { accountId: dollars, quote: body.quote })).status).toBe(200);
    const remove = () =>
      operator.post<{ data: { message: string } }>(
        '/web-api/user/accounts/remove',
        { id: dollars },
        { token: player.token },
      );
    expect((await remove()).body.data.message).toMatch(/open/);
    await operator.control(`/offers/${offer.id}/settle`);
    expect((await remove()).status).toBe(200);
  });
});
