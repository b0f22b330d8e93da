import { describe, expect, test } from 'vitest';
import {
  codeOf,
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { ask, bank, decide, money, pass, read, ready } = bench;

describe('the review', () => {
  test('PAY-01 holds money that was not staked once, until people have decided', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    await pass(10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'checking', isHeld: true });
    const { body } = await bench.operator.control<{
      withdrawals: { id: string; review: string }[];
    }>('/withdrawals');
    expect(body.withdrawals.find((one) => one.id === id)).toMatchObject({ review: 'turnover' });
    expect((await decide(id, true)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'sent', isHeld: false });
  });

  test('PAY-01 gives the money back where they refuse, and a decision is taken once', async () => {
    const before = await money();
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    expect((await decide(id, false)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'refused', reason: 'review' });
    expect(await money()).toBe(before + 50);
    expect(codeOf(await decide(id, true))).toEqual([409, 'withdrawal-over']);
    expect(await money()).toBe(before + 50);
    expect(bank.orders).toBe(0);
  });
});

test('PAY-01 the player hears how it ended', async () => {
  await ready(90);
  const mail = 'ada-of-withdrawals@example.com';
  await bench.operator.control(`/players/${bench.player.login}/contacts`, { mail });
  const [paid, refused] = [(await ask(30)).body.withdrawal, (await ask(20)).body.withdrawal];
  await decide(refused.id, false);
  await decide(paid.id, true);
  await pass(5_000);
  const { body } = await bench.operator.get<{ messages: { template: string; text: string }[] }>(
    `/sandbox/v1/outbox?to=${mail}`,
  );
  const texts = Object.fromEntries(body.messages.map(({ template, text }) => [template, text]));
  expect(texts['withdrawal-paid']).toMatch(/30\.00\sEUR was paid to your card/);
  expect(texts['withdrawal-refused']).toMatch(/20\.00\sEUR was refused/);
});
