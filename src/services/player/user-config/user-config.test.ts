import { NO_COUPON } from '@grandstand/bus-contracts';
import type { CouponProblem, PlayerRules } from '@grandstand/bus-contracts';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import type { UserConfig } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createUserConfig } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { userConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const CONFIG = 'GET /web-api/user/config';
const NOTHING = { isInstalled: false, isLoaded: false, config: null };

function startUserConfig(): Tab {
  const tab = openTab();
  const { test, page, api, log } = tab;
  tab.operator.on(CONFIG, () => ({ result: userConfig }));
  createUserConfig({ bus: test.bus.join('user-config'), clock: test.clock, page, api, log });
  return tab;
}

async function signIn(tab: Tab, userId = 'ann-1'): Promise<void> {
  tab.tokens.begin(userId, tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: 'player', userId });
  await settle();
}

const shown = ({ test }: Tab): unknown => test.qa.peek('userConfig.state');

describe('the user config', () => {
  it('ACC-03 loads after sign-in, with every field of the specification', async () => {
    const tab = startUserConfig();
    expect(shown(tab)).toEqual(NOTHING);
    await signIn(tab);
    expect(shown(tab)).toEqual({ isInstalled: true, isLoaded: true, config: userConfig });
    const { config } = shown(tab) as { config: UserConfig };
    expect(Object.keys(config).toSorted()).toEqual(FIELDS.toSorted());
    expect(Object.keys(config.protection_methods).toSorted()).toEqual(METHODS.toSorted());
    expect(Object.keys(config.user_data).toSorted()).toEqual(USER_DATA.toSorted());
  });

  it('ACC-03 is marked as loading until the operator has answered', async () => {
    const tab = startUserConfig();
    const late = held();
    tab.operator.on(CONFIG, () => late.promise);
    await signIn(tab);
    expect(shown(tab)).toEqual({ ...NOTHING, isLoading: true });
    late.give({ result: userConfig });
    await settle();
    expect(shown(tab)).toEqual({ isInstalled: true, isLoaded: true, config: userConfig });
  });

  it('SPT-03 tells areas what the player may not bet on, and nothing of the former player', async () => {
    const tab = startUserConfig();
    const rules = () => tab.test.qa.peek('playerRules.state');
    const open = { line: [], live: [], isLineClosed: false, isLiveClosed: false, refusal: null };
    expect(rules()).toEqual(open);
    tab.operator.on(CONFIG, () => ({
      result: { ...userConfig, disallow_line_sport: [2], isCClive: true },
    }));
    await signIn(tab);
    expect(rules()).toEqual({ ...open, line: [2], live: [66], isLiveClosed: true });
    const late = held();
    tab.operator.on(CONFIG, () => late.promise);
    await signIn(tab, 'bob-2');
    expect(rules()).toEqual(open);
  });

  describe('says why no bet is taken', () => {
    const NO_LIMITS: LimitsState = {
      status: 'none',
      limits: [],
      pending: [],
      available: [],
      selfExcludeReasons: [],
      sections: [],
      iso: '',
      scale: 2,
    };
    const refusal = { code: 'return-unconfirmed', text: 'Say that you want to.' };
    const barred = {
      ...userConfig,
      bet_refusal: { code: refusal.code, message: refusal.text },
    };
    const refusalIn = ({ test }: Tab): unknown =>
      (test.qa.peek('playerRules.state') as PlayerRules | undefined)?.refusal;
    const limitsWith = (limitTypes: readonly (1 | 30)[]): LimitsState => ({
      ...NO_LIMITS,
      status: 'ready',
      pending: limitTypes.map((limitType) => ({
        limitType,
        direction: 'higher',
        limitValue: -1,
        startedAt: 1_788_000_000,
        endsAt: null,
        hoursLeft: 0,
        needApprove: true,
        iso: null,
      })),
    });
    const coupon = (tab: Tab, codes: readonly CouponProblem['code'][]): void =>
      tab.test.qa.publish('coupon.state', {
        ...NO_COUPON,
        problems: codes.map((code) => ({ code })),
      });

    it('LIM-06 and nothing of the former player', async () => {
      const tab = startUserConfig();
      expect(refusalIn(tab)).toBeNull();
      tab.operator.on(CONFIG, () => ({ result: barred }));
      await signIn(tab);
      expect(refusalIn(tab)).toEqual(refusal);
      tab.operator.on(CONFIG, () => ({ result: { ...userConfig, bet_refusal: null } }));
      await signIn(tab, 'bob-2');
      expect(refusalIn(tab)).toBeNull();
    });

    it('LIM-06 anew once the player has said, here or elsewhere, that they want to play again', async () => {
      const tab = startUserConfig();
      tab.operator.on(CONFIG, () => ({ result: barred }));
      tab.test.qa.publish('limits.state', NO_LIMITS);
      await signIn(tab);
      const asked = tab.operator.count(CONFIG);
      tab.test.qa.publish('limits.state', limitsWith([30, 1]));
      // Another change of the limits is no such word.
      tab.test.qa.publish('limits.state', limitsWith([30]));
      await settle();
      expect(tab.operator.count(CONFIG)).toBe(asked);
      tab.operator.on(CONFIG, () => ({ result: userConfig }));
      tab.test.qa.publish('limits.state', limitsWith([]));
      await settle();
      expect(refusalIn(tab)).toBeNull();
    });

    it('anew after a bet that was refused for a reason that was not known', async () => {
      const tab = startUserConfig();
      await signIn(tab);
      tab.operator.on(CONFIG, () => ({ result: barred }));
      coupon(tab, ['refused']);
      await settle();
      expect(refusalIn(tab)).toBeNull();
      coupon(tab, ['player-barred']);
      await settle();
      expect(refusalIn(tab)).toEqual(refusal);
      // The coupon says now what is known.
      const asked = tab.operator.count(CONFIG);
      coupon(tab, []);
      coupon(tab, ['player-barred']);
      await settle();
      expect(tab.operator.count(CONFIG)).toBe(asked);
    });

    it('anew each minute while the page is seen, for a reason may end by time', async () => {
      const tab = startUserConfig();
      await signIn(tab);
      const free = tab.operator.count(CONFIG);
      await tab.test.clock.advance(5 * 60_000);
      expect(tab.operator.count(CONFIG)).toBe(free);
      tab.operator.on(CONFIG, () => ({ result: barred }));
      await signIn(tab, 'bob-2');
      tab.page.visible$.next(false);
      const asked = tab.operator.count(CONFIG);
      await tab.test.clock.advance(5 * 60_000);
      expect(tab.operator.count(CONFIG)).toBe(asked);
      tab.page.visible$.next(true);
      tab.operator.on(CONFIG, () => ({ result: userConfig }));
      await tab.test.clock.advance(60_000);
      expect(refusalIn(tab)).toBeNull();
    });
  });

  it.each([
    [true, true],
    [false, false],
    // An operator that does not say so lets nothing be offered.
    [undefined, false],
  ])('P118 says whether anything may be offered: %s as %s', async (said, mayBeOffered) => {
    const tab = startUserConfig();
    const offers = () => tab.test.qa.peek('offers.state');
    expect(offers()).toEqual({ mayBeOffered: null });
    tab.operator.on(CONFIG, () => ({ result: { ...userConfig, may_be_offered: said } }));
    await signIn(tab);
    expect(offers()).toEqual({ mayBeOffered });
    tab.operator.on(CONFIG, () => refuse(400, 'no'));
    await signIn(tab, 'bob-2');
    expect(offers()).toEqual({ mayBeOffered: null });
  });

  it('ACC-03 is requested without any cache', async () => {
    const tab = startUserConfig();
    await signIn(tab);
    expect(tab.operator.sent.at(-1)?.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['no connection', offline],
    ['a refusal', () => refuse(400, 'no')],
    ['an error in place of the result', () => ({ error: { code: 7, message: 'No.' } })],
    ['another shape', () => ({ result: { ...userConfig, activation_type: 4 } })],
    ['a part of it', () => ({ result: { phone_number: '1' } })],
  ])('ACC-03 is marked not installed and not loaded after a failed load: %s', async (_, fault) => {
    const tab = startUserConfig();
    tab.operator.on(CONFIG, fault);
    await signIn(tab);
    await tab.test.clock.advance(5000);
    expect(shown(tab)).toEqual(NOTHING);
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The user config could not be loaded.' },
    ]);
  });

  it('ACC-03 drops its values when a later load fails', async () => {
    const tab = startUserConfig();
    await signIn(tab);
    tab.operator.on(CONFIG, () => refuse(400, 'no'));
    await signIn(tab, 'bob-2');
    expect(shown(tab)).toEqual(NOTHING);
  });

  it('is requested once a player, and not for a guest', async () => {
    const tab = startUserConfig();
    tab.test.qa.publish('session.state', { status: 'guest', userId: '' });
    await settle();
    expect(tab.operator.count(CONFIG)).toBe(0);
    expect(tab.logged).toEqual([]);
    await signIn(tab);
    await signIn(tab);
    expect(tab.operator.count(CONFIG)).toBe(1);
    tab.tokens.begin('');
    tab.test.qa.publish('session.state', { status: 'guest', userId: '' });
    await settle();
    expect(shown(tab)).toEqual(NOTHING);
    expect(tab.operator.count(CONFIG)).toBe(1);
    expect(tab.logged).toEqual([]);
  });

  it.each([
    ['feed.player', { betIds: [], isStatusChanged: true }],
    ['feed.player', { betIds: [], areLimitsChanged: true }],
    ['feed.reset', { at: 1 }],
  ])('is requested again for a player with %s, and not for a guest', async (name, word) => {
    const tab = startUserConfig();
    tab.test.qa.publish(name, word);
    await settle();
    expect(tab.operator.count(CONFIG)).toBe(0);
    await signIn(tab);
    tab.operator.on(CONFIG, () => ({ result: { ...userConfig, ban_level: 3 } }));
    tab.test.qa.publish(name, word);
    await settle();
    expect(shown(tab)).toMatchObject({ isLoaded: true, config: { ban_level: 3 } });
    expect(tab.operator.count(CONFIG)).toBe(2);
    expect(tab.logged).toEqual([]);
  });

  it('is not requested for changes of bets alone', async () => {
    const tab = startUserConfig();
    await signIn(tab);
    tab.test.qa.publish('feed.player', { betIds: ['1'] });
    await settle();
    expect(tab.operator.count(CONFIG)).toBe(1);
  });

  it('P34 is that of the last request, in any order of answers and failures', async () => {
    const tab = startUserConfig();
    await signIn(tab);
    const [late, failing] = [held(), held()];
    const waiting = [late, failing];
    tab.operator.on(CONFIG, () => waiting.shift()?.promise);
    const renew = async (): Promise<void> => {
      tab.test.qa.publish('feed.reset', { at: 1 });
      await settle();
    };
    await renew();
    await renew();
    tab.operator.on(CONFIG, () => ({ result: { ...userConfig, ban_level: 3 } }));
    await renew();
    late.give({ result: userConfig });
    failing.give(refuse(400, 'no'));
    await settle();
    expect(shown(tab)).toMatchObject({ isLoaded: true, config: { ban_level: 3 } });
  });

  it('ACC-03 drops its values when it is requested again and can’t be loaded', async () => {
    const tab = startUserConfig();
    await signIn(tab);
    tab.operator.on(CONFIG, () => refuse(400, 'no'));
    tab.test.qa.publish('feed.reset', { at: 1 });
    await settle();
    expect(shown(tab)).toEqual(NOTHING);
  });

  it('P12 never shows a player the former one’s values', async () => {
    const tab = startUserConfig();
    const late = held();
    tab.operator.on(CONFIG, () => late.promise);
    await signIn(tab);
    tab.operator.on(CONFIG, () => ({ result: { ...userConfig, user_name: 'Bob' } }));
    await signIn(tab, 'bob-2');
    late.give({ result: { ...userConfig, user_name: 'Ann' } });
    await settle();
    expect(shown(tab)).toMatchObject({ config: { user_name: 'Bob' } });
    expect(tab.logged).toEqual([]);
  });

  it('P13 keeps its personal values out of recordings', async () => {
    const tab = startUserConfig();
    const recorder = record(tab.test.bus);
    await signIn(tab);
    const text = JSON.stringify(recorder.stop());
    expect(text).toContain('"isLoaded":true');
    const { user_data, phone_number, user_email, user_name } = userConfig;
    for (const personal of [...Object.values(user_data), phone_number, user_email, user_name]) {
      expect(text).not.toContain(JSON.stringify(personal));
    }
  });
});

/** As the specification lists them. */
const FIELDS = `phone_number phone_code user_email user_name user_country_code user_country_id
  user_ref_id user_msg_count activation_type protection_level protection_methods
  is_active_secure_question changed_pass_day_count ban_level ban_version user_status_id has_deposit
  user_hide_balance verification_status verification_types verification_status_group_code
  requested_additional_document is_need_identification is_identification_bonus
  remaining_days_to_activate disallow_line_sport disallow_live_sport isCCLine isCClive
  user_data`.split(/\s+/);
const METHODS = `is_changed_password enable_two_factor_auth enable_phone_binding
  enable_security_question enable_email_auth`.split(/\s+/);
const USER_DATA = `date_birthday document_type_id inn name passport passport_date passport_end_date
  registration_address surname`.split(/\s+/);
