import {
  areaReady,
  configState,
  navigationState,
  settingsState,
  type Language,
} from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { languageNames, LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createTestBus, expectMessage, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import client from './client';
import { readFileSync } from 'node:fs';
import { manifest } from './manifest';
import server from './server';
import { createLoadFacts } from './site-facts';
import { pageAt } from '../../src/routes/testing/page-at';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

const sandboxText: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = readFileSync(`areas/footer/i18n/${language}.json`, 'utf8');
    return [language, (JSON.parse(file) as { sandbox: string }).sandbox];
  }),
);

function request(language: Language, path: string): AreaRequest {
  return {
    language,
    ...pageAt(path),
    settings,
    wantsBody: true,
    components: undefined,
    fetch: () => Promise.reject(new Error('The footer’s server asks for nothing.')),
    warn: () => {},
  };
}

test.each(LANGUAGES)(
  'RVW-08 the footer is a remote view, readable before scripts: %s',
  async (language) => {
    const answer = await server.render(request(language, '/live/football'));
    expect(answer).toMatchObject({ status: 200, title: '' });
    expect(answer.body).not.toMatch(/\sstyle="|<!--/);
    document.body.innerHTML = answer.body;
    expect(screen.getByText('18+')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/${language}/about`);
    expect(links).toContain(`/${language}/responsiblegaming`);
    for (const other of LANGUAGES) {
      expect(screen.getByRole('link', { name: languageNames[other] })).toHaveAttribute(
        'href',
        `/${other}/live/football`,
      );
    }
  },
);

test('the footer states that the sandbox pays nobody, for that operator only', async () => {
  const requested: string[] = [];
  const answers = [{ isSandbox: true }, { isSandbox: false }, {}, 'nonsense'];
  const bodies = await Promise.all(
    answers.map(async (config, place) => {
      const fetch = async (path: string): Promise<Response> => {
        requested.push(path);
        return Response.json(config);
      };
      // A language each: the answer in one is kept.
      const language = LANGUAGES[place] ?? 'en';
      return (await server.render({ ...request(language, '/'), fetch })).body;
    }),
  );
  const shown = bodies.map((body, place) =>
    body.includes(sandboxText[LANGUAGES[place] ?? 'en'] ?? 'never'),
  );
  expect(shown).toEqual([true, false, false, false]);
  expect(requested[0]).toBe('/bff-api/config/all.json?lang=ru');
});

test.each([
  ['Other & Bets', 'Other & Bets', 'DE'],
  [undefined, 'Grandstand', 'FR'],
])('CFG-02 the footer names the site %s: %s', async (companyName, shown, country) => {
  const fetch = async (): Promise<Response> => Response.json({ companyName });
  // The server keeps an operator's data by country.
  const { body } = await server.render({ ...request('en', '/'), country, fetch });
  document.body.innerHTML = body;
  expect(screen.getByText(shown)).toBeVisible();
});

test('LAY-02 the footer leaves name and sign to the row above it, if there is one', async () => {
  const fetch = async (): Promise<Response> => Response.json({ footerRow: {} });
  const { body } = await server.render({ ...request('ua', '/'), fetch });
  document.body.innerHTML = body;
  expect(screen.queryByText('18+')).toBeNull();
  expect(screen.queryByText('Grandstand')).toBeNull();
  // The meaning of the sign is in the text too.
  expect(screen.getByText(/18/)).toBeVisible();
});

test.each(LANGUAGES)(
  'LAY-02 the footer names the operator’s own least age: %s',
  async (language) => {
    const load = async (config: object) => {
      // The server keeps an operator's data for ten minutes.
      vi.setSystemTime(Date.now() + 600_000);
      const fetch = async (): Promise<Response> => Response.json(config);
      const { body } = await server.render({ ...request(language, '/'), fetch });
      document.body.innerHTML = body;
      return document.body.textContent.match(/(?:18|21)\+?/g);
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    // Once in the sign, once in the text, as the language writes it.
    const all = await load({ age: { minAge: 21 } });
    expect(all).toHaveLength(2);
    expect(all?.[0]).toBe('21+');
    expect(all?.[1]).toMatch(/^21/);
    expect(screen.getByText('21+')).toBeVisible();
    // Where the row above it has the sign, the text has the same age.
    const rest = await load({ age: { minAge: 21 }, footerRow: {} });
    expect(rest).toHaveLength(1);
    expect(rest?.[0]).toMatch(/^21/);
    vi.useRealTimers();
  },
);

test('the operator’s texts of the footer are requested once in ten minutes', async () => {
  let now = 0;
  let calls = 0;
  const load = createLoadFacts(() => now);
  const warn = vi.fn<AreaRequest['warn']>();
  const fetch = async (): Promise<Response> => {
    calls += 1;
    if (calls === 2) throw new Error('down');
    if (calls === 3) return Response.json({ isSandbox: true }, { status: 500 });
    return Response.json({ isSandbox: calls === 4 ? 'perhaps' : true });
  };
  const asking = { fetch, language: 'en', warn } as const;
  expect(await load(asking)).toEqual({ isSandbox: true });
  now = 599_999;
  expect(await load(asking)).toEqual({ isSandbox: true });
  expect(calls).toBe(1);
  now = 600_000;
  expect(warn).not.toHaveBeenCalled();
  // A failed or malformed answer is requested again by the next page; each is logged.
  for (const failures of [1, 2, 3]) {
    expect(await load(asking)).toEqual({});
    expect(warn).toHaveBeenCalledTimes(failures);
  }
  expect(await load(asking)).toEqual({ isSandbox: true });
  expect(calls).toBe(5);
  expect(warn).toHaveBeenCalledTimes(3);
  // The data of the site in one country are not shown in another.
  await load({ ...asking, country: 'KZ' });
  await load({ ...asking, country: 'DE' });
  await load({ ...asking, country: 'KZ' });
  expect(calls).toBe(7);
});

test('RVW-08 the footer takes over its markup under any area’s page, and follows the path', async () => {
  const faults = vi.spyOn(console, 'error');
  const testBus = createTestBus();
  const { bus, clock } = testBus;
  const navigation = bus.join('navigation');
  const place = (path: string, area: string | null): void =>
    navigation.publish(navigationState, { language: 'en', path, route: 'any', area, params: {} });
  place('/', 'sports');
  bus.join('settings').publish(settingsState, { ...settings, language: 'en' });
  const answer = await server.render(request('en', '/'));
  const root = document.createElement('div');
  root.innerHTML = answer.body;
  document.body.append(root);
  const handle = bus.admit(manifest);
  let unmount = (): void => {};
  await act(async () => {
    unmount = client.mount({
      bus: handle,
      root,
      isRendered: true,
      state: answer.state,
      signal: handle.signal,
    });
    await clock.advance(0);
  });
  expectMessage(testBus, areaReady, {});
  expect(screen.queryByText(/it pays nobody/)).toBeNull();
  await act(async () => {
    testBus.qa.publish(configState.name, { ...PLAIN_SITE, isSandbox: true });
    await clock.advance(0);
  });
  expect(screen.getByText(/it pays nobody/)).toBeVisible();
  await act(async () => {
    place('/office/history', 'office');
    await clock.advance(0);
  });
  expect(screen.getByRole('link', { name: 'Русский' })).toHaveAttribute(
    'href',
    '/ru/office/history',
  );
  expect(faults).not.toHaveBeenCalled();
  act(unmount);
  expect(root).toBeEmptyDOMElement();
});
