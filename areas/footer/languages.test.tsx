import {
  configState,
  navigationState,
  settingsState,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { createTestBus, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import client from './client';
import { manifest } from './manifest';
import { pageAt } from '../../src/routes/testing/page-at';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

const SITE: SiteConfig = {
  ...PLAIN_SITE,
  languages: ['az', 'en', 'xx'],
};

function offeredIn(root: Element): (string | null)[] {
  return [...root.querySelectorAll('a[hreflang]')].map((link) => link.textContent);
}

test('RTE-01 the footer offers the languages of the operator’s config', async () => {
  const { bus, clock, qa } = createTestBus();
  // One that keeps nothing of another test's operator.
  vi.resetModules();
  const { default: server } = await import('./server');
  const request: AreaRequest = {
    language: 'en',
    ...pageAt('/live'),
    settings,
    wantsBody: true,
    components: undefined,
    fetch: async () => Response.json(SITE),
    warn: () => {},
  };
  const { body, state } = await server.render(request);
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  expect(offeredIn(root)).toEqual(['English', 'Azərbaycanca']);

  const place = {
    language: 'en',
    path: '/live',
    route: 'any',
    area: 'sports',
    params: {},
  } as const;
  bus.join('navigation').publish(navigationState, place);
  bus.join('settings').publish(settingsState, { ...settings, language: 'en' });
  const handle = bus.admit(manifest);
  let unmount = (): void => {};
  await act(async () => {
    unmount = client.mount({ bus: handle, root, isRendered: true, state, signal: handle.signal });
    await clock.advance(0);
  });
  expect(offeredIn(root)).toEqual(['English', 'Azərbaycanca']);
  await act(async () => {
    qa.publish(configState.name, { ...SITE, languages: ['ua', 'en', 'ru'] });
    await clock.advance(0);
  });
  expect(offeredIn(root)).toEqual(['Русский', 'English', 'Українська']);
  act(unmount);
});
