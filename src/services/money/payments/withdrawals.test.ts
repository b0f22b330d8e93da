import { accountState, defineManifest, NO_ACCOUNTS } from '@grandstand/bus-contracts';
import { paymentsWithdraw } from '@grandstand/bus-contracts/player';
import { paymentsDialog } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createPayments } from '.';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const WITHDRAW = 'POST /web-api/payment/withdrawals';
const PREVIEW = 'POST /web-api/promo/preview';
const PROOF = 'POST /web-api/user/proof';
const WITHDRAWAL = {
  id: 'w-1',
  accountId: 11,
  methodId: 'card',
  amount: 20,
  iso: 'EUR',
  scale: 2,
  state: 'asked',
  reason: null,
  isHeld: false,
  createdAt: 5,
  changedAt: 5,
  steps: [{ state: 'asked', at: 5 }],
};
const WISH = { accountId: 11, methodId: 'card', amount: 2000, refId: 'wish-0001' };

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, api, operator } = tab;
  operator.on(WITHDRAW, () => ({ withdrawal: WITHDRAWAL }));
  operator.on(PROOF, () => ({}));
  operator.on(PREVIEW, () => ({ leaving: null }));
  const { clock } = test;
  const areaPress$ = new Subject<string>();
  createPayments({
    bus: test.bus.join('payments'),
    clock,
    api,
    areaPress$,
    loadPage: () => {},
  });
  tab.tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  const account = {
    id: 11,
    iso: 'EUR',
    symbol: '€',
    currencyId: 3,
    money: 10_000,
    scale: 2,
    type: 0 as const,
    label: '',
    points: 0,
    isActive: true,
    isPointsTypeBalance: false,
  };
  test.bus
    .join('account')
    .publish(accountState, { ...NO_ACCOUNTS, accounts: [account], all_accounts: [account] });
  const send = (name: string, request: object): Promise<unknown> => test.qa.send(name, request);
  return {
    tab,
    areaPress$,
    send,
    dialog: () => test.bus.join('shell').peek(paymentsDialog),
    /** Asks for the withdrawal; the dialog is open then. */
    ask: async () => {
      const ended = send('payments.withdraw', WISH).then(
        (answer) => answer,
        (error: unknown) => (error as { code: string }).code,
      );
      await settle();
      return { ended };
    },
    bodies: (path: string) =>
      operator.sent
        .filter(({ url }) => url.pathname === path)
        .map(({ body }) => JSON.parse(body ?? '') as unknown),
  };
}

describe('a withdrawal', () => {
  it('PAY-01 opens no second dialog without a press of the player in the area', async () => {
    const { tab, areaPress$, send, dialog, bodies } = start();
    const area = tab.test.bus.admit(
      defineManifest({
        name: 'payments',
        subscribes: [],
        publishes: [],
        sends: [paymentsWithdraw],
      }),
    );
    const asked = async () => {
      const ended = area.send(paymentsWithdraw, WISH, { deadline: Infinity }).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
      await settle();
      const isShown = dialog() !== null;
      await send('payments.close', {});
      return [isShown, await ended];
    };
    expect(await asked()).toEqual([true, 'cancelled']);
    expect(await asked()).toEqual([false, 'resting']);
    // An area that rests makes no calls of the operator either.
    expect(bodies('/web-api/promo/preview')).toHaveLength(1);
    areaPress$.next('payments');
    expect(await asked()).toEqual([true, 'cancelled']);
  });

  it('PAY-01 is asked of the operator only after the player has confirmed it', async () => {
    const { send, ask, dialog, bodies } = start();
    const { ended } = await ask();
    expect(dialog()).toMatchObject({ amount: 2000, iso: 'EUR', proof: null, isBusy: false });
    expect(bodies('/web-api/payment/withdrawals')).toEqual([]);
    await send('payments.confirm', {});
    expect(await ended).toMatchObject({ id: 'w-1', amount: 2000 });
    expect(bodies('/web-api/payment/withdrawals')).toEqual([{ ...WISH, amount: 20 }]);
    expect(dialog()).toBeNull();
  });

  it('P117 PAY-01 shows first what of an active bonus is lost, and gives it up with that figure', async () => {
    const { tab, send, ask, dialog, bodies } = start();
    const leaving = { bonusId: '70000001', iso: 'EUR', scale: 2, keep: 4_120, lose: 1_500 };
    tab.operator.on(PREVIEW, () => ({ leaving: { ...leaving, inPlay: 0 } }));
    const { ended } = await ask();
    expect(dialog()?.leaving).toEqual({ iso: 'EUR', scale: 2, lose: 1_500, inPlay: 0 });
    await send('payments.confirm', {});
    expect(await ended).toMatchObject({ id: 'w-1' });
    expect(bodies('/web-api/payment/withdrawals')).toEqual([
      { ...WISH, amount: 20, leaving: { bonusId: '70000001', lose: 1_500 } },
    ]);
  });

  it.each([
    [409, 'bonus-figures-changed'],
    [422, 'bonus-active'],
  ])(
    'PAY-01 shows what is lost now where the operator answers %s %s, and sends that next',
    async (status, code) => {
      const { tab, send, ask, dialog, bodies } = start();
      const leaving = { bonusId: '70000001', iso: 'EUR', scale: 2, keep: 4_120, inPlay: 0 };
      const { ended } = await ask();
      expect(dialog()?.leaving).toBeNull();
      tab.operator.on(PREVIEW, () => ({ leaving: { ...leaving, lose: 900 } }));
      tab.operator.on(WITHDRAW, () => refuse(status, code));
      await send('payments.confirm', {});
      expect(dialog()).toMatchObject({
        isBusy: false,
        message: { code },
        leaving: { lose: 900, inPlay: 0 },
      });
      tab.operator.on(WITHDRAW, () => ({ withdrawal: WITHDRAWAL }));
      await send('payments.confirm', {});
      expect(await ended).toMatchObject({ id: 'w-1' });
      expect(bodies('/web-api/payment/withdrawals').at(-1)).toMatchObject({
        leaving: { bonusId: '70000001', lose: 900 },
      });
    },
  );

  it('PAY-01 sends a bonus that costs nothing too, and is asked where the operator does not say what is lost', async () => {
    const { tab, send, ask, dialog, bodies } = start();
    const leaving = { bonusId: '70000001', iso: 'EUR', scale: 2, keep: 0, lose: 0, inPlay: 0 };
    tab.operator.on(PREVIEW, () => ({ leaving }));
    const { ended } = await ask();
    expect(dialog()?.leaving).toBeNull();
    await send('payments.confirm', {});
    expect(await ended).toMatchObject({ id: 'w-1' });
    tab.operator.on(PREVIEW, offline);
    await ask();
    expect(dialog()?.leaving).toBeNull();
    await send('payments.confirm', {});
    expect(bodies('/web-api/payment/withdrawals')).toEqual([
      { ...WISH, amount: 20, leaving: { bonusId: '70000001', lose: 0 } },
      { ...WISH, amount: 20 },
    ]);
  });

  it('PAY-01 needs the password where the operator wants a proof, and no recording holds it', async () => {
    const { tab, send, ask, dialog, bodies } = start();
    let isProved = false;
    tab.operator.on(WITHDRAW, () =>
      isProved
        ? { withdrawal: WITHDRAWAL }
        : Response.json(
            {
              error: { code: 'proof-required', message: 'In words.', details: { by: 'password' } },
            },
            { status: 403 },
          ),
    );
    tab.operator.on(PROOF, () => {
      isProved = true;
      return {};
    });
    const recorder = record(tab.test.bus);
    const { ended } = await ask();
    await send('payments.confirm', {});
    expect(dialog()).toMatchObject({ proof: 'password', message: { code: 'proof-required' } });
    await send('payments.confirm', { password: 'a long secret' });
    expect(await ended).toMatchObject({ id: 'w-1' });
    expect(bodies('/web-api/user/proof')).toEqual([{ password: 'a long secret' }]);
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('payments.confirm');
    expect(recording).not.toContain('a long secret');
  });

  it.each([
    ['not-verified', 'not-verified'],
    ['not-withdrawable', 'not-withdrawable'],
    ['banned', 'banned'],
    ['account-frozen', 'account-frozen'],
    ['bad-amount', 'bad-amount'],
    ['method-down', 'method-down'],
    ['not-found', 'not-found'],
    ['withdrawals-held', 'withdrawals-held'],
    ['something-else', 'unavailable'],
  ])('PAY-01 that the operator refuses with %s stays in the dialog: %s', async (code, shown) => {
    const { tab, send, ask, dialog } = start();
    tab.operator.on(WITHDRAW, () => refuse(422, code));
    const { ended } = await ask();
    await send('payments.confirm', {});
    expect(dialog()).toMatchObject({ isBusy: false, message: { code: shown } });
    tab.operator.on(WITHDRAW, offline);
    await send('payments.confirm', {});
    expect(dialog()).toMatchObject({ message: { code: 'unavailable' } });
    await send('payments.close', {});
    expect(await ended).toBe('cancelled');
    expect(dialog()).toBeNull();
  });

  it('PAY-01 names what of a bonus is in play where nothing else of it is lost', async () => {
    const { tab, ask, dialog } = start();
    const leaving = { bonusId: '70000001', iso: 'EUR', scale: 2, keep: 0, lose: 0, inPlay: 300 };
    tab.operator.on(PREVIEW, () => ({ leaving }));
    await ask();
    expect(dialog()?.leaving).toEqual({ iso: 'EUR', scale: 2, lose: 0, inPlay: 300 });
  });

  it('PAY-01 from an account that is not the player’s, or after the session has ended, opens no dialog', async () => {
    const { tab, send, ask, dialog, bodies } = start();
    await expect(send('payments.withdraw', { ...WISH, accountId: 12 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(bodies('/web-api/promo/preview')).toEqual([]);
    tab.operator.on(PREVIEW, () => refuse(401, 'unauthorized'));
    expect(await (await ask()).ended).toBe('not-signed-in');
    expect(dialog()).toBeNull();
  });

  it('PAY-01 ends with the session, and a guest has none', async () => {
    const { tab, ask, dialog } = start();
    const { ended } = await ask();
    tab.test.qa.publish('session.state', { status: 'guest', userId: '' });
    expect(await ended).toMatch(/cancelled|not-signed-in/);
    expect(dialog()).toBeNull();
    const guest = start('');
    expect(await (await guest.ask()).ended).toBe('not-signed-in');
    expect(guest.dialog()).toBeNull();
  });
});
