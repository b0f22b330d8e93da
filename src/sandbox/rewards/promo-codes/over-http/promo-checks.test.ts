import type { PromoCodeView } from '@grandstand/bus-contracts/player';
import {
  coupon,
  lineLegs,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HOUR = 3_600_000;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

/** The player with a token of now. */
async function withToken(player: TestPlayer): Promise<TestPlayer> {
  const path = '/web-api/user/gettoken?force_refresh=true';
  const { token } = (await operator.get<{ token: string }>(path, { cookie: player.cookie })).body;
  return { ...player, token };
}

interface Checked extends ErrorBody {
  readonly code: PromoCodeView | null;
  readonly triesLeft: number;
}
const check = ({ token }: TestPlayer, code: string) =>
  operator.post<Checked>('/web-api/promo/check', { code }, { token });
const showcase = async ({ token }: TestPlayer) =>
  (
    await operator.get<{ isBarred: boolean; codes: PromoCodeView[] }>('/web-api/promo/showcase', {
      token,
    })
  ).body;

test('BNS-01 the showcase has the codes that are offered, and the player’s own, with what they give', async () => {
  const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
  const own = { code: 'OWN5', stakes: 2, login: player.login, endsIn: 600 };
  await operator.control('/promo-codes', own);
  const prepaid = { kind: 'prepaid', money: 1_000, iso: 'EUR', scale: 2 };
  expect((await showcase(player)).codes).toMatchObject([
    { code: 'BOOST10', effect: { kind: 'hyper-bonus', percent: 10 }, isUsed: false, endsAt: null },
    { code: 'FREE1' },
    { code: 'OWN5', effect: prepaid, endsAt: operator.clock.now() + 600_000 },
  ]);
  expect((await showcase(other)).codes.map(({ code }) => code)).toEqual(['BOOST10', 'FREE1']);
  operator.clock.jump(operator.clock.now() + 601_000);
  expect((await showcase(await withToken(player))).codes).toHaveLength(2);
});

test('BNS-01 a code that is another player’s, or over, is answered as one that there is not', async () => {
  const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
  await operator.control('/promo-codes', { code: 'HERS', stakes: 2, login: other.login });
  await operator.control('/promo-codes', { code: 'OVER', stakes: 2, endsIn: 0 });
  const answers = [];
  for (const code of ['HERS', 'OVER', 'NOTHING']) {
    const { status, body } = await check(player, code);
    answers.push([status, body.code]);
  }
  expect(answers).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ]);
  expect((await check(other, ' hers ')).body.code).toMatchObject({ code: 'HERS', isUsed: false });
  // Nor can it be used.
  const [leg] = await lineLegs(operator, 1);
  if (!leg) throw new Error('The line is empty.');
  const stolen = await place(operator, player, coupon(player, [leg], { promoCode: 'HERS' }));
  expect(stolen.body.error.code).toBe('promo-not-accepted');
});

test('BNS-01 a code that was used says so', async () => {
  const player = await registerPlayer(operator);
  const [leg] = await lineLegs(operator, 1);
  if (!leg) throw new Error('The line is empty.');
  expect(
    (await place(operator, player, coupon(player, [leg], { promoCode: 'FREE1' }))).status,
  ).toBe(200);
  expect((await check(player, 'FREE1')).body.code).toMatchObject({ isUsed: true });
});

test('BNS-01 ten wrong codes are checked in an hour; right ones do not count, nor does the same one again', async () => {
  const player = await registerPlayer(operator);
  for (let left = 9; left >= 0; left--) {
    for (const code of [`GUESS${left}`, `guess${left} `, 'BOOST10']) {
      expect((await check(player, code)).body.triesLeft).toBe(left);
    }
  }
  const refused = await check(player, 'GUESS10');
  expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-promo-checks']);
  expect(refused.headers.get('Retry-After')).toBe(String(HOUR / 1000));
  // What was answered before is answered again.
  expect((await check(player, 'BOOST10')).body.code).toMatchObject({ code: 'BOOST10' });
  expect((await check(player, 'FREE1')).status).toBe(429);
  operator.clock.jump(operator.clock.now() + HOUR);
  expect((await check(await withToken(player), 'FREE1')).status).toBe(200);
});

test('P118 no code is shown to a player to whom nothing may be offered, and none is checked', async () => {
  const player = await registerPlayer(operator);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect(await showcase(player)).toEqual({ isBarred: true, codes: [] });
  expect((await check(player, 'BOOST10')).body.error.code).toBe('bonus-barred');
});
