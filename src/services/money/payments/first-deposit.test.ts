import type { DepositLimitOffer } from '@grandstand/bus-contracts/player';
import { describe, expect, it } from 'vitest';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import { openProtectedBrowser } from '../../../../tests/harness/page/protected-browser';
import type { ProtectedBrowser } from '../../../../tests/harness/page/protected-browser';

const saved = ({ operator }: ProtectedBrowser): unknown[] =>
  operator.operator.sent
    .filter(({ call }) => call === LIMIT_CALLS.save)
    .map(({ body }) => JSON.parse(body ?? 'null') as unknown);

const codeOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );

describe('the limit before the first deposit', () => {
  it('may be any amount where the operator allows that, over three times', async () => {
    const browser = openProtectedBrowser({ config: { customTypes: [20, 22] } });
    const { test } = await browser.open();
    const offer = (await test.qa.send('limits.depositOffer', {})) as DepositLimitOffer;
    expect(offer).toMatchObject({ iso: 'EUR', scale: 2 });
    expect(offer.offers).toEqual([
      { type: 20, availableValues: [1000, 5000, 10_000], isCustomAllowed: true },
      { type: 21, availableValues: [1000, 5000, 10_000], isCustomAllowed: false },
      { type: 22, availableValues: [1000, 5000, 10_000], isCustomAllowed: true },
    ]);
  });

  it('applies at once', async () => {
    const browser = openProtectedBrowser({ config: { customTypes: [22] } });
    const tab = await browser.open();
    await tab.test.qa.send('limits.setDeposit', { limitType: 22, limitValue: 7050 });
    expect(saved(browser)).toEqual([{ limits: [{ limitType: 22, limitValue: 70.5 }] }]);
    expect(tab.limits().limits).toContainEqual(
      expect.objectContaining({ limitType: 22, limitValue: 7050, limitState: 'ACTIVE' }),
    );
  });

  it('is refused where there is a limit of deposits, whichever it is: it could loosen that', async () => {
    const browser = openProtectedBrowser({ config: { customTypes: [20, 22] } });
    const { test } = await browser.open();
    // Set by another device since.
    browser.operator.hold(20, 50);
    for (const limitType of [20, 22]) {
      const sent = test.qa.send('limits.setDeposit', { limitType, limitValue: 90_000 });
      expect(await codeOf(sent)).toBe('already-set');
    }
    expect(saved(browser)).toEqual([]);
  });

  it('is refused where its value is not on offer', async () => {
    const browser = openProtectedBrowser();
    const { test } = await browser.open();
    const sent = test.qa.send('limits.setDeposit', { limitType: 22, limitValue: 7050 });
    expect(await codeOf(sent)).toBe('bad-value');
    expect(saved(browser)).toEqual([]);
  });

  it('is none of wagering, loss or time, and none that is no limit', async () => {
    const { test } = await openProtectedBrowser().open();
    for (const change of [
      { limitType: 30, limitValue: 1 },
      { limitType: 10, limitValue: 1000 },
      { limitType: 22, limitValue: -1 },
      { limitType: 22, limitValue: 0 },
    ]) {
      await expect(test.qa.send('limits.setDeposit', change)).rejects.toMatchObject({
        name: 'BadPayloadError',
      });
    }
  });
});
