import { navigationState, settingsState, type Language } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import client from './client';
import { manifest } from './manifest';
import server from './server';
import { pageAt } from '../../src/routes/testing/page-at';

const settings = { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 } as const;

function request(path: string, language: Language = 'en'): AreaRequest {
  return {
    language,
    ...pageAt(path),
    settings,
    wantsBody: true,
    components: undefined,
    fetch: () => Promise.reject(new Error('Error pages ask for nothing.')),
    warn: () => {},
  };
}

test('RTE-35 an unknown path shows 404 and that the page could not be found', async () => {
  const answer = await server.render(request('/no/such/page?x=1'));
  expect(answer.status).toBe(404);
  expect(answer.title).toBe('This page could not be found');
  document.body.innerHTML = answer.body;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be found',
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
});

test('RTE-35 /500 shows 500 and its cause', async () => {
  const answer = await server.render(request('/500'));
  expect(answer.status).toBe(500);
  document.body.innerHTML = answer.body;
  expect(screen.getByText('Error 500: Unknown middleware')).toBeVisible();
});

test.each(['/block-ua', '/block-ie'])(
  'BLK-01 %s says why, and leads to the money, to the operator and to the other languages',
  async (path) => {
    const answer = await server.render(request(path));
    document.body.innerHTML = answer.body;
    expect(screen.getByText(/you can withdraw it, and write to us/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in to withdraw your money' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/en/contacts',
    );
    const languages = screen.getByRole('navigation', { name: 'Other languages' });
    expect([...languages.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(
      ['ru', 'az', 'kz', 'ua'].map((language) => `/${language}${path}`),
    );
    // Moves are blocked there: every way is a load.
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-load');
  },
);

test('RTE-36 the error page is a remote view that takes over its markup', async () => {
  const faults = vi.spyOn(console, 'error');
  const { bus, clock } = createTestBus();
  const navigation = bus.join('navigation');
  const place = (path: string): void =>
    navigation.publish(navigationState, {
      language: 'en',
      ...pageAt(path),
    });
  place('/nope');
  bus.join('settings').publish(settingsState, { ...settings, language: 'en' });
  const answer = await server.render(request('/nope'));
  expect(answer.body).not.toMatch(/\sstyle="|<!--/);
  const root = document.createElement('div');
  root.innerHTML = answer.body;
  document.body.append(root);
  const handle = bus.admit(manifest);
  let unmount = (): void => {};
  await act(async () => {
    const { state } = answer;
    unmount = client.mount({ bus: handle, root, isRendered: true, state, signal: handle.signal });
    await clock.advance(0);
  });
  expect(faults).not.toHaveBeenCalled();
  await act(async () => {
    place('/500');
    await clock.advance(0);
  });
  expect(screen.getByText(/Unknown middleware/)).toBeVisible();
  act(unmount);
  expect(root).toBeEmptyDOMElement();
});

test.each([
  ['does not answer', () => Promise.reject(new Error('down'))],
  ['refuses', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['answers with something else', () => Promise.resolve(Response.json({ maintenance: 7 }))],
])('BLK-02 an operator that %s leads to one log entry, and the page works', async (_how, fetch) => {
  const warn = vi.fn<AreaRequest['warn']>();
  const answer = await server.render({ ...request('/maintenance'), fetch, warn });
  expect(answer).toMatchObject({
    status: 200,
    state: { data: { startAt: null, finishAt: null } },
  });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('maintenance'), expect.any(Error)]]);
});
