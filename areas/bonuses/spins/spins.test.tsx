import { Refusal } from '@grandstand/bus-contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openBonuses as open } from '../testing/open-bonuses';
import { OFFER, ownSpins, SPIN_OFFER } from '../testing/samples';

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
  cleanup();
});

async function openBonuses(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const SPINS = 'Free spins of Lantern Bay';
const part = async () => within(await screen.findByRole('region', { name: SPINS }));
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('free spins', () => {
  it.each(['/bonuses', '/office/bonuses/wager', '/office/rewards'])(
    'BNS-02 are shown on %s with what is left, what they have won, until when, and their game',
    async (path) => {
      const ended = ownSpins({ id: '1', game: 'Amber Orchard', state: 'used', left: 0 });
      await openBonuses(path, { freeSpins: () => [ownSpins(), ended] });
      const own = await part();
      own.getByText(/^7 of 25 left, 0\.20\sEUR each, at our cost$/);
      own.getByText(/^Won so far: 1\.30\sEUR\. All of them pay 500\.00\sEUR at most/);
      own.getByText(/^To be used until /);
      const link = own.getByRole('link', { name: 'Play Lantern Bay' });
      expect(link.getAttribute('href')).toBe('/en/slots/game/9003/lantern-bay');
      expect(screen.queryByRole('region', { name: /Amber Orchard/ })).toBeNull();
    },
  );

  it('that have ended are listed with what they have won', async () => {
    const states = ['used', 'expired', 'given-up', 'cancelled'] as const;
    const freeSpins = states.map((state, place) => ownSpins({ id: String(place), state }));
    await openBonuses('/office/rewards', { freeSpins: () => freeSpins });
    const list = (await screen.findByText('Free spins that have ended')).closest('details');
    const items = [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
      textContent?.replaceAll('\u00A0', ' '),
    );
    expect(items).toEqual(
      ['used', 'expired', 'given up', 'cancelled'].map(
        (state) => `Lantern Bay: ${state}. Left: 7. Won: 1.30 EUR.`,
      ),
    );
    expect(screen.queryByRole('region', { name: SPINS })).toBeNull();
  });

  it('are given up once the player has confirmed it', async () => {
    const given: string[] = [];
    await openBonuses('/office/rewards', {
      freeSpins: () => [ownSpins({ state: given.length === 0 ? 'active' : 'given-up' })],
      onGiveUpSpins: (id) => given.push(id),
    });
    await part();
    press('Give up the free spins');
    expect(screen.getByText(/What they have won stays yours\.$/)).toBeDefined();
    press('Keep them');
    expect(given).toEqual([]);
    press('Give up the free spins');
    press('Give them up');
    await screen.findByText('Free spins that have ended');
    expect(given).toEqual(['80000001']);
    expect(screen.queryByRole('region', { name: SPINS })).toBeNull();
  });

  it('that are not given up say why', async () => {
    await openBonuses('/office/rewards', {
      freeSpins: () => [ownSpins()],
      onGiveUpSpins: () => {
        throw new Refusal('ended');
      },
    });
    await part();
    press('Give up the free spins');
    press('Give them up');
    await screen.findByText('There is none left to give up.');
  });

  it('that can’t be loaded leave the rest of the page there', async () => {
    await openBonuses('/office/rewards', {
      freeSpins: () => {
        throw new Refusal('unavailable');
      },
    });
    await screen.findByText('Your free spins could not be loaded');
    screen.getByRole('region', { name: 'What points are exchanged for' });
  });
});

describe('an offer of free spins', () => {
  const texts = (elements: readonly Element[]) =>
    elements.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

  it('BNS-01 is among the offers of the casino, with what it gives and costs', async () => {
    await openBonuses('/bonuses?category=casino', { offers: [OFFER, SPIN_OFFER] });
    const heading = await screen.findByRole('heading', { name: 'Free spins for verified players' });
    const card = heading.closest('li');
    expect(texts([...(card?.querySelectorAll('dd') ?? [])])).toEqual([
      '20 free spins of Lantern Bay, 0.20 EUR each, at our cost',
      'None: what they win is your money at once',
      '7 days',
      'Lantern Bay',
      '400.00 EUR',
    ]);
  });

  it('P117 is taken once its terms are agreed to, under those that were read', async () => {
    const page = await openBonuses('/bonuses/rules/verified-spins', { offers: [SPIN_OFFER] });
    const terms = within(await screen.findByRole('region', { name: 'The terms' }));
    terms.getByText('Players whose identity is verified, once each');
    terms.getByText(/^What they win is your money at once: nothing has to be bet\.$/);
    terms.getByText(SPIN_OFFER.hash);
    const take = screen.getByRole('button', { name: 'Take it' });
    expect(take).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(take);
    await screen.findByText('The free spins are yours.');
    expect(page.taken).toEqual([{ offer: 'verified-spins', hash: SPIN_OFFER.hash }]);
    const link = screen.getByRole('link', { name: 'Play Lantern Bay' });
    expect(link.getAttribute('href')).toBe('/en/slots/game/9003/lantern-bay');
  });

  it('leads a player who is not verified to the verification', async () => {
    await openBonuses('/bonuses/rules/verified-spins', {
      offers: [{ ...SPIN_OFFER, refusal: 'not-verified' }],
    });
    await screen.findByText(/^Only for players whose identity is verified\./);
    const link = screen.getByRole('link', { name: 'Verify your identity' });
    expect(link.getAttribute('href')).toBe('/en/office/verification');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('whose terms have changed asks to read them again', async () => {
    await openBonuses('/bonuses/rules/verified-spins', {
      offers: [SPIN_OFFER],
      takeSpins: () => {
        throw new Refusal('terms-changed');
      },
    });
    fireEvent.click(await screen.findByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
    await screen.findByText('The terms have changed. Please read them again.');
  });

  it('names its game on the page of games', async () => {
    await openBonuses('/bonuses/games/verified-spins', { offers: [SPIN_OFFER] });
    await screen.findByText('They are for Lantern Bay alone.');
  });

  it('P117 that was taken is named with its terms among the free spins', async () => {
    const offer = { id: 'verified-spins', version: 3, hash: 'd3'.repeat(32) };
    await openBonuses('/office/bonuses/wager', { freeSpins: () => [ownSpins({ offer })] });
    const own = await part();
    own.getByText(/^Free spins for verified players\. Terms, version 3:/);
    own.getByText(offer.hash.slice(0, 16));
    const link = own.getByRole('link', { name: 'The rules of the offer now' });
    expect(link.getAttribute('href')).toBe('/en/bonuses/rules/verified-spins');
  });
});

describe('the store of points', () => {
  const ITEM = {
    ref: 'free-spins-1',
    price: 500,
    game: 'Lantern Bay',
    spins: 25,
    stake: 20,
    maxWin: 50_000,
    iso: 'EUR',
    scale: 2,
    days: 7,
  };

  it('BNS-02 sells free spins by a purchase that names them and their price', async () => {
    const page = await openBonuses('/office/rewards', {
      points: { points: 500, freeSpins: [ITEM] },
      exchange: 'placed',
    });
    const store = within(
      await screen.findByRole('region', { name: 'What points are exchanged for' }),
    );
    store.getByRole('heading', { name: '25 free spins of Lantern Bay' });
    store.getByText(/^Each is worth 0\.20\sEUR, at our cost\. .* 500\.00\sEUR at most in all\.$/);
    store.getByText('To be used within 7 days.');
    fireEvent.click(store.getByRole('button', { name: 'Exchange 500 points' }));
    await waitFor(() => expect(store.getByText(/^The free spins are yours/)).toBeDefined());
    expect(page.proposed).toMatchObject([
      { kind: 'points', ref: 'free-spins-1', lines: ['1'], amount: 500 },
    ]);
  });

  it('P118 has none where nothing may be offered', async () => {
    await openBonuses('/office/rewards', { points: { points: 500 } });
    const store = within(
      await screen.findByRole('region', { name: 'What points are exchanged for' }),
    );
    expect(store.queryByRole('button')).toBeNull();
  });
});
