import { feedOdds, settingsState } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openMarbles as open } from './testing/open-marbles';
import { marbles, nextRace, NOW, resultOf, runningRace } from './testing/samples';

let pages: Awaited<ReturnType<typeof open>>[] = [];
beforeEach(() => {
  // There is no canvas outside of browsers.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
  vi.restoreAllMocks();
});

async function openMarbles(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const order = (name: string | RegExp): string[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((marble) => marble.textContent?.slice(0, 1) ?? '');

const ARRIVAL = ['3', '8', '1', '5', '2', '7', '4', '6'];

/** The numbers of the marbles on the track by the places beside their names. */
function places(): string[] {
  const marblesOnTrack = within(
    screen.getByRole('list', { name: 'Order on the track' }),
  ).getAllByRole('listitem');
  const placeOf = (marble: HTMLElement): number =>
    Number(/place (\d)/.exec(marble.textContent)?.[1]);
  return marblesOnTrack
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((marble) => marble.textContent.slice(0, 1));
}

describe('RTE-04 the page of marble races', () => {
  it.each(LANGUAGES)(
    'is rendered by the server in %s with the bets and results',
    async (language) => {
      const answer = await server.render({
        ...areaRequest('/marble', language),
        fetch: async (to: string) =>
          to === '/line-api/v1/marbles'
            ? Response.json(marbles())
            : Response.json({ texts: { 'outcome.811': '1. Ruby', 'market.810': 'Winner' } }),
      });
      expect(answer.status ?? 200).toBe(200);
      expect(answer.body.match(/<h1/g)).toHaveLength(1);
      expect(answer.body).toContain('4.00');
      expect(answer.body).toContain('8. Onyx');
      expect(`${answer.title} ${answer.body}`).not.toMatch(
        /\b(?:title|lead|track|bets|results|proof|how)\.[a-z]/i,
      );
    },
  );

  it('counts down to a race, closes its bets, shows it, and names who came first', async () => {
    const { operator, picks, run, test } = await openMarbles(marbles());
    expect(screen.getByRole('timer')).toHaveTextContent(/^Starts in (?:1:00|0:5\d)$/);
    const bets = screen.getByRole('region', { name: 'Bets on race 42' });
    await run(() => fireEvent.click(within(bets).getByRole('button', { name: /4\.00/ })));
    expect(picks).toEqual([
      { marketId: '7000000420:811', coef: 4, gameId: 7_000_000_420, marketTypeId: 810 },
    ]);
    await run(() => test.clock.advance(NOW + 56_000 - test.clock.now()));
    expect(screen.getByRole('timer')).toHaveTextContent(/^Bets are closed/);
    const feed = test.bus.join('feed');
    feed.publish(feedOdds, {
      id: '7000000420:812',
      coef: 5,
      isBlocked: true,
      at: test.clock.now(),
    });
    await run();
    const closed = within(bets).getByRole('button', {
      name: /5\.00/,
    });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await run(() => fireEvent.click(closed));
    expect(picks).toHaveLength(1);
    operator.marbles = marbles({ next: nextRace(43), running: runningRace(42) });
    await run(() => test.clock.advance(10_000));
    expect(screen.getByText('The race is on.')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Race 42/ })).toBeVisible();
    expect(places()).toHaveLength(8);
    operator.marbles = marbles({ next: nextRace(43), results: [resultOf(42)] });
    await run(() => test.clock.advance(26_000));
    expect(places()).toEqual(ARRIVAL);
    expect(
      screen.getByText('Race 42 has ended. The first three: 3. Topaz, 8. Onyx, 1. Ruby.'),
    ).toBeVisible();
    await run(() => test.clock.advance(20_000));
    expect(screen.getByRole('heading', { name: 'Race 43' })).toBeVisible();
  });

  it('keeps the prices of a race in their places until the player asks for the next race', async () => {
    const { operator, picks, press, run, test } = await openMarbles(marbles());
    operator.marbles = marbles({ next: nextRace(43), running: runningRace(42) });
    await run(() => test.clock.advance(66_000));
    const price = (number: number) =>
      within(screen.getByRole('region', { name: `Bets on race ${number}` })).getAllByRole(
        'button',
        { name: /4\.00/ },
      )[0]!;
    await run(() => fireEvent.click(price(42)));
    expect(picks).toEqual([]);
    await press('Show bets on race 43');
    await run(() => fireEvent.click(price(43)));
    expect(picks).toHaveLength(1);
  });

  it('P112 shows a race again, also twice, and computes its order from its seed', async () => {
    const { press, run, test } = await openMarbles(marbles());
    await press('Replay race 40');
    const heading = screen.getByRole('heading', { name: 'Replay of race 40' });
    expect(document.activeElement).toBe(heading);
    await run(() => test.clock.advance(31_000));
    expect(places()).toEqual(order('Order of arrival of race 40'));
    expect(screen.getByText('The race has ended.')).toBeVisible();
    await press('Replay race 40');
    expect(screen.getByText('The race is on.')).toBeVisible();
    await press('Back to the present race');
    expect(screen.getByRole('heading', { name: 'Race 42' })).toBeVisible();
    await press('Compute the order again');
    await screen.findByText('The same order follows from the seed.');
  });

  it('keeps the results in their places until the player asks for the latest', async () => {
    const { operator, press, run, test } = await openMarbles(marbles());
    const [result] = marbles().results;
    operator.marbles = marbles({ results: [{ ...result!, number: 41 }, result!] });
    await run(() => test.clock.advance(20_000));
    expect(screen.queryByRole('heading', { name: 'Race 41' })).toBeNull();
    await press('Show the latest race');
    expect(screen.getByRole('heading', { name: 'Race 41' })).toBeVisible();
  });

  it('does not announce a result of a race that was called off on the track', async () => {
    const { operator, run, test } = await openMarbles(
      marbles({ next: nextRace(43), running: runningRace(42) }),
    );
    await run(() => test.clock.advance(62_000));
    expect(screen.getByRole('heading', { name: 'Race 42' })).toBeVisible();
    operator.marbles = marbles({ next: nextRace(43) });
    await run(() => test.clock.advance(31_000));
    expect(screen.getByRole('heading', { name: 'Race 43' })).toBeVisible();
    expect(screen.queryByText(/has ended\. The first three/)).toBeNull();
  });

  it('P112 does not confirm another order than that of the seed', async () => {
    const [result] = marbles().results;
    const arrival = [4, 8, 3, 6, 5, 2, 1, 7];
    const results = [arrival.map((number) => number - 1)];
    const forged = { ...result!, arrival, proof: { ...result!.proof, results } };
    const { press } = await openMarbles(marbles({ results: [forged] }));
    await press('Compute the order again');
    await screen.findByText('Another order follows from the seed.');
  });

  it('P112 does not confirm a race that was run with other weights than the page has seen', async () => {
    const race = { ...nextRace(40), weights: nextRace(40).weights.toReversed() };
    const { operator, press, run, test } = await openMarbles(marbles({ next: race, results: [] }));
    expect(screen.getByText('8, 11, 7, 6, 15, 20, 12, 9')).toBeVisible();
    operator.marbles = marbles();
    await run(() => test.clock.advance(20_000));
    await press('Show the latest race');
    await press('Compute the order again');
    await screen.findByText(
      'The seed or the weights are not those that were published before the race.',
    );
  });

  it('says where the order could not be computed', async () => {
    const { press } = await openMarbles(marbles());
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('Not here.'));
    await press('Compute the order again');
    await screen.findByText('This browser could not compute the order.');
  });

  it('shows no picture without motion, and lists the order when the race has ended', async () => {
    const { run, test } = await openMarbles(
      marbles({ running: runningRace(42), next: nextRace(43) }),
    );
    const { qa } = test;
    const settings = qa.peek(settingsState.name) as object;
    await run(() => qa.publish(settingsState.name, { ...settings, isAppLightVersion: 1 }));
    expect(screen.queryByRole('img')).toBeNull();
    await act(() => test.clock.advance(61_000));
    expect(order('Marbles at the start')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    await act(() => test.clock.advance(31_000));
    expect(places()).toEqual(ARRIVAL);
  });

  it('does not say that bets are closed for a player where no race is planned', async () => {
    await openMarbles(marbles({ next: null }));
    expect(screen.getByRole('heading', { name: 'Race 40' })).toBeVisible();
    expect(screen.queryByText('Bets on races are closed for you')).toBeNull();
  });

  it('says that bets are closed for a player, and shows the races all the same', async () => {
    await openMarbles(marbles({ next: { ...nextRace(42), game: null } }));
    expect(screen.getByText('Bets on races are closed for you')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Race 42' })).toBeVisible();
  });
});
