import { Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openBonuses as open } from './testing/open-bonuses';
import { OFFER, ownBonus, SPORTS_OFFER } from './testing/samples';

const PAGES = [
  '/bonuses',
  '/bonuses/rules',
  '/bonuses/rules/first-casino',
  '/bonuses/games',
  '/office/casino/vipcashback',
  '/office/casino/premiumcashback',
  '/office/rewards',
  '/office/bonuses/deposit',
  '/office/bonuses/wager',
  '/office/promotion',
  '/office/bringfriend',
];

function request(path: string, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    ...areaRequest(path, language),
    fetch: async () => Response.json({ isBarred: false, offers: [OFFER, SPORTS_OFFER] }),
  };
}

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openBonuses(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the pages of bonuses', () => {
  it.each(LANGUAGES)(
    'RTE-27 are rendered by the server in %s, without offers',
    async (language) => {
      for (const path of PAGES) {
        const answer = await server.render(request(path, language));
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.body, path).toContain('<h1');
        expect(`${answer.title} ${answer.body}`, path).not.toMatch(/\bbonuses\.[a-z]/);
      }
    },
  );

  it('RTE-27 are missing where there is no such offer', async () => {
    expect((await server.render(request('/bonuses/rules/17'))).status).toBe(404);
  });

  it('RTE-27 BNS-01 show what a bonus gives, what clearing it costs, until when and the most it can win', async () => {
    await openBonuses('/bonuses', { userId: '' });
    const title = await screen.findByRole('heading', { name: 'First deposit: casino' });
    const texts = title.closest('li')?.textContent ?? '';
    for (const text of [
      '100% of your first deposit, up to 100.00',
      '10 times the bonus: 1,000.00',
      '14 days',
      'Casino and games',
    ]) {
      expect(texts).toContain(text);
    }
  });

  it('BNS-01 say in plain words which accumulator an insurance is for, and what it waits for', async () => {
    const terms = {
      ...SPORTS_OFFER.terms,
      trigger: 'insurance' as const,
      percent: 100,
      cap: 1000,
      insurance: { legs: 4, legOdds: 1.4 },
    };
    const insurance = { ...SPORTS_OFFER, id: 'express-insurance', terms, refusal: null };
    const taken = ownBonus({ offer: insurance.id, terms, state: 'taken', money: 0, amount: 0 });
    await openBonuses('/bonuses/rules/express-insurance', { offers: [insurance] });
    await screen.findByText(
      /^Up to 10\.00.*: your stake on an accumulator of 4 or more selections at odds of 1\.40 or more/,
    );
    expect(
      screen.getByText(
        /^Accumulators that are cashed out, are void or lose by two.*are not insured/,
      ),
    ).toBeVisible();
    await openBonuses('/bonuses', { offers: [insurance], bonuses: [taken] });
    await screen.findByText('It waits for an accumulator that loses by exactly one selection.');
    expect(screen.queryByText('It waits for your deposit.')).toBeNull();
  });

  it.each([
    [100, /^Up to 10\.00.*: your stake on an accumulator/],
    [50, /^Up to 10\.00.*: 50% of your stake on an accumulator/],
    [null, /^10\.00.* as bonus money for an accumulator/],
  ])('BNS-01 say what part of the stake an insurance gives back: %s', async (percent, text) => {
    const terms = {
      ...SPORTS_OFFER.terms,
      trigger: 'insurance' as const,
      percent,
      cap: 1000,
      insurance: { legs: 4, legOdds: 1.4 },
    };
    const offers = [{ ...SPORTS_OFFER, id: 'express-insurance', terms }];
    await openBonuses('/bonuses/rules/express-insurance', { offers });
    await screen.findByText(text);
    expect(screen.getByText(/players who are in a time-out or have excluded/)).toBeVisible();
  });

  it('RTE-32 have nine kinds of offers, each with an address', async () => {
    await openBonuses('/bonuses?category=bukmaker');
    await screen.findByRole('heading', { name: 'Birthday bonus' });
    expect(screen.queryByRole('heading', { name: 'First deposit: casino' })).toBeNull();
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of bonuses' }));
    expect(kinds.getAllByRole('link')).toHaveLength(9);
  });

  it('P118 offer nothing to a player to whom nothing may be offered', async () => {
    await openBonuses('/bonuses', { offers: [], isBarred: true });
    await screen.findByText('No bonuses are offered to you now');
    expect(screen.queryByRole('link', { name: 'Read the rules' })).toBeNull();
  });
});

describe('taking a bonus', () => {
  it('P117 takes the terms that are shown, once they are agreed to', async () => {
    const page = await openBonuses('/bonuses/rules/first-casino');
    const yes = await screen.findByRole('button', { name: 'Take it' });
    expect(yes).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    fireEvent.click(screen.getByRole('checkbox'));
    press('Take it');
    await screen.findByText('The bonus is yours.');
    expect(page.taken).toEqual([{ offer: 'first-casino', hash: OFFER.hash }]);
  });

  it.each([
    [new Refusal('terms-changed'), 'The terms have changed. Please read them again.'],
    [new Refusal('not-signed-in'), 'You are signed out. Sign in and try again.'],
    [new Refusal('unavailable'), /^No answer came, so the bonus may have been taken/],
    // The operator refused, with words of its own.
    [new Refusal('unavailable', { text: 'Not now.' }), 'Not now.'],
  ])('says why it was refused: %s', async (refusal, text) => {
    await openBonuses('/bonuses/rules/first-casino', {
      take: () => {
        throw refusal;
      },
    });
    fireEvent.click(await screen.findByRole('checkbox'));
    press('Take it');
    await screen.findByText(text);
  });

  it('asks a guest to sign in', async () => {
    await openBonuses('/bonuses/rules/first-casino', { userId: '' });
    await screen.findByText('Sign in to take a bonus');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the player’s own bonus', () => {
  it('BNS-01 shows what counted, bet by bet, and why others did not', async () => {
    const stake = { at: 1_795_000_000_000, stake: 500, bonusStake: 0 };
    await openBonuses('/bonuses', {
      bonuses: [ownBonus()],
      stakes: [
        {
          ...stake,
          id: '2',
          product: 'sports',
          game: null,
          contribution: 0,
          state: 'other-product',
          counted: 0,
        },
        {
          ...stake,
          id: '1',
          product: 'slots',
          game: 'Amber Orchard',
          contribution: 100,
          state: 'counted',
          counted: 500,
        },
      ],
    });
    const bar = await screen.findByRole('progressbar', {
      name: /Counted: 5\.00\sEUR of 200\.00\sEUR/,
    });
    expect(bar).toMatchObject({ value: 500, max: 20_000 });
    fireEvent.click(screen.getByText('What counted, bet by bet'));
    const details = screen.getByText('What counted, bet by bet').closest('details');
    if (details && !details.open) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    await screen.findByText(/Amber Orchard.*5\.00 EUR counted, at 100%/);
    await screen.findByText(/does not count: the bonus is for other bets/);
  });

  it('P117 is given up with the figures that were shown, and with a second press', async () => {
    const page = await openBonuses('/bonuses', { bonuses: [ownBonus()] });
    await screen.findByRole('button', { name: 'What if I give it up now?' });
    press('What if I give it up now?');
    await screen.findByText(/You keep 41\.20 EUR and lose 15\.00 EUR\. 2\.00 EUR of bonus money/);
    expect(page.left).toEqual([]);
    press('Give it up');
    await screen.findByRole('button', { name: 'What if I give it up now?' });
    expect(page.left).toEqual([{ bonusId: '70000001', keep: 4_120, lose: 1_500 }]);
  });

  it('says apart that its figures could not be loaded, and that it was not given up', async () => {
    const refusals = ['unavailable', 'not-signed-in'];
    await openBonuses('/bonuses', {
      bonuses: [ownBonus()],
      onPreview: () => {
        const code = refusals.shift();
        if (code !== undefined) throw new Refusal(code);
      },
      onGiveUp: () => {
        throw new Refusal('figures-changed');
      },
    });
    const show = 'What if I give it up now?';
    await screen.findByRole('button', { name: show });
    press(show);
    await screen.findByText('The amounts could not be loaded. Please try again.');
    press(show);
    await screen.findByText('You are signed out. Sign in and try again.');
    press(show);
    await screen.findByText(/^You keep/);
    press('Give it up');
    await screen.findByText(/^The amounts are others now/);
    press(show);
    await screen.findByText(/^You keep/);
    expect(screen.queryByText(/^The amounts are others now/)).toBeNull();
  });
});
