import { configState } from '@grandstand/bus-contracts';
import type { Settings } from '@grandstand/bus-contracts';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createConfig, NoSiteConfigError } from '.';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const ALL = 'GET /bff-api/config/all.json';
const GROUPS = 'GET /bff-api/config/group/get';
const MINUTE = 60_000;

function startConfig(tab: Tab, boot?: unknown): ReturnType<typeof createConfig> {
  const { test, api, log } = tab;
  return createConfig({
    bus: test.bus.join('config'),
    clock: test.clock,
    api,
    language: 'en',
    boot,
    log,
  });
}

function speak(tab: Tab, language: Settings['language']): void {
  tab.test.qa.publish('settings.state', {
    language,
    timeZone: 'UTC',
    is12h: 0,
    appTheme: 1,
    coefViewId: 0,
  });
}

const requests = ({ operator }: Tab): [string | null, string | null][] =>
  operator.sent
    .filter(({ call }) => call === ALL)
    .map(({ url, headers }) => [url.searchParams.get('lang'), headers.get('X-Geo-Country')]);

describe('the site config', () => {
  it('CFG-01 is taken from the host without a call, its amounts in minor units', async () => {
    const tab = openTab();
    const { ready } = startConfig(tab, siteConfig);
    expect((await ready).currencies[0]).toMatchObject({
      initialAmount: 500,
      amountStep: 250,
      minBetAmount: 50,
      maxBetAmount: 100_000,
    });
    expectMessage(tab.test, configState, { companyName: 'Grandstand' });
    expect(tab.operator.sent).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['another shape', { companyName: 1 }],
    [
      'an amount that is none',
      { ...siteConfig, currencies: [{ ...siteConfig.currencies[0], amountStep: -1e300 }] },
    ],
  ])('CFG-01 is loaded from all.json if the host gives %s', async (_, boot) => {
    const tab = openTab();
    tab.operator.on(ALL, () => siteConfig);
    await startConfig(tab, boot).ready;
    expect(requests(tab)).toEqual([['en', null]]);
    expectMessage(tab.test, configState, { companyName: 'Grandstand' });
  });

  it('CFG-01 throws "no site config" when it can’t be loaded', async () => {
    const tab = openTab();
    tab.operator.on(ALL, offline);
    const { ready } = startConfig(tab);
    await tab.test.clock.advance(MINUTE);
    await expect(ready).rejects.toBeInstanceOf(NoSiteConfigError);
    await expect(ready).rejects.toMatchObject({
      name: 'NoSiteConfigError',
      message: 'no site config',
      cause: { name: 'NetworkError' },
    });
    expect(tab.logged).toMatchObject([{ level: 'error', message: 'The site has no config.' }]);
  });

  it('CFG-01 is loaded again after sign-in, with the country in a header', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(ALL, () => ({ ...siteConfig, companyName: 'For players' }));
    tab.test.qa.publish('session.signedIn', { userId: 'ann-1', how: 'start' });
    await settle();
    expect(requests(tab)).toEqual([]);
    tab.test.qa.publish('session.signedIn', { userId: 'ann-1', how: 'sign-in' });
    await settle();
    expect(requests(tab)).toEqual([['en', 'DE']]);
    expectMessage(tab.test, configState, { companyName: 'For players' });
    expect(tab.logged).toEqual([]);
  });

  it('is loaded in another language when the page changes to it', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(ALL, ({ url }) => ({ ...siteConfig, locale: url.searchParams.get('lang') }));
    speak(tab, 'en');
    await settle();
    expect(requests(tab)).toEqual([]);
    speak(tab, 'ua');
    await settle();
    expect(requests(tab)).toEqual([['ua', 'DE']]);
    expectMessage(tab.test, configState, { locale: 'ua' });
  });

  it('stays the same when it can’t be loaded again', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(ALL, () => refuse(500, 'broken'));
    speak(tab, 'az');
    await settle();
    expect(tab.test.qa.peek('config.state')).toMatchObject({ locale: 'en' });
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The site config could not be reloaded.' },
    ]);
  });

  it('P34 keeps the newer of two answers', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    const [first, second] = [held(), held()];
    tab.operator.on(ALL, () => first.promise);
    speak(tab, 'az');
    await settle();
    tab.operator.on(ALL, () => second.promise);
    speak(tab, 'kz');
    await settle();
    second.give({ ...siteConfig, locale: 'kz' });
    await settle();
    first.give({ ...siteConfig, locale: 'az' });
    await settle();
    expect(tab.test.qa.peek('config.state')).toMatchObject({ locale: 'kz' });
  });
});

describe('a country', () => {
  it('that no list of the config has is not sent in a header', async () => {
    const tab = openTab();
    startConfig(tab, { ...siteConfig, geoCountryId: 9999 });
    tab.operator.on(ALL, () => siteConfig);
    speak(tab, 'ua');
    await settle();
    expect(requests(tab)).toEqual([['ua', null]]);
  });
});

describe('groups of the config', () => {
  const answer = (maxAge: string | undefined) => (): Response =>
    Response.json({ a: { x: 1 }, b: {} }, { headers: maxAge ? { 'cache-control': maxAge } : {} });
  const request = ({ test }: Tab, ...groups: string[]): Promise<unknown> =>
    test.qa.send('config.groups', { groups });

  it.each([
    ['max-age=60', 10],
    ['public, max-age=720', 12],
    ['max-age=86400', 15],
    ['no-store', 10],
    [undefined, 10],
  ])('CFG-01 are kept for 600 to 900 s: with "%s" for %i minutes', async (header, minutes) => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(GROUPS, answer(header));
    await expect(request(tab, 'a', 'b')).resolves.toEqual({ a: { x: 1 }, b: {} });
    const { searchParams } = tab.operator.sent[0]!.url;
    expect([...searchParams]).toEqual([
      ['groups', 'a,b'],
      ['lang', 'en'],
    ]);
    await tab.test.clock.advance(minutes * MINUTE - 1);
    await request(tab, 'a', 'b');
    expect(tab.operator.count(GROUPS)).toBe(1);
    await tab.test.clock.advance(1);
    await request(tab, 'a', 'b');
    expect(tab.operator.count(GROUPS)).toBe(2);
  });

  it('CFG-01 are kept by language, and by the requested groups', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(GROUPS, answer('max-age=900'));
    tab.operator.on(ALL, () => siteConfig);
    await request(tab, 'a', 'b');
    await request(tab, 'a');
    await request(tab, 'ab');
    speak(tab, 'ua');
    await request(tab, 'a');
    const requested = tab.operator.sent.filter(({ call }) => call === GROUPS);
    expect(requested.map(({ url }) => url.search)).toEqual([
      '?groups=a%2Cb&lang=en',
      '?groups=a&lang=en',
      '?groups=ab&lang=en',
      '?groups=a&lang=ua',
    ]);
  });

  it('CFG-01 are loaded again after sign-in', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(GROUPS, answer('max-age=900'));
    tab.operator.on(ALL, () => siteConfig);
    await request(tab, 'a');
    tab.test.qa.publish('session.signedIn', { userId: 'ann-1', how: 'registration' });
    await request(tab, 'a');
    expect(tab.operator.count(GROUPS)).toBe(2);
  });

  it('are refused when they can’t be loaded, and requested again', async () => {
    const tab = openTab();
    startConfig(tab, siteConfig);
    tab.operator.on(GROUPS, () => new Response('<html>'));
    await expect(request(tab, 'a')).rejects.toMatchObject({ code: 'unavailable' });
    tab.operator.on(GROUPS, answer(undefined));
    await expect(request(tab, 'a')).resolves.toBeDefined();
  });
});

describe('the skin, files and versions of the config', () => {
  it('CFG-02 are published with every member of the specification', async () => {
    const members = {
      promoBonusToOffer: true,
      isAvailableConfirmTerms: true,
      useRechargeModal: true,
      isPwa: true,
      pwaManifest: { themeColor: '#123456' },
      partnerCssBrandBook: [{ css_prop: '--radius', css_value: '8px' }],
      isFlexibleAssetPath: true,
      cdnDomain: 'cdn.example.com',
      isFatmanAnalyticsAvailable: true,
      partnerHasTaxes: true,
      mobileSite: 'https://m.example.com',
      isSandbox: false,
    };
    const tab = openTab();
    const config = await startConfig(tab, { ...siteConfig, ...members }).ready;
    expect(config).toMatchObject({ whence: 1, ref_id: 1, group_id: 1, geoCountryId: 3 });
    expectMessage(tab.test, configState, members);
  });
});
