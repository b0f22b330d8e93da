import { describe, expect, test } from 'vitest';
import {
  codeOf,
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { begin, deposit, postToBank, settled } = bench;

const stateOf = async (id: string) => (await deposit(id))?.state;
const textsOf = (page: string): string[] =>
  Array.from(page.matchAll(/<code[^>]*>([^<]*)<\/code>/g), ([, text]) => text ?? '');
/** Has QA sell a voucher. */
const voucher = async (amount: number, iso = 'EUR'): Promise<string> =>
  (await bench.operator.control<{ code: string }>('/vouchers', { iso, amount })).body.code;
/** Answers the page of an e-wallet. */
const wallet = async (amount: number, number = '998877', decision = 'approve') => {
  const { id, order } = await begin('wallet', amount);
  const answer = await postToBank('/wallet', { order, number, decision });
  await settled();
  return { id, order, answer };
};
describe('PAY-01 a deposit from an e-wallet', () => {
  test('is credited once its holder approves, and leads back to the site', async () => {
    const before = await bench.money();
    const { id, answer } = await wallet(20);
    expect(answer.headers.get('Location')).toContain(`/en/onpay/success?payment=${id}`);
    expect(await stateOf(id)).toBe('credited');
    expect(await bench.money()).toBe(before + 20);
  });

  test('is declined where they refuse, or have not enough money', async () => {
    const before = await bench.money();
    const refused = await wallet(20, '', 'refuse');
    expect(await deposit(refused.id)).toMatchObject({ state: 'declined', reason: 'refused' });
    const poor = await wallet(20, '00009995');
    expect(await deposit(poor.id)).toMatchObject({ state: 'declined', reason: 'insufficient' });
    expect((await wallet(20, '12')).answer.status).toBe(400);
    expect(await bench.money()).toBe(before);
  });

  test('is credited once where the news comes twice and out of order, and where it is lost', async () => {
    const before = await bench.money();
    const { id } = await wallet(20, '00000341');
    expect(await stateOf(id)).toBe('credited');
    const lost = await wallet(10, '00000119');
    expect(await stateOf(lost.id)).toBe('redirected');
    bench.operator.clock.advance(2 * MINUTE);
    await bench.pass(0);
    expect(await stateOf(lost.id)).toBe('credited');
    expect(await bench.money()).toBe(before + 30);
  });

  test('is withdrawn to the same wallet, and to no card', async () => {
    await wallet(20);
    await bench.operator.control(`/players/${bench.player.login}/cards/age`, {});
    await bench.fillProfile();
    await bench.stake(20);
    expect(await bench.mine()).toMatchObject({ methodId: 'wallet' });
    expect(codeOf(await bench.ask(10))).toEqual([422, 'method-down']);
    const asked = await bench.ask(10, { methodId: 'wallet' });
    expect(asked.status).toBe(200);
    await bench.pass(2 * MINUTE);
    await bench.pass(MINUTE);
    const withdrawal = await bench.read(asked.body.withdrawal.id);
    expect(withdrawal).toMatchObject({ state: 'sent', methodId: 'wallet' });
  });
});

describe('PAY-01 a deposit by bank transfer', () => {
  test('has a reference and a code on its page, and is credited when it arrives', async () => {
    const before = await bench.money();
    const { id, order, page } = await begin('transfer', 20);
    expect(textsOf(page)).toContainEqual(expect.stringMatching(/^GS[\dA-F]{12}$/));
    expect(page).toContain('<svg role="img" aria-label="QR code of the transfer"');
    expect((await postToBank('/transfer', { order, account: 'GB82 1' })).status).toBe(400);
    const account = 'GB82 WEST 1234 5698 7654 32';
    const sent = await postToBank('/transfer', { order, account });
    expect(sent.headers.get('Location')).toContain('/en/onpay/pending');
    expect(await stateOf(id)).toBe('redirected');
    // It can't be called back, and is not sent again.
    await postToBank('/cancel', { order });
    await postToBank('/transfer', { order, account });
    bench.operator.clock.advance(45_000);
    await settled();
    expect(await stateOf(id)).toBe('credited');
    expect(await bench.money()).toBe(before + 20);
  });

  test('is waited for longer than a payment by card, and credited even later', async () => {
    const { id } = await begin('transfer', 20);
    await bench.pass(1_440 * MINUTE);
    expect(await stateOf(id)).toBe('redirected');
    await bench.pass(3 * 1_440 * MINUTE);
    expect(await stateOf(id)).toBe('expired');
    await bench.operator.control(`/payments/${id}/events`, { event: 'captured' });
    expect(await stateOf(id)).toBe('credited');
  });
});

describe('PAY-01 a deposit by voucher', () => {
  const pay = async (amount: number, code: string) => {
    const { id, order } = await begin('voucher', amount);
    const answer = await postToBank('/voucher', { order, code });
    return { id, order, answer };
  };

  test('P110 takes what is paid from the voucher, and no more than it has', async () => {
    const before = await bench.money();
    const code = await voucher(50);
    const first = await pay(20, code);
    expect(first.answer.headers.get('Location')).toContain('/en/onpay/success');
    expect(await stateOf(first.id)).toBe('credited');
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await stateOf((await pay(30, typed)).id)).toBe('credited');
    const empty = await pay(5, code);
    expect(empty.answer.status).toBe(400);
    expect(await empty.answer.text()).toContain('Tries left: 2');
    expect(await bench.money()).toBe(before + 50);
  });

  test('P110 is paid once where two pages use the same voucher at once', async () => {
    const before = await bench.money();
    const code = await voucher(20);
    const [one, other] = [await begin('voucher', 20), await begin('voucher', 20)];
    await Promise.all(
      [one, one, other].map(({ order }) => postToBank('/voucher', { order, code })),
    );
    expect(await bench.money()).toBe(before + 20);
  });

  test('is declined after three wrong codes, and takes none of another currency', async () => {
    const { id, order } = await begin('voucher', 20);
    for (const code of [await voucher(50, 'USD'), 'AAAA-BBBB-CCCC-DDDD']) {
      expect((await postToBank('/voucher', { order, code })).status).toBe(400);
    }
    const last = await postToBank('/voucher', { order, code: '' });
    expect(last.headers.get('Location')).toContain('/en/onpay/fail');
    await settled();
    expect(await deposit(id)).toMatchObject({ state: 'declined', reason: 'refused' });
  });
});

describe('PAY-01 a deposit in cash at a terminal', () => {
  test('is credited once the code is paid there, once', async () => {
    const before = await bench.money();
    const { id, page } = await begin('terminal', 20);
    const [code = ''] = textsOf(page);
    expect(code).toMatch(/^\d{10}$/);
    const paid = await postToBank('/terminal', { code });
    expect(await paid.text()).toContain('was paid in cash');
    await settled();
    expect((await postToBank('/terminal', { code })).status).toBe(400);
    expect(await stateOf(id)).toBe('credited');
    expect(await bench.money()).toBe(before + 20);
  });

  test('gives no way back: it is withdrawn by another way that was paid in with', async () => {
    const { page } = await begin('terminal', 20);
    await postToBank('/terminal', { code: textsOf(page)[0] ?? '' });
    await settled();
    expect(await bench.mine()).toMatchObject({ available: 0, methodId: null });
    await bench.payIn(5);
    expect(await bench.mine()).toMatchObject({ methodId: 'card' });
    expect((await bench.mine())?.available).toBeGreaterThanOrEqual(25);
  });
});

describe('all ways to pay in', () => {
  test('P96 reserve their amounts in the limits, so that two tabs pay no more than one', async () => {
    const limit = { limitType: 20, limitValue: 50 };
    await bench.operator.control(`/players/${bench.player.login}/limits`, limit);
    expect((await begin('wallet', 40)).refused).toBeUndefined();
    for (const method of ['card', 'transfer', 'voucher', 'terminal']) {
      expect((await begin(method, 20)).refused).toBe('limit-reached');
    }
  });

  test('have bounds of their own, and are paid on no page but theirs', async () => {
    expect((await begin('voucher', 5000)).refused).toBe('bad-amount');
    expect((await begin('wallet', 5000)).refused).toBeUndefined();
    expect((await begin('cheque', 20)).refused).toBe('method-down');
    const { order } = await begin('terminal', 20);
    for (const path of ['/pay', '/wallet', '/transfer', '/voucher']) {
      const fields = { order, number: '4242 4242 4242 4242', expiry: '08/29', cvc: '123' };
      expect((await postToBank(path, fields)).status).toBe(404);
    }
  });
});
