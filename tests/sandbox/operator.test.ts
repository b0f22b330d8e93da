import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusBetCoef, couponCoef } from '@grandstand/bus-contracts/domain';
import { createApi } from '../../src/api';
import { createCouponApi } from '../../src/api/operator/coupon-operator';
import { createLoadOutcomes } from '../../src/api/operator/operator';
import { createPlacementApi } from '../../src/api/operator/placement';
import type { ApiClient, PlacementCoupon, TokenSource } from '../../src/api';
import { betCall, betsCall } from '../../src/api/endpoints/betting/bets';
import {
  actionsList,
  gamePartitions,
  gameTypes,
  gamesPreview,
} from '../../src/api/endpoints/casino/for-areas/game-lists';
import { lineGameCall, lineGamesCall, lineSportsCall } from '../../src/api/endpoints/betting/line';
import { userAccounts } from '../../src/api/endpoints/money/accounts';
import { userAccountsActive } from '../../src/api/endpoints/money/account-changes';
import { mainAccountList } from '../../src/api/endpoints/money/for-areas/payments';
import { phoneCountries, phoneMasks } from '../../src/api/endpoints/sign-in/for-areas/phones';
import { userCheck } from '../../src/api/endpoints/sign-in/session';
import {
  userDisconnect,
  userLogin,
  userRegister,
} from '../../src/api/endpoints/sign-in/session-changes';
import {
  captchaGetTime,
  captchaUpdate,
  captchaValidate,
} from '../../src/api/endpoints/site/captcha';
import { fingerprintSend } from '../../src/api/endpoints/site/fingerprint';
import { configAll, configGroupsCall, dictionaryCall } from '../../src/api/endpoints/site/config';
import { policyLogo, sportsMap, userRights } from '../../src/api/endpoints/site/for-areas/site';
import { createSandbox } from '@grandstand/sandbox';
import type { Sandbox } from '@grandstand/sandbox';
import { createBrowserClock } from '../../src/services/ports/browser-ports';
import { createMemoryCookies } from '../harness/fakes/memory-ports';
import type { MemoryCookies } from '../harness/fakes/memory-ports';
import { migratedDatabase } from '@grandstand/sandbox/testing';
import { createSandboxFetch } from '@grandstand/sandbox/testing';
import { ORIGIN } from '../harness/tabs/tab';
import { NO_RECOVERY } from '../harness/fakes/no-recovery';

/** The client and the embedded operator, tested against each other: neither imports the other's code. */
describe('the embedded operator’s answers to the client', () => {
  let sandbox: Sandbox;
  let api: ApiClient;
  let tokens: TokenSource;
  let cookies: MemoryCookies;

  beforeAll(async () => {
    sandbox = await createSandbox({ database: await migratedDatabase() });
    cookies = createMemoryCookies();
    ({ client: api, tokens } = createApi({
      fetch: createSandboxFetch(sandbox),
      clock: createBrowserClock(),
      cookies,
      origin: ORIGIN,
      tokenOrigins: [ORIGIN],
      language: () => 'en',
      ...NO_RECOVERY,
      warn: () => {},
    }));
  });
  afterAll(() => sandbox.close());

  async function signIn(): Promise<string> {
    const { login, password } = sandbox.demo;
    const answer = await api.call(userLogin, { login, password, remember: true });
    if ('step' in answer) throw new Error('The demo player signs in by two steps.');
    tokens.begin(answer.userId, answer.token);
    return answer.userId;
  }

  it.each(['ru', 'en', 'az', 'kz', 'ua'] as const)(
    'with config and words in "%s"',
    async (lang) => {
      const config = await api.call(configAll, { lang });
      expect(config.currencies.every(({ minBetAmount }) => Number.isInteger(minBetAmount))).toBe(
        true,
      );
      const ids = ['markets', 'outcomes', 'countries'];
      const { language, texts } = await api.call(dictionaryCall, { lang, ids });
      expect(language).toBe(lang);
      expect(texts['market.1']).toBeTruthy();
      const groups = await api.callForResponse(configGroupsCall, { groups: ['a'], lang });
      expect(groups.headers.get('cache-control')).toMatch(/max-age=\d+/);
    },
  );

  it('with the line: the menu, lists, a game, outcomes with their current prices', async () => {
    const { sports } = await api.call(lineSportsCall, {});
    expect(sports.length).toBeGreaterThanOrEqual(5);
    const { games } = await api.call(lineGamesCall, { section: 'line', limit: 5 });
    expect(games.length).toBeGreaterThan(0);
    const { game } = await api.call(lineGameCall, { id: games[0]!.id });
    const all = game.markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));
    // As many as a call may request, with a missing one.
    const ids = all.slice(0, 199);
    const outcomes = await createLoadOutcomes(api)([...ids, 'gone:1']);
    expect(outcomes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await expect(api.call(lineGameCall, { id: 999_999_999 })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('AUT-01 with the session: check, login, token, disconnect', async () => {
    await expect(api.call(userCheck, {})).resolves.toEqual({ userId: '' });
    await expect(
      api.call(userLogin, { login: 'nobody', password: 'wrong', remember: false }),
    ).rejects.toMatchObject({ status: 400, code: 'wrong-credentials', text: expect.any(String) });
    const userId = await signIn();
    await expect(api.call(userCheck, {})).resolves.toEqual({ userId });
    expect(tokens.present()).toBeDefined();
    await api.call(userDisconnect, {});
    await expect(api.call(userCheck, {})).resolves.toEqual({ userId: '' });
    tokens.begin('');
  });

  it('SES-02 API-02 with a token where the cookie’s is missing or refused', async () => {
    const userId = await signIn();
    tokens.begin(userId);
    cookies.remove('user_token');
    await expect(api.call(userAccounts, {})).resolves.toBeDefined();
    const forged = `${tokens.present()?.slice(0, -2)}xx`;
    cookies.set('user_token', forged);
    await expect(api.call(userAccounts, {})).resolves.toBeDefined();
    expect(cookies.get('user_token')).not.toBe(forged);
  });

  it('with a registered player’s accounts', async () => {
    const { currencies, countries } = await api.call(configAll, { lang: 'en' });
    const player = await api.call(userRegister, {
      isOfAge: true,
      isTermsAgreed: true,
      countryId: countries[0]!.id,
      currencyId: currencies[0]!.id,
    });
    tokens.begin(player.userId, player.token);
    const { balance } = await api.call(userAccounts, {});
    expect(balance).toMatchObject([{ isActive: true, type: 0 }]);
    expect(Number.isInteger(balance[0]!.money)).toBe(true);
    await api.call(userAccountsActive, { id: balance[0]!.id });
  });

  it('API-06 with the lists of the catalogue', async () => {
    const userId = await signIn();
    await expect(api.call(userRights, {})).resolves.toEqual({
      userId,
      rights: expect.arrayContaining(['bet']),
    });
    const accounts = await api.call(mainAccountList, { isIncludeArchive: true });
    expect(accounts.totalCount).toBe(accounts.entities.length);
    expect(accounts.entities[0]).toMatchObject({ isMain: true, isArchive: false });
    const none = await api.call(mainAccountList, { pageNumber: 9 });
    expect(none.entities).toEqual([]);

    const countries = await api.call(phoneCountries, {});
    const masks = await api.call(phoneMasks, {});
    expect(countries).toContainEqual({
      id: 3,
      name: 'Kazakhstan',
      phoneCode: '7',
      code: 'KZ',
      ownNames: [
        { lang: 'kk', name: 'Қазақстан' },
        { lang: 'ru', name: 'Казахстан' },
      ],
    });
    // Numbers are of any country, not only of those with registration.
    expect(countries).toContainEqual(expect.objectContaining({ name: 'Fiji', phoneCode: '679' }));
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(200);
    expect(masks.map(({ countryId }) => countryId)).toEqual(countries.map(({ id }) => id));
    for (const { mask, min, max } of masks) {
      const digits = mask.replace(/[^9]/g, '').length;
      expect(digits).toBeGreaterThanOrEqual(min);
      expect(digits).toBeLessThanOrEqual(max);
    }

    const map = await api.call(sportsMap, {});
    const { sports } = await api.call(lineSportsCall, {});
    expect(map.map(({ name }) => name)).toEqual(sports.map(({ name }) => name));
    expect(map[0]?.champs[0]?.path).toMatch(/^\/line\/football\/./);
    await expect(api.call(policyLogo, {})).resolves.toEqual({
      src: '/web-api/policy/logo.agif',
    });

    const partitions = await api.call(gamePartitions, {});
    const groups = await api.call(gamesPreview, {
      whence: 1,
      groupId: 1,
      ref: 1,
      lng: 'en',
      fcountry: 5,
    });
    for (const { slug, games } of partitions) expect(groups[slug]).toHaveLength(games);
    const { types, providers } = await api.call(gameTypes, {});
    expect([types.length, providers.length]).toEqual([7, 3]);
    expect(await api.call(actionsList, {})).toContainEqual({
      id: 1,
      name: 'Accumulator of the day',
    });
  });

  it('AUT-06 with a captcha: a picture, its time, a proof that calls accept', async () => {
    const control = async (path: string, data?: object): Promise<unknown> => {
      const url = `${ORIGIN}/sandbox/v1${path}`;
      const headers = { 'content-type': 'application/json' };
      const request = new Request(url, {
        headers,
        ...(data && { method: 'POST', body: JSON.stringify(data) }),
      });
      return (await sandbox.fetch(request)).json();
    };
    await control('/demands', { path: '/web-api/phone/*', code: 113 });
    await expect(api.call(phoneMasks, {})).rejects.toMatchObject({
      code: 'captcha-not-solved',
      text: 'Please confirm that you are not a robot.',
    });
    const picture = await api.call(captchaUpdate, { code: 113 });
    expect((await api.call(captchaGetTime, picture)).secondsLeft).toBe(120);
    const image = await sandbox.fetch(new Request(ORIGIN + picture.image));
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    expect(await image.text()).toMatch(/^<svg .*<path /);
    const { captchas } = (await control('/captchas')) as { captchas: { sum: number }[] };
    const wrong = api.call(captchaValidate, { ...picture, text: 'no' });
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 'captcha-wrong' });
    // It was used up.
    const text = String(captchas[0]?.sum);
    const late = api.call(captchaValidate, { ...picture, text });
    await expect(late).rejects.toMatchObject({ code: 'captcha-expired' });

    const next = await api.call(captchaUpdate, { code: 113 });
    const known = (await control('/captchas')) as { captchas: { text: string }[] };
    const { solved } = await api.call(captchaValidate, {
      id: next.id,
      text: known.captchas[0]?.text ?? '',
    });
    await expect(
      api.call(phoneMasks, {}, { headers: { 'X-Captcha': 'forged' } }),
    ).rejects.toMatchObject({ code: 'captcha-not-solved' });
    const masks = api.call(phoneMasks, {}, { headers: { 'X-Captcha': solved } });
    await expect(masks).resolves.not.toEqual([]);
    await expect(api.call(phoneMasks, {})).resolves.not.toEqual([]);
  });

  it('API-03 SES-07 with a fingerprint: issued for a device, and required of calls', async () => {
    const device = { visitorId: 'v-1', componentsData: '{}' };
    const { token, expiresAt } = await api.call(fingerprintSend, device);
    expect(expiresAt).toBeGreaterThan(Date.now());
    await sandbox.fetch(
      new Request(`${ORIGIN}/sandbox/v1/demands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: '/web-api/phone/masks', code: 110 }),
      }),
    );
    await expect(api.call(phoneMasks, {})).rejects.toMatchObject({ code: '110' });
    const headers = { 'X-Fingerprint': token };
    await expect(api.call(phoneMasks, {}, { headers })).resolves.not.toEqual([]);
  });

  it('with a bet: placed once if it is sent repeatedly, found by its refId, listed', async () => {
    const userId = await signIn();
    const { balance } = await api.call(userAccounts, {});
    const account = balance.find(({ isActive }) => isActive)!;
    const { games } = await api.call(lineGamesCall, { section: 'line', limit: 200 });
    // Of the last match: the first ones may begin meanwhile.
    const outcome = games
      .toReversed()
      .flatMap(({ markets }) => markets)
      .flatMap(({ outcomes }) => outcomes)
      .find(({ isBlocked }) => !isBlocked)!;
    const placement = createPlacementApi(api);
    const coupon: PlacementCoupon = {
      refId: crypto.randomUUID(),
      userId,
      accountId: account.id,
      typeId: 0,
      systemValue: 2,
      amount: 1025,
      scale: account.scale,
      bets: [
        {
          marketId: outcome.id,
          coef: outcome.coef,
          blockId: 0,
          isBanker: false,
          seen: { coef: outcome.coef, at: 1 },
          sentAt: 2,
          score: null,
        },
      ],
      coef: outcome.coef,
      coefByView: String(outcome.coef),
      coefViewId: 0,
      changeCoefAction: 1,
      exactCoef: 0,
      isDropOnScoreChange: false,
      amountByBlockId: {},
      prepaidAmount: 0,
      promoCode: '',
      isVipBet: false,
      isFreeBet: false,
      bonusCoef: null,
      hyperBonus: null,
    };
    await expect(placement.byRef(coupon.refId)).resolves.toBeNull();
    const [result] = await placement.place(coupon);
    if (result?.kind !== 'placed') throw new Error('The bet was not placed.');
    const { bet } = result;
    expect(bet).toMatchObject({ refId: coupon.refId, amount: 1025, status: 'accepted' });
    await expect(placement.place(coupon)).resolves.toEqual([result]);
    await expect(placement.place({ ...coupon, amount: 2000 })).rejects.toMatchObject({
      status: 409,
    });
    await expect(placement.byRef(coupon.refId)).resolves.toEqual([result]);
    // An open leg has its match besides.
    await expect(api.call(betCall, { id: bet.id })).resolves.toMatchObject(bet);
    await expect(api.call(betsCall, { status: 'open' })).resolves.toMatchObject({
      bets: [{ id: bet.id }],
    });
    const after = await api.call(userAccounts, {});
    expect(after.balance.find(({ id }) => id === account.id)?.money).toBe(account.money - 1025);
    await expect(
      placement.place({ ...coupon, refId: crypto.randomUUID(), amount: 10 ** 12 }),
    ).rejects.toMatchObject({ status: 422, code: 'stake-too-big' });
  });

  it('CPN-15 with a coupon before it is placed: checked, shared, of the day, generated, with receipts', async () => {
    tokens.begin('');
    const operator = createCouponApi(api);
    const { line, live } = await operator.accumulators();
    expect(live.length + line.length).toBeGreaterThan(0);
    const express = [...line, ...live][0]!;
    const bets = express.bets.map(({ id, coef }) => ({
      marketId: id,
      coef,
      blockId: 0,
      isBanker: false,
    }));
    const question = { typeId: 1 as const, systemValue: 2, bets };
    const checkedAsGuest = await operator.check(question, 2);
    expect(checkedAsGuest.bets.map(({ marketId }) => marketId)).toEqual(
      bets.map(({ marketId }) => marketId),
    );
    expect(Number.isInteger(checkedAsGuest.minBetAmount)).toBe(true);

    const code = await operator.share(question);
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    const shared = await operator.load(code);
    expect(shared.bets.map(({ market }) => market.id)).toEqual(
      bets.map(({ marketId }) => marketId),
    );
    await expect(operator.load('NOSUCH99')).rejects.toMatchObject({ status: 404 });

    const made = await operator.generate({ amount: 500, possibleWin: 5000, scale: 2 });
    expect(made.length).toBeGreaterThan(0);
    await expect(
      operator.generate({ amount: 1, possibleWin: 10 ** 14, scale: 2 }),
    ).rejects.toMatchObject({ status: 422, code: 'nothing-found' });

    const userId = await signIn();
    const { balance } = await api.call(userAccounts, {});
    const account = balance.find(({ isActive }) => isActive)!;
    const { scale } = account;
    const checked = await operator.check({ ...question, accountId: account.id }, scale);
    const config = await api.call(configAll, { lang: 'en' });
    const markets = line[0]!.bets;
    const own = { typeId: 1 as const, systemValue: 2, legs: markets };
    const bonusCoef = bonusBetCoef({
      isAllowed: config.coupon?.isBonusBetAllowed === true && checked.bonusBetAllowed,
      typeId: 1,
      bets: markets,
      coef: couponCoef(own),
    });
    const coupon: PlacementCoupon = {
      refId: crypto.randomUUID(),
      userId,
      accountId: account.id,
      typeId: 1,
      systemValue: 2,
      amount: 1000,
      scale,
      bets: markets.map(({ id, coef }) => ({
        marketId: id,
        coef,
        blockId: 0,
        isBanker: false,
        seen: { coef, at: 1000 },
        sentAt: 2000,
        score: null,
      })),
      coef: couponCoef({ ...own, bonusCoef }) ?? 1,
      coefByView: '',
      coefViewId: 0,
      changeCoefAction: 1,
      exactCoef: 0,
      isDropOnScoreChange: false,
      amountByBlockId: {},
      prepaidAmount: 0,
      promoCode: '',
      isVipBet: false,
      isFreeBet: false,
      bonusCoef,
      hyperBonus: null,
    };
    const [result] = await createPlacementApi(api).place(coupon);
    if (result?.kind !== 'placed') throw new Error('The bet was not placed.');
    const { bet } = result;
    expect(bet.legs.map(({ receipt }) => receipt)).toEqual(
      bet.legs.map(({ coef }, place) => ({
        seen: { coef: markets[place]!.coef, at: 1000 },
        sent: { coef: markets[place]!.coef, at: 2000 },
        accepted: { coef, at: expect.any(Number) },
      })),
    );
  });
});
