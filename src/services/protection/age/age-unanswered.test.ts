import { configState, couponAddBet } from '@grandstand/bus-contracts';
import { ageState, sessionRegister, sessionSignIn } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { market, openCoupon, pick } from '../../../../tests/harness/coupon/coupon-bench';
import { siteConfig } from '../../../../tests/harness/samples';
import {
  credentials,
  LOGIN,
  REGISTER,
  startSession,
} from '../../../../tests/harness/tabs/sessions';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { TestBus } from '@grandstand/bus-contracts/testing';

type Say = (test: TestBus) => void;

const requested: Say = (test) =>
  test.bus.join('age').publish(ageState, { isAsked: true, minAge: 18 });
const answered: Say = (test) =>
  test.bus.join('age').publish(ageState, { isAsked: false, minAge: 18 });
/** The site asks, and the age service could not be started. */
const unheard: Say = (test) =>
  test.qa.publish(configState.name, {
    ...siteConfig,
    ...(test.qa.peek(configState.name) as object | undefined),
    age: { minAge: 18 },
  });

const UNANSWERED: readonly (readonly [string, Say])[] = [
  ['the question is open', requested],
  ['the service of ages does not run', unheard],
];

describe('while the age question is unanswered', () => {
  it.each(UNANSWERED)('CNS-02 P96 nobody signs in or registers: %s', async (_, publishState) => {
    const tab = openTab();
    startSession(tab);
    await settle();
    publishState(tab.test);
    const shell = tab.test.bus.join('panel');
    const refused = { code: 'age-not-confirmed' };
    await expect(shell.send(sessionSignIn, credentials)).rejects.toMatchObject(refused);
    await expect(
      shell.send(sessionRegister, {
        countryId: 1,
        currencyId: 1,
        isOfAge: true,
        isTermsAgreed: true,
      }),
    ).rejects.toMatchObject(refused);
    expect([tab.operator.count(LOGIN), tab.operator.count(REGISTER)]).toEqual([0, 0]);
    expect(tab.test.qa.peek('session.state')).not.toHaveProperty('isRegistrationProcess', true);
  });

  it.each(UNANSWERED)('CNS-02 P96 no bet is added or placed: %s', async (_, publishState) => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(7, 1, 1.5));
    await bench.stake(1000);
    publishState(bench.test);
    const refused = { code: 'age-not-confirmed' };
    await expect(bench.place()).rejects.toMatchObject(refused);
    await expect(
      bench.test.qa.send(couponAddBet.name, pick(market(8, 1, 2))),
    ).rejects.toMatchObject(refused);
    expect([bench.placement.sent, bench.state().bets.length]).toEqual([[], 1]);
    answered(bench.test);
    await bench.place();
    expect(bench.placement.sent).toHaveLength(1);
  });
});
