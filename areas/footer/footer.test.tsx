import {
  areaReady,
  navigationState,
  settingsState,
  type Language,
} from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { languageNames, LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createTestBus, expectMessage } from '@grandstand/bus-contracts/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import client from './client';
import { manifest } from './manifest';
import server from './server';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

function request(language: Language, path: string): AreaRequest {
  return {
    language,
    path,
    settings,
    wantsBody: true,
    components: undefined,
    fetch: () => Promise.reject(new Error('The footer’s server asks for nothing.')),
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
    for (const other of LANGUAGES) {
      expect(screen.getByRole('link', { name: languageNames[other] })).toHaveAttribute(
        'href',
        `/${other}/live/football`,
      );
    }
  },
);

test('the footer says that the sandbox pays nobody', async () => {
  document.body.innerHTML = (await server.render(request('en', '/'))).body;
  expect(screen.getByText(/it pays nobody/)).toBeVisible();
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
