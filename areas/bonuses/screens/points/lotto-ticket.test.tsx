import { Refusal, serverClockState } from '@grandstand/bus-contracts';
import type { PointsView } from '@grandstand/bus-contracts/player';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBonuses as open } from '../../testing/open-bonuses';

const HOUR = 3_600_000;
const DRAWS_AT = Date.UTC(2026, 10, 27, 15, 30);

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
  cleanup();
});

let points: { points: number; tickets: PointsView['tickets'] };
beforeEach(() => {
  points = { points: 60, tickets: [ticketOf(7)] };
});

/** A ticket in a draw. */
function ticketOf(draw: number, drawsAt = DRAWS_AT): PointsView['tickets'][number] {
  const money = { stake: 50, iso: 'EUR', scale: 2 };
  const times = { drawsAt, closesAt: Date.now() + HOUR };
  return { ref: `lotto-ticket-${draw}`, price: 50, lottery: '5-36', ...times, ...money };
}

async function openStore(more: Parameters<typeof open>[1] = {}) {
  const page = await open('/office/rewards', { points, ...more });
  pages.push(page);
  const store = await screen.findByRole('region', { name: 'What points are exchanged for' });
  return { ...page, store: within(store) };
}

describe('a ticket of a lottery', () => {
  it('BNS-02 TOT-01 is exchanged for points by a purchase, after which a link goes to the tickets', async () => {
    const { store, proposed } = await openStore({ exchange: 'placed' });
    store.getByRole('heading', { name: 'Ticket of lotto 5/36' });
    store.getByText(/^One combination of random numbers, worth 0\.50\sEUR, at our cost\./);
    store.getByText(/^Draw: .*\b27\b/);
    expect(store.queryByText('The ticket is in the draw.')).toBeNull();
    fireEvent.click(store.getByRole('button', { name: 'Exchange 50 points' }));
    const done = await store.findByText('The ticket is in the draw.');
    expect(done.closest('[role=status]')).not.toBeNull();
    expect(store.getByRole('link', { name: 'Your tickets' }).getAttribute('href')).toBe(
      '/en/lotto/results/5-36',
    );
    expect(proposed).toMatchObject([
      { kind: 'points', ref: 'lotto-ticket-7', lines: ['1'], amount: 50 },
    ]);
  });

  it('of a draw that has closed is refused in words, and the next press buys one in the next draw', async () => {
    let isClosed = true;
    const { store, proposed } = await openStore({
      exchange: 'placed',
      onExchange: () => {
        if (!isClosed) return;
        isClosed = false;
        points.tickets = [ticketOf(8, DRAWS_AT + HOUR)];
        throw new Refusal('closed');
      },
    });
    fireEvent.click(store.getByRole('button', { name: 'Exchange 50 points' }));
    const alert = 'The sale for that draw has ended. Press again for the next one.';
    await waitFor(() => expect(store.getByRole('alert').textContent).toBe(alert));
    fireEvent.click(await store.findByRole('button', { name: 'Exchange 50 points', busy: false }));
    await store.findByText('The ticket is in the draw.');
    expect(proposed.map(({ ref }) => ref)).toEqual(['lotto-ticket-7', 'lotto-ticket-8']);
  });

  it('gives way to one in the next draw when its sale ends', async () => {
    const [sold] = points.tickets;
    const { store, run, test: bench } = await openStore();
    const before = store.getByText(/^Draw: /).textContent;
    points.tickets = [ticketOf(8, DRAWS_AT + HOUR)];
    const clock = { offset: (sold?.closesAt ?? 0) - Date.now(), measuredAt: 0, steadyAt: 0 };
    await run(() => bench.qa.publish(serverClockState.name, clock));
    await waitFor(() => expect(store.getByText(/^Draw: /).textContent).not.toBe(before));
  });

  it('has its price where the points are too few', async () => {
    points.points = 49;
    const { store } = await openStore();
    store.getByText('It costs 50 points.');
    expect(store.queryByRole('button')).toBeNull();
  });

  it('P118 is not there where nothing may be offered', async () => {
    points.tickets = [];
    const { store } = await openStore();
    expect(store.queryByRole('heading', { name: /lotto/ })).toBeNull();
    expect(store.queryByRole('button')).toBeNull();
  });
});
