import { betsList, sessionState, type Game, type PlacedBet } from '@grandstand/bus-contracts';
import type { SiteHome } from '@grandstand/bus-contracts/answers';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NOON, sampleGame } from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';

const HOME: SiteHome = {
  sections: ['bets', 'matches', 'banner', 'line'],
  mayPromote: true,
  banner: null,
  games: null,
};
const BET: PlacedBet = {
  id: 'b-1',
  refId: 'r-1',
  placedAt: NOON,
  settledAt: null,
  typeId: 0,
  systemValue: 2,
  accountId: 1,
  iso: 'EUR',
  scale: 2,
  amount: 1_000,
  coef: 1.5,
  possibleWin: 1_500,
  payout: 0,
  status: 'accepted',
  legs: [],
};
const HOUR = 3_600_000;
const MATCHES = [11, 12, 13, 14, 15, 16, 17].map((id, place) =>
  sampleGame(id, {
    champ: { id, slug: `league-${id}`, name: `League ${id}`, country: null },
    home: `Side ${id}`,
    startsAt: NOON + (place + 1) * HOUR,
  }),
);

interface Start {
  readonly mayPromote?: boolean;
  readonly bets?: readonly PlacedBet[];
  readonly matches?: readonly Game[];
}

async function opened({ mayPromote = true, bets = [], matches = MATCHES }: Start = {}) {
  const shell = standInShell({ path: '/' });
  shell.games.splice(0, Infinity, ...matches);
  shell.answers.set('siteHome', { ...HOME, mayPromote });
  shell.bus.join('bets').handle(betsList, () => ({ bets: [...bets], hasMore: false }));
  const session = shell.bus.join('session');
  await shell.mount();
  const signIn = async (userId: string): Promise<void> =>
    act(async () => {
      session.publish(sessionState, { status: userId === '' ? 'guest' : 'player', userId });
      await vi.dynamicImportSettled();
      await shell.clock.advance(50);
    });
  return { ...shell, signIn };
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const region = (name: string) => within(screen.getByRole('region', { name }));
const matchesIn = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((item) => /Side \d+/.exec(item.textContent)?.[0]);

test('RTE-02 a guest finds the matches of the day first', async () => {
  const { signIn } = await opened();
  await signIn('');
  expect(headings()[0]).toBe('Matches of the day');
  expect(matchesIn('Matches of the day')).toEqual(['Side 11', 'Side 12', 'Side 13']);
});

test('RTE-02 a player finds their open bets first', async () => {
  const { signIn } = await opened({ bets: [BET] });
  await signIn('7');
  expect(headings().slice(0, 2)).toEqual(['Your open bets', 'Matches of the day']);
});

test('RTE-02 a player without open bets finds the other matches that begin next in their place', async () => {
  const { signIn } = await opened();
  await signIn('7');
  expect(headings().slice(0, 2)).toEqual(['Starting soon', 'Matches of the day']);
  expect(matchesIn('Starting soon')).toEqual(['Side 14', 'Side 15', 'Side 16']);
});

test('RTE-02 where no other match is to come, their place says that there are no open bets', async () => {
  const { signIn } = await opened({ matches: MATCHES.slice(0, 3) });
  await signIn('7');
  expect(region('Your open bets').getByText(/^No open bets/)).toBeVisible();
});

test('P118 a player who may be promoted nothing finds their statements in the place of the matches of the day', async () => {
  const { signIn } = await opened({ mayPromote: false });
  await signIn('7');
  expect(headings()).toEqual([
    'Your open bets',
    'Your statements',
    'Play within your limits',
    'Upcoming',
  ]);
  expect(
    region('Your statements').getByRole('link', { name: 'Open' }).getAttribute('href'),
  ).toMatch('/office/statements');
});

test('P118 the places of matches are kept until the operator has said whether they may be promoted', async () => {
  await opened();
  expect(headings().slice(0, 2)).toEqual(['Your open bets', 'Matches of the day']);
  expect(region('Matches of the day').queryAllByRole('button')).toEqual([]);
});

test('RTE-02 a player goes on with the games that they opened last', async () => {
  const { answers, signIn } = await opened();
  const dice = { slug: 'dice', name: 'Dice', provider: 'Studio', engine: 'dice' };
  const games = [{ ...dice, path: '/casino/game/9018/dice' }];
  answers.set('siteHome', { ...HOME, sections: ['casino'], games: [{ kind: 'recent', games }] });
  await signIn('7');
  const row = region('Go on playing');
  expect(row.getByRole('link', { name: /^Dice/ })).toHaveAttribute(
    'href',
    '/en/casino/game/9018/dice',
  );
  expect(row.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/en/my-casino');
});

test('SPT-01 the matches of the day are one tab stop, and the arrow keys move through them', async () => {
  const { signIn } = await opened();
  await signIn('');
  const user = userEvent.setup();
  const cards = region('Matches of the day')
    .getAllByRole('listitem')
    .map((card) => within(card));
  region('Matches of the day').getByRole('link', { name: 'All top events' }).focus();
  await user.tab();
  expect(cards[0]?.getByRole('link')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cards[0]?.getAllByRole('button')[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(cards[1]?.getAllByRole('button')[0]).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Matches of the day' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('RTE-02 the matches of the day are those of the sport that is chosen, loaded with the choice', async () => {
  const { games, queries, signIn, pass } = await opened();
  await signIn('');
  const tennis = { sportId: 2, sport: { id: 2, slug: 'tennis', name: 'Tennis' } };
  games.splice(0, Infinity, sampleGame(21, { ...tennis, home: 'Side 21' }));
  expect(queries.some(({ sport }) => sport === 'tennis')).toBe(false);
  const user = userEvent.setup();
  const choice = region('Matches of the day');
  expect(choice.getByRole('radio', { name: 'All' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Tennis' }));
  await pass();
  expect(queries.at(-1)).toMatchObject({ section: 'line', sport: 'tennis' });
  expect(matchesIn('Matches of the day')).toEqual(['Side 21']);
  expect(choice.getByRole('link', { name: 'All upcoming matches' })).toHaveAttribute(
    'href',
    '/en/line/tennis',
  );
  await user.click(choice.getByRole('radio', { name: 'All' }));
  expect(matchesIn('Matches of the day')).toEqual(['Side 11', 'Side 12', 'Side 13']);
});

test('RTE-02 a sport without matches, and one that could not be loaded, say so in the place of the matches', async () => {
  const { games, faults, signIn, pass } = await opened();
  await signIn('');
  games.splice(0, Infinity);
  const user = userEvent.setup();
  const choice = region('Matches of the day');
  await user.click(choice.getByRole('radio', { name: 'Tennis' }));
  await pass();
  expect(choice.getByText('No matches here')).toBeVisible();
  faults.line = true;
  await user.click(choice.getByRole('radio', { name: 'Football' }));
  await pass();
  expect(choice.getByText('The matches could not be loaded')).toBeVisible();
});
