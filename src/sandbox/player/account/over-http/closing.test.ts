import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { coupon, makeGame, place, signInDemo, startOperator } from '@grandstand/sandbox/testing';

const DAY = 86_400_000;

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
  player = await signInDemo(operator);
});
afterAll(() => operator.sandbox.close());

const close = () => operator.post<ErrorBody>('/web-api/user/close', {}, { token: player.token });
const signIn = () => operator.post<ErrorBody>('/web-api/user/login', operator.sandbox.demo);
const reopen = () => operator.control<ErrorBody>('/players/demo/close', { isClosed: false });
const userOf = async (): Promise<string> =>
  (await operator.get<{ userId: string }>('/web-api/user/check', { cookie: player.cookie })).body
    .userId;

test('P119 a player closes the account: sessions end, and signing in says what to do', async () => {
  await operator.post('/web-api/user/mailing', { enable_mail_news: 1 }, { token: player.token });
  expect((await close()).status).toBe(200);
  expect(await userOf()).toBe('');
  const { status, body } = await signIn();
  expect([status, body.error.code]).toEqual([403, 'account-closed']);
  expect(body.error.message).toContain('support can open it again');
  expect(body.error.details).toEqual({
    reopensAt: Math.floor((operator.clock.now() + 7 * DAY) / 1000),
  });
  const sent = await operator.get<{ messages: { template: string }[] }>('/sandbox/v1/outbox');
  expect(sent.body.messages.map(({ template }) => template)).toContain('account-closed-for-now');
  // Nobody is advertised to who has left.
  const news = await operator.control<{ token: string | null }>('/players/demo/links', {
    kind: 'newsletter',
    channel: 'mail',
  });
  expect(news.body.token).toBeNull();
});

test('an open bet of a closed account is settled and paid out', async () => {
  const game = await makeGame(operator);
  const { id, coef } = game.outcome(1);
  const { body } = await place(operator, player, coupon(player, [{ id, coef }], { amount: 10 }));
  await close();
  await operator.control(`/games/${game.id}/finish`, { home: 1, away: 0 });
  const placed = await operator.get<{ bets: { status: string; payout: number }[] }>(
    `/sandbox/v1/placements/${body.bet.refId}`,
  );
  expect(placed.body.bets).toMatchObject([{ status: 'won' }]);
  expect(placed.body.bets[0]?.payout).toBeGreaterThan(10);
});

test('support opens a closed account again, but not before its cool-off is over', async () => {
  await close();
  const early = await reopen();
  expect([early.status, early.body.error.code]).toEqual([409, 'account-closed']);
  operator.clock.jump(operator.clock.now() + 7 * DAY);
  expect((await reopen()).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

test('closing needs a proof of the last five minutes', async () => {
  operator.clock.jump(operator.clock.now() + 6 * 60_000);
  const { cookie } = player;
  const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
  player = { ...player, token: body.token };
  const refused = await close();
  expect([refused.status, refused.body.error.code]).toEqual([403, 'proof-required']);
  expect(await userOf()).not.toBe('');
});
