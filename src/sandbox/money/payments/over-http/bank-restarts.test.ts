import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
const file = join(folder, 'bank.jsonl');
const bench = openWithdrawalsBench(file);
const { bank, begin, deposit, money, postToBank, restartBank, settled } = bench;

afterAll(() => rmSync(folder, { recursive: true }));

const stateOf = async (id: string) => (await deposit(id))?.state;
/** Time in which the bank sends again what was not accepted, and the operator asks what it has not heard of. */
const waitLong = async (): Promise<void> => {
  bench.operator.clock.advance(10 * MINUTE);
  await bench.pass(0);
};
/** Pays at the bank by a card; returns its page. */
const payBy = async (order: string, number: string): Promise<string> =>
  (await postToBank('/pay', { order, number, expiry: '08/29', cvc: '123' })).text();

describe('P116 a bank that is restarted in the middle of a deposit', () => {
  test('goes on with the code that it has asked for, and with the tries that are left', async () => {
    const before = await money();
    const { id, order } = await begin('card', 20);
    const code = /it is (\d{6})\./.exec(await payBy(order, '4000 0000 0000 3220'))?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    await postToBank('/challenge', { order, code: wrong });
    restartBank();
    const answer = await postToBank('/challenge', { order, code: wrong });
    expect(await answer.text()).toContain('Tries left: 1');
    restartBank();
    const paid = await postToBank('/challenge', { order, code });
    expect(paid.headers.get('Location')).toContain(`/en/onpay/success?payment=${id}`);
    await settled();
    expect(await stateOf(id)).toBe('credited');
    restartBank();
    expect((await postToBank('/challenge', { order, code })).status).toBe(400);
    await waitLong();
    expect(await money()).toBe(before + 20);
  });

  test('sends what the operator has not heard, which credits the deposit once', async () => {
    const before = await money();
    const { id, order } = await begin('card', 20);
    bank.isHeard = false;
    await payBy(order, '4242 4242 4242 4242');
    await settled();
    expect(await stateOf(id)).toBe('redirected');
    bank.isHeard = true;
    restartBank();
    await settled();
    expect(await stateOf(id)).toBe('credited');
    restartBank();
    await waitLong();
    expect(await money()).toBe(before + 20);
  });

  test('answers the operator that asks what it has not heard of', async () => {
    const { id, order } = await begin('card', 20);
    await payBy(order, '4000 0000 0000 0119');
    restartBank();
    await waitLong();
    expect(await stateOf(id)).toBe('credited');
  });

  test('receives the transfer that is under way', async () => {
    const before = await money();
    const { id, order } = await begin('transfer', 20);
    await postToBank('/transfer', { order, account: 'GB82 WEST 1234 5698 7654 32' });
    bench.operator.clock.advance(30_000);
    restartBank();
    await postToBank('/cancel', { order });
    bench.operator.clock.advance(14_000);
    await settled();
    expect(await stateOf(id)).toBe('redirected');
    bench.operator.clock.advance(1_000);
    await settled();
    expect(await stateOf(id)).toBe('credited');
    restartBank();
    await waitLong();
    expect(await money()).toBe(before + 20);
  });

  test('knows the code for the terminal', async () => {
    const before = await money();
    const { id, page } = await begin('terminal', 20);
    const code = /<code[^>]*>(\d{10})<\/code>/.exec(page)?.[1] ?? '';
    restartBank();
    expect((await postToBank('/terminal', { code })).status).toBe(200);
    await settled();
    expect(await stateOf(id)).toBe('credited');
    restartBank();
    expect((await postToBank('/terminal', { code })).status).toBe(400);
    expect(await money()).toBe(before + 20);
  });
});

describe('PAY-01 a bank that is restarted in the middle of a withdrawal', () => {
  const MAIL = 'bank-restarts@example.com';
  /** Messages to the player of withdrawals that were paid. */
  const told = async (): Promise<number> => {
    const path = `/sandbox/v1/outbox?to=${MAIL}`;
    const { body } = await bench.operator.get<{ messages: { template: string }[] }>(path);
    return body.messages.filter(({ template }) => template === 'withdrawal-paid').length;
  };
  const send = async (): Promise<string> => {
    await bench.operator.control(`/players/${bench.player.login}/contacts`, { mail: MAIL });
    await bench.ready();
    const { id } = (await bench.ask(30)).body.withdrawal;
    await bench.decide(id, true);
    await settled();
    expect((await bench.read(id)).state).toBe('sent');
    return id;
  };
  const expectPaidOnce = async (id: string): Promise<void> => {
    expect((await bench.read(id)).steps.filter(({ state }) => state === 'paid')).toHaveLength(1);
  };

  test('pays what it has accepted, once, without another order, and the player is told', async () => {
    const before = await money();
    const toldBefore = await told();
    const id = await send();
    bench.operator.clock.advance(3_000);
    restartBank();
    bench.operator.clock.advance(2_000);
    await settled();
    await expectPaidOnce(id);
    expect(bank.orders).toBe(1);
    restartBank();
    await waitLong();
    await expectPaidOnce(id);
    expect(await money()).toBe(before + 20);
    expect(await told()).toBe(toldBefore + 1);
  });

  test('sends what the operator has not heard, and answers its order by what was paid', async () => {
    const toldBefore = await told();
    const id = await send();
    bank.isHeard = false;
    bench.operator.clock.advance(5_000);
    await settled();
    expect((await bench.read(id)).state).toBe('sent');
    bank.isHeard = true;
    restartBank();
    await settled();
    await expectPaidOnce(id);
    restartBank();
    await waitLong();
    await expectPaidOnce(id);
    expect(await told()).toBe(toldBefore + 1);
  });
});

test('P115 the books of the bank hold no number of a card, a wallet or an account, and no security code', async () => {
  const numbers = ['5555555555554444', '4000000000003220', '8877665544', 'GB82WEST12345698765432'];
  const card = await begin('card', 20);
  await payBy(card.order, numbers[0] ?? '');
  const asked = await begin('card', 20);
  await payBy(asked.order, numbers[1] ?? '');
  const wallet = await begin('wallet', 20);
  await postToBank('/wallet', { order: wallet.order, number: numbers[2] ?? '' });
  const transfer = await begin('transfer', 20);
  await postToBank('/transfer', { order: transfer.order, account: numbers[3] ?? '' });
  await settled();
  const content = readFileSync(file, 'utf8');
  for (const { id } of [card, asked, wallet, transfer]) expect(content).toContain(id);
  for (const number of numbers) expect(content).not.toContain(number);
  expect(content).not.toContain('cvc');
});
