import { areaReady, noticesShow } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { QaBus } from '@grandstand/bus-contracts/recording';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { areaRequest, openArea } from '../../src/routes/testing/open-area';
import client from './client';
import server from './server';

/** The debugger on a page that has the bus for QA. */
async function openDebugger() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const shown: string[] = [];
  const page = await openArea({
    client,
    server,
    path: '/debugger',
    before: ({ bus }) => {
      bus.join('notices').handle(noticesShow, ({ text }) => {
        shown.push(text);
        return { id: '1' };
      });
      const qa: QaBus = {
        ...bus.byName('qa'),
        inspect: () => bus.inspect(),
        contracts: bus.contracts,
      };
      Object.assign(globalThis, { grandstand: { bus: qa } });
    },
  });
  const step = (): void => void act(() => vi.advanceTimersByTime(250));
  return { ...page, shown, step };
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'grandstand');
});

describe('the debugger', () => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    const { body, status, title } = await server.render(areaRequest('/debugger', language));
    expect(status).toBe(200);
    expect(body).toContain('<h1');
    expect(title).not.toBe('title');
  });

  it('RTE-12 sends a command by its form, and shows it live with its cause', async () => {
    const page = await openDebugger();
    expectMessage(page.test, areaReady);
    await page.type('Contract', noticesShow.name);
    await page.type('text', 'Hello');
    await page.press('Send');
    expect(page.shown).toEqual(['Hello']);
    expect(screen.getByRole('status', { name: 'Answer' })).toHaveTextContent('"id": "1"');
    page.step();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toContainEqual(
      expect.stringContaining('notices.show@1qa'),
    );
    await page.press('Pause');
    await page.press('Clear');
    expect(screen.getByText('No messages yet.')).toBeVisible();
    page.close();
  });

  it('RTE-12 records, plays what it has recorded, and looks for a sender', async () => {
    const page = await openDebugger();
    await page.press('Record');
    await page.run(() => page.test.qa.send('notices.show', { kind: 'info', text: 'One' }));
    await page.press('Stop recording');
    const list = screen.getByRole('list', { name: 'Recordings' });
    expect(list).toHaveTextContent(/Recording 1, messages: [1-9]/);
    await page.press('Play');
    expect(page.shown).toEqual(['One', 'One']);
    expect(screen.getByText(/Commands sent: 1, failed: 0/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Contract or sender'), { target: { value: 'nobody' } });
    expect(screen.getByText('No messages yet.')).toBeVisible();
    page.close();
  });
});
