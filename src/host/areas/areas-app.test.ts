import {
  defineAreaServer,
  REMOTE_VIEW_API_VERSION,
  REMOTE_VIEW_HEADERS,
} from '@grandstand/bus-contracts/area';
import { expect, test, vi } from 'vitest';
import { createAreasApp } from './areas-app';
import { createRenderView } from './render-view';

test('a warning of an area is logged with its name, and its view is still sent', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new Error('down');
  const server = defineAreaServer('academy', async ({ path, warn }) => {
    warn('the back end gave no lessons.', error);
    return { status: 200, title: path, body: '', state: null };
  });
  const origin = 'http://site.example';
  const renderView = createRenderView({
    programs: {
      areaNames: ['academy'],
      testedAreas: new Set(),
      shell: () => Promise.reject(new Error('There is no shell here.')),
      area: async () => ({ server, scripts: [], screens: {}, css: [] }),
    },
    backEnd: {
      fetch: () => Promise.reject(error),
      close: () => Promise.resolve(),
      notes: [],
      controlKey: undefined,
      partnerSecrets: undefined,
    },
    origin,
    share: async (_key, load) => load(),
  });
  const app = createAreasApp({
    areaNames: ['academy'],
    renderView,
    origin,
    hosts: new Set(['localhost']),
    isProxyTrusted: false,
    mountFiles: () => {},
  });
  const answer = await app.request('/academy/en/academy', {
    headers: {
      [REMOTE_VIEW_HEADERS.renderMode]: 'json',
      [REMOTE_VIEW_HEADERS.apiVersion]: REMOTE_VIEW_API_VERSION,
      [REMOTE_VIEW_HEADERS.route]: 'academy?',
    },
  });
  expect(await answer.json()).toMatchObject({ title: '/academy' });
  expect(log.mock.calls).toEqual([['The area "academy": the back end gave no lessons.', error]]);
});
