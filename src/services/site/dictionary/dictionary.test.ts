import { dictionaryState } from '@grandstand/bus-contracts';
import type { Dictionary, Language } from '@grandstand/bus-contracts';
import { expectMessage, PLAIN_SITE, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createDictionary } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import type { SentRequest } from '../../../../tests/harness/fakes/fake-operator';
import { openTab, ORIGIN } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const LOAD = 'GET /bff-api/dictionary';
const IDS: Readonly<Record<string, readonly string[]>> = {
  home: ['markets', 'outcomes'],
  registration: ['markets', 'countries'],
};

interface Boot {
  readonly dictionary: Dictionary;
  readonly ids: readonly string[];
}

function startDictionary(tab: Tab, boot?: Boot): Tab {
  const { test, api, log } = tab;
  createDictionary({
    bus: test.bus.join('dictionary'),
    api,
    boot,
    idsOf: (route) => IDS[route] ?? [],
    log,
  });
  return tab;
}

function go(tab: Tab, route: string, language: Language): void {
  tab.test.qa.publish('navigation.state', { language, path: '/', route, area: null, params: {} });
  tab.test.qa.publish('settings.state', {
    language,
    timeZone: 'UTC',
    is12h: 0,
    appTheme: 1,
    coefViewId: 0,
  });
}

/** Texts that name their dictionary and language. */
const answer = ({ url }: SentRequest): Dictionary => {
  const language = url.searchParams.get('lang') as Language;
  const ids = url.searchParams.get('ids')?.split(',') ?? [];
  return { language, texts: Object.fromEntries(ids.map((id) => [`${id}.1`, `${id} ${language}`])) };
};
const requested = ({ operator }: Tab): string[] =>
  operator.sent.map(({ url }) => `${url.searchParams.get('lang')}:${url.searchParams.get('ids')}`);
const shown = ({ test }: Tab): Dictionary | undefined =>
  test.qa.peek('dictionary.state') as Dictionary | undefined;

describe('the dictionary', () => {
  it('CFG-03 is loaded in the page’s language, with the ids that the route needs', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    expect(requested(tab)).toEqual(['az:markets,outcomes']);
    expect(shown(tab)).toEqual({
      language: 'az',
      texts: { 'markets.1': 'markets az', 'outcomes.1': 'outcomes az' },
    });
  });

  const CDN = 'https://cdn.example.com';
  const withCdn = (tab: Tab, cdnDomain: string): void =>
    tab.test.qa.publish('config.state', { ...PLAIN_SITE, cdnDomain });

  it('CFG-03 P14 comes from the cdnDomain, without token and headers of the client', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    tab.tokens.begin('ann-1', tokenFor('ann-1', tab.test.clock.now() + 3_600_000));
    withCdn(tab, 'cdn.example.com');
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    const [sent] = tab.operator.sent;
    expect(sent?.url.href).toBe(`${CDN}/bff-api/dictionary?lang=az&ids=markets%2Coutcomes`);
    expect([...sent!.headers]).toEqual([['accept', 'application/json']]);
    expect(tab.operator.sent).toHaveLength(1);
    expect(shown(tab)).toMatchObject({ texts: { 'markets.1': 'markets az' } });
    expect(tab.logged).toEqual([]);
  });

  it.each([
    ['is away', () => offline()],
    ['refuses', () => refuse(403, 'no')],
    ['asks for a captcha', () => refuse(400, 112)],
    ['asks for a sign-in', () => refuse(401, 'no')],
    ['answers with something else', () => new Response('<html>')],
  ])('CFG-03 comes from the site if the cdnDomain %s', async (_, fault) => {
    const tab = openTab();
    tab.operator.on(LOAD, (request) => (request.url.origin === CDN ? fault() : answer(request)));
    withCdn(tab, 'cdn.example.com');
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    expect(tab.operator.sent.map(({ url }) => url.origin)).toEqual([CDN, ORIGIN]);
    expect(shown(tab)).toMatchObject({ language: 'az', texts: { 'markets.1': 'markets az' } });
    expect(tab.logged).toMatchObject([{ level: 'warn' }]);
  });

  it('CFG-03 comes from the site in time if the cdnDomain hangs', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, (request) =>
      request.url.origin === CDN ? held().promise : answer(request),
    );
    withCdn(tab, 'cdn.example.com');
    go(tab, 'home', 'az');
    startDictionary(tab);
    await tab.test.clock.advance(3000);
    await settle();
    expect(shown(tab)).toMatchObject({ language: 'az' });
  });

  it.each(['', 'cdn.example.com/evil', 'localhost', 'user@cdn.example.com'])(
    'CFG-03 is not requested from "%s", which is no domain',
    async (cdnDomain) => {
      const tab = openTab();
      tab.operator.on(LOAD, answer);
      withCdn(tab, cdnDomain);
      go(tab, 'home', 'az');
      startDictionary(tab);
      await settle();
      expect(tab.operator.sent.map(({ url }) => url.origin)).toEqual([ORIGIN]);
    },
  );

  it('CFG-03 loads only the missing ids of another route', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    go(tab, 'registration', 'az');
    await settle();
    go(tab, 'home', 'az');
    await settle();
    expect(requested(tab)).toEqual(['az:markets,outcomes', 'az:countries']);
    expect(Object.keys(shown(tab)?.texts ?? {})).toEqual([
      'markets.1',
      'outcomes.1',
      'countries.1',
    ]);
  });

  it('CFG-03 follows the language, and keeps the former one for its return', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    go(tab, 'home', 'ua');
    await settle();
    expect(shown(tab)).toMatchObject({ language: 'ua', texts: { 'markets.1': 'markets ua' } });
    go(tab, 'home', 'az');
    await settle();
    expect(shown(tab)).toMatchObject({ language: 'az', texts: { 'markets.1': 'markets az' } });
    expect(requested(tab)).toHaveLength(2);
  });

  it('CFG-03 is Russian by default', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    startDictionary(tab);
    tab.test.qa.publish('navigation.state', {
      language: 'ru',
      path: '/',
      route: 'home',
      area: null,
      params: {},
    });
    await settle();
    expect(requested(tab)).toEqual(['ru:markets,outcomes']);
  });

  it('CFG-03 falls back to English, and requests the language again on the next page', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, (sent) =>
      sent.url.searchParams.get('lang') === 'kz' ? offline() : answer(sent),
    );
    go(tab, 'home', 'kz');
    startDictionary(tab);
    await tab.test.clock.advance(5000);
    expect(shown(tab)).toMatchObject({ language: 'kz', texts: { 'markets.1': 'markets en' } });

    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'kz');
    await settle();
    expect(shown(tab)).toMatchObject({ language: 'kz', texts: { 'markets.1': 'markets kz' } });
  });

  it('is empty when the operator has no texts', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, offline);
    go(tab, 'home', 'kz');
    startDictionary(tab);
    await tab.test.clock.advance(60_000);
    expectMessage(tab.test, dictionaryState, { language: 'kz', texts: {} });
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The dictionary could not be loaded; English is used instead.' },
      { level: 'error', message: 'The English dictionary could not be loaded either.' },
    ]);
  });

  it('is the host’s without a call', async () => {
    const tab = openTab();
    go(tab, 'home', 'en');
    const dictionary: Dictionary = { language: 'en', texts: { 'markets.1': 'Match result' } };
    startDictionary(tab, { dictionary, ids: ['markets', 'outcomes', 'countries'] });
    go(tab, 'registration', 'en');
    await settle();
    expect(tab.operator.sent).toEqual([]);
    expect(shown(tab)).toEqual(dictionary);
  });

  it('is published once, and again only with other texts', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    const published = (): number =>
      tab.test.messages.filter(({ name }) => name === 'dictionary.state').length;
    expect(published()).toBe(1);
    go(tab, 'home', 'az');
    await settle();
    expect(published()).toBe(1);
  });

  it('CFG-03 waits until every dictionary of the route is loaded', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    const late = held();
    tab.operator.on(LOAD, () => late.promise);
    go(tab, 'registration', 'az');
    go(tab, 'registration', 'az');
    await settle();
    expect(shown(tab)?.texts).not.toHaveProperty(['countries.1']);
    expect(tab.test.messages.filter(({ name }) => name === 'dictionary.state')).toHaveLength(1);
    late.give({ language: 'az', texts: { 'countries.1': 'countries az' } });
    await settle();
    expect(shown(tab)?.texts).toMatchObject({ 'countries.1': 'countries az' });
  });

  it('P34 does not replace a language that the page has left by English', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(LOAD, ({ url }) => {
      const language = url.searchParams.get('lang');
      if (language === 'kz') return refuse(404, 'none');
      return language === 'en' ? late.promise : answer({ url } as SentRequest);
    });
    go(tab, 'home', 'kz');
    startDictionary(tab);
    await settle();
    go(tab, 'home', 'ua');
    await settle();
    late.give({ language: 'en', texts: { 'markets.1': 'markets en' } });
    await settle();
    expect(shown(tab)).toMatchObject({ language: 'ua', texts: { 'markets.1': 'markets ua' } });
  });

  it('keeps the shown texts if neither the language nor English can be loaded', async () => {
    const tab = openTab();
    tab.operator.on(LOAD, answer);
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    tab.operator.on(LOAD, () => refuse(404, 'none'));
    go(tab, 'home', 'kz');
    await settle();
    expect(shown(tab)).toMatchObject({ language: 'kz', texts: { 'markets.1': 'markets az' } });
  });

  it('P34 does not show a language that the page has left', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(LOAD, (sent) =>
      sent.url.searchParams.get('lang') === 'az' ? late.promise : answer(sent),
    );
    go(tab, 'home', 'az');
    startDictionary(tab);
    await settle();
    go(tab, 'home', 'ua');
    await settle();
    late.give({ language: 'az', texts: { 'markets.1': 'markets az' } });
    await settle();
    expect(shown(tab)?.language).toBe('ua');
  });
});
