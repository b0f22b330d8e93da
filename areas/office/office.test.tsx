import {
  betsChanged,
  betsGet,
  betsList,
  configState,
  dialogsOpen,
  dictionaryState,
  navigationGo,
  navigationState,
  Refusal,
  sessionSignOut,
  sessionState,
  settingsSet,
  settingsState,
  termsConfirm,
  termsGet,
  termsState,
  type LegStatus,
  type PlacedBet,
  type Terms,
} from '@grandstand/bus-contracts';
import { SYSTEM } from '@grandstand/bus-contracts/domain';
import { createTestBus, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import server from './server';
import { openOffice } from './testing/mount-office';
import { areaRequest } from '../../src/routes/testing/open-area';
import { pageAt } from '../../src/routes/testing/page-at';

const NOON = Date.UTC(2026, 7, 29, 12);
const HOUR = 3_600_000;

function bet(id: string, change: Partial<PlacedBet> = {}, legs = 1): PlacedBet {
  return {
    id,
    refId: `ref-${id}`,
    placedAt: NOON - Number(id) * HOUR,
    settledAt: null,
    typeId: legs === 1 ? 0 : 1,
    systemValue: 2,
    accountId: 1,
    iso: 'EUR',
    scale: 2,
    amount: 124_050,
    coef: 2.1,
    possibleWin: 260_505,
    payout: 0,
    status: 'accepted',
    legs: Array.from({ length: legs }, (_, leg) => ({
      marketId: `${leg}:1`,
      typeId: 1,
      marketTypeId: 1,
      param: null,
      sportId: 1,
      champ: 'Premier League',
      gameId: leg,
      home: `Home ${leg}`,
      away: `Away ${leg}`,
      startsAt: NOON,
      coef: 2.1,
      isBanker: false,
      status: 'accepted' as LegStatus,
      result: null,
    })),
    ...change,
  };
}

const PAGE = 2;

function standInShell(path = '/office/history', status: 'guest' | 'player' = 'player') {
  const { bus, clock, problems, dispose } = createTestBus({ now: NOON });
  const bets: PlacedBet[] = [];
  const requested: object[] = [];
  const opened: string[] = [];
  const faults = { list: false };
  const wentTo: string[] = [];

  const navigation = bus.join('navigation');
  const place = (to: string): void =>
    navigation.publish(navigationState, {
      language: 'en',
      ...pageAt(to),
    });
  navigation.handle(navigationGo, ({ path: to }) => {
    wentTo.push(to);
    place(to);
    return {};
  });
  place(path);
  const settings = bus.join('settings');
  settings.publish(settingsState, {
    language: 'en',
    timeZone: 'UTC',
    is12h: 0,
    appTheme: 1,
    coefViewId: 0,
  });
  bus.join('dictionary').publish(dictionaryState, {
    language: 'en',
    texts: { 'market.1': 'Match result', 'outcomeLong.1': '{home} to win' },
  });
  const session = bus.join('session');
  const signIn = (userId: string): void =>
    session.publish(sessionState, { status: userId === '' ? 'guest' : 'player', userId });
  signIn(status === 'guest' ? '' : 'ann');
  bus.join('dialogs').handle(dialogsOpen, ({ name }) => {
    opened.push(name);
    return {};
  });
  const service = bus.join('bets');
  service.handle(betsList, (request) => {
    requested.push(request);
    if (faults.list) throw new Refusal('unavailable');
    const wanted = bets.filter(
      (one) =>
        one.placedAt < (request.before ?? Infinity) &&
        (request.status !== 'open' || one.status === 'accepted'),
    );
    return { bets: wanted.slice(0, PAGE), hasMore: wanted.length > PAGE };
  });
  service.handle(betsGet, ({ id }) => {
    const found = bets.find((one) => one.id === id);
    if (!found) throw new Refusal('not-found');
    return found;
  });

  const office = openOffice({ bus, clock });
  return {
    bus,
    ...office,
    session,
    bets,
    requested,
    opened,
    wentTo,
    faults,
    problems,
    clock,
    signIn,
    place,
    /** Answers changes of the settings, and notes them. */
    settings() {
      const changes: object[] = [];
      settings.handle(settingsSet, (change) => {
        changes.push(change);
        return { ...areaRequest('/').settings, language: 'en' as const };
      });
      return changes;
    },
    changed: async (...ids: string[]) => office.run(() => service.publish(betsChanged, { ids })),
    dispose,
  };
}

describe('the history', () => {
  test('shows stake, coefficient, possible win and status of each bet', async () => {
    const shell = standInShell();
    shell.bets.push(bet('1'), bet('2', { status: 'won', payout: 260_505 }, 3));
    await shell.mount();
    const [open, won] = screen.getAllByRole('listitem');
    expect(open).toHaveTextContent('Home 0 – Away 0: Home 0 to win');
    expect(open).toHaveTextContent('1,240.50 EUR');
    expect(open).toHaveTextContent('2.10');
    expect(open).toHaveTextContent(/Potential returns\s*2,605\.05/);
    expect(open).toHaveTextContent('Accepted');
    expect(won).toHaveTextContent('Accumulator, 3 selections');
    expect(won).toHaveTextContent('and 2 more');
    expect(won).toHaveTextContent(/Returns\s*2,605\.05/);
    expect(won).toHaveTextContent('Won');
  });

  test.each([true, false])('CFG-02 shows the note of taxes on wins: %s', async (hasTaxes) => {
    const shell = standInShell();
    shell.bets.push(bet('1'));
    shell.bus.join('config').publish(configState, { ...PLAIN_SITE, partnerHasTaxes: hasTaxes });
    const unmount = await shell.mount();
    const count = hasTaxes ? 1 : 0;
    expect(screen.queryAllByText(/^Winnings are shown before tax/)).toHaveLength(count);
    unmount();
    await shell.run(() => shell.place('/office/history/1'));
    await shell.mount();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bet 1');
    expect(screen.queryAllByText('may be withheld from winnings')).toHaveLength(count);
  });

  test('requests bets by the filters, and keeps these in the address', async () => {
    const shell = standInShell();
    shell.bets.push(bet('1'), bet('2', { status: 'lost' }));
    await shell.mount();
    await shell.run(() => fireEvent.click(screen.getByRole('radio', { name: 'Open' })));
    expect(shell.wentTo).toEqual(['/office/history?status=open']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await shell.run(() =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), {
        target: { value: '7' },
      }),
    );
    expect(shell.requested.at(-1)).toEqual({ status: 'open', days: 7 });
  });

  test('shows more, page by page', async () => {
    const shell = standInShell();
    shell.bets.push(bet('1'), bet('2'), bet('3'));
    await shell.mount();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await shell.run(() => fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('loads again to its length when a bet is placed or settled', async () => {
    const shell = standInShell();
    shell.bets.push(bet('2'), bet('3'), bet('4'));
    await shell.mount();
    await shell.run(() => fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    shell.bets.unshift(bet('1'));
    shell.bets[3] = bet('4', { status: 'void', payout: 124_050 });
    await shell.changed('1', '4');
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[3]).toHaveTextContent('Void');
  });

  test('shows what to do when it is empty', async () => {
    const shell = standInShell();
    await shell.mount();
    expect(screen.getByText('No bets here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Sports' })).toHaveAttribute('href', '/en/line');
  });

  test('shows a failure, and loads again at a press', async () => {
    const shell = standInShell();
    shell.bets.push(bet('1'));
    shell.faults.list = true;
    await shell.mount();
    expect(screen.getByText('Your bets could not be loaded').parentElement).toHaveRole('alert');
    shell.faults.list = false;
    await shell.run(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test.each([
    ['/office/history', 'Sign in to see your bets'],
    ['/office/security', 'Sign in to see the security of your account'],
    ['/office/settings', 'Sign in to see your settings'],
    ['/office/responsible', 'Sign in to see your limits'],
    ['/office/statements', 'Sign in to see your statements'],
    ['/office/fairness', 'Sign in to see your seeds'],
    ['/confirm-terms', 'Sign in to see the terms'],
  ])('RTE-41 tells a guest what is at %s: %s', async (path, title) => {
    const shell = standInShell(path, 'guest');
    await shell.mount();
    expect(screen.getByText(title)).toBeVisible();
  });

  test('shows a guest the sign-in, and no bet', async () => {
    const shell = standInShell('/office/history', 'guest');
    shell.bets.push(bet('1'));
    await shell.mount();
    expect(shell.requested).toEqual([]);
    await shell.run(() => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
    expect(shell.opened).toEqual(['sign-in']);
  });

  test('shows nothing of one player to the next', async () => {
    const shell = standInShell();
    shell.bets.push(bet('1'));
    await shell.mount();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await shell.run(() => shell.signIn(''));
    expect(screen.queryByRole('listitem')).toBeNull();
    shell.bets.length = 0;
    await shell.run(() => shell.signIn('bob'));
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByText('No bets here yet')).toBeVisible();
  });
});

describe('a bet', () => {
  test('shows for a quarter line which half of the bet was won or lost', async () => {
    const shell = standInShell('/office/history/8');
    const single = bet('8', { status: 'half-lost', payout: 62_025, settledAt: NOON });
    Object.assign(single.legs[0]!, { status: 'half-lost', param: '-0.25', result: '1:1' });
    shell.bets.push(single);
    await shell.mount();
    expect(screen.getAllByText('Half lost')).toHaveLength(2);
    expect(screen.getByText('620.25 EUR')).toBeVisible();
  });

  test('shows every leg with price, result and status', async () => {
    const shell = standInShell('/office/history/7');
    const express = bet('7', { status: 'lost', settledAt: NOON }, 2);
    const [first, second] = express.legs;
    Object.assign(first!, { status: 'won', result: '2:1' });
    Object.assign(second!, { status: 'lost', result: '0:0', isBanker: true });
    shell.bets.push(express);
    await shell.mount();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bet 7');
    const [won, lost] = screen.getAllByRole('listitem');
    expect(won).toHaveTextContent('Match result: Home 0 to win');
    expect(won).toHaveTextContent('2:1');
    expect(within(won!).getByText('Won')).toBeVisible();
    expect(lost).toHaveTextContent('Banker');
    expect(screen.getByRole('link', { name: 'All bets' })).toHaveAttribute(
      'href',
      '/en/office/history',
    );
  });

  test('CPN-12 shows all its terms, in the list in few words', async () => {
    const rich = bet('7', {
      bonusCoef: 1.03,
      exactCoef: 3,
      hyperBonus: { percent: 10, minPercent: 1, maxPercent: 30 },
      promoCode: 'BOOST10',
      prepaidAmount: 500,
      isVipBet: true,
      maxPayout: 50_000_000,
    });
    const list = standInShell();
    list.bets.push(rich, bet('8', { hyperBonus: null, maxPayout: null, prepaidAmount: 0 }));
    const leave = await list.mount();
    const [row, plain] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent(
      /Single · VIP bet · Bonus bet 1\.03 · Hyper bonus \+10% · Operator’s advance 5\.00\sEUR/,
    );
    expect(plain).not.toHaveTextContent('·');
    leave();

    const page = standInShell('/office/history/7');
    page.bets.push(rich);
    await page.mount();
    const facts = [
      ['Operator’s advance', '5.00 EUR'],
      ['VIP bet', 'above the maximum stake'],
      ['Requested odds', '3.00'],
      ['Bonus bet', '1.03'],
      ['Hyper bonus', '+10%'],
      ['Promo code', 'BOOST10'],
      ['Maximum payout', '500,000.00 EUR'],
    ] as const;
    for (const [name, value] of facts) {
      expect(screen.getByText(name).nextSibling).toHaveTextContent(value);
    }
  });

  test('CPN-12 is named a free bet, which no advance is shown beside', async () => {
    const free = bet('7', { promoCode: 'TRY', amount: 500, prepaidAmount: 500, isFreeBet: true });
    const list = standInShell();
    list.bets.push(free);
    const leave = await list.mount();
    expect(screen.getByRole('listitem')).toHaveTextContent(/Single · Free bet/);
    expect(screen.queryByText(/Operator’s advance/)).toBeNull();
    leave();
    const page = standInShell('/office/history/7');
    page.bets.push(free);
    await page.mount();
    expect(screen.getByText('Free bet').nextSibling).toHaveTextContent(
      'Your money was not staked. A win pays the winnings without the stake.',
    );
    expect(screen.queryByText('Operator’s advance')).toBeNull();
  });

  test('shows each price as it was seen, sent and accepted, with its time', async () => {
    const shell = standInShell('/office/history/7');
    const single = bet('7', { typeId: 9, promoCode: 'SPRING' });
    Object.assign(single.legs[0]!, {
      receipt: {
        seen: { coef: 2.2, at: NOON - 3000 },
        sent: { coef: 2.15, at: NOON - 1000 },
        accepted: { coef: 2.1, at: NOON },
      },
    });
    shell.bets.push(single);
    await shell.mount();
    const [leg] = screen.getAllByRole('listitem');
    expect(leg).toHaveTextContent(/Seen2\.2011:59:57/);
    expect(leg).toHaveTextContent(/Sent2\.1511:59:59/);
    expect(leg).toHaveTextContent(/Accepted2\.1012:00:00/);
    expect(screen.getByText('Single')).toBeVisible();
    expect(screen.getByText('SPRING')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      '/en/print-coupon/7',
    );
  });

  test('shows how many legs of a system are bankers, and whether a leg is settled', async () => {
    const shell = standInShell('/office/history/7');
    const system = bet('7', { typeId: SYSTEM, systemValue: 2 }, 5);
    Object.assign(system.legs[0]!, { isBanker: true, status: 'accepted' });
    Object.assign(system.legs[1]!, { status: 'won' });
    shell.bets.push(system);
    await shell.mount();
    expect(screen.getByText('System 2 of 4 + 1 banker')).toBeVisible();
    const [banker, won] = screen.getAllByRole('listitem');
    expect(banker).toHaveTextContent('Unsettled');
    expect(banker).not.toHaveTextContent('Accepted');
    expect(won).toHaveTextContent('Won');
  });

  test('is updated when it is settled', async () => {
    const shell = standInShell('/office/history/7');
    shell.bets.push(bet('7'));
    await shell.mount();
    shell.bets[0] = bet('7', { status: 'won', payout: 260_505 });
    await shell.changed('7');
    expect(screen.getByText('Returns')).toBeVisible();
    expect(screen.getByText('Won')).toBeVisible();
  });

  test.each([
    ['to come', HOUR, 'accepted', null, 'ResultNot played yet'],
    ['in play', -HOUR, 'accepted', null, 'ResultIn play, or the result is not known yet'],
    ['called off', -HOUR, 'void', null, 'Result–'],
    ['over', -HOUR, 'won', '2:0', 'Result2:0'],
  ] as const)('says the result of a match %s', async (_, starts, status, result, shown) => {
    const shell = standInShell('/office/history/7');
    const placed = bet('7');
    const [leg] = placed.legs;
    if (!leg) throw new Error('The sample has a leg.');
    shell.bets.push({
      ...placed,
      legs: [{ ...leg, startsAt: Date.now() + starts, status, result }],
    });
    await shell.mount();
    expect(screen.getByText('Result').parentElement).toHaveTextContent(shown);
  });

  test('is reported when it does not exist', async () => {
    const shell = standInShell('/office/history/9');
    await shell.mount();
    expect(screen.getByText('There is no such bet')).toBeVisible();
  });
});

describe('the server’s markup', () => {
  test.each(['/office/history', '/office/history?status=open&period=7', '/office/history/7'])(
    'has heading and placeholders, no data of a player, and is what the page renders first: %s',
    async (path) => {
      const faults = vi.spyOn(console, 'error');
      const answer = await server.render(areaRequest(path));
      expect(answer.body).toContain('<h1');
      expect(answer.body).toContain('aria-busy="true"');
      expect(answer.body).not.toMatch(/\sstyle="|<!--/);
      const shell = standInShell(path);
      shell.bets.push(bet('7'));
      await shell.mount(answer);
      expect(faults).not.toHaveBeenCalled();
      expect(screen.getAllByText('Accepted')[0]).toBeVisible();
    },
  );
});

test('P53 the office leaves no listener or markup behind', async () => {
  const shell = standInShell();
  shell.bets.push(bet('1'));
  const unmount = await shell.mount();
  unmount();
  const before = shell.requested.length;
  await shell.changed('1');
  expect(shell.root).toBeEmptyDOMElement();
  expect(shell.requested).toHaveLength(before);
  expect(shell.clock.pending).toBe(0);
  expect(shell.problems).toEqual([]);
});

describe('the settings', () => {
  test('SET-01 are a page of the office, and each choice is sent at once', async () => {
    const shell = standInShell('/office/settings');
    const requested = shell.settings();
    await shell.mount();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await shell.run(() => fireEvent.click(screen.getByRole('switch', { name: 'Compact rows' })));
    await shell.run(() =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Match list view' }), {
        target: { value: '1' },
      }),
    );
    expect(requested).toEqual([{ isAppCompactView: 1 }, { appViewType: 1 }]);
  });

  test('SET-01 are rendered by the server, and taken over without a change', async () => {
    const faults = vi.spyOn(console, 'error');
    const shell = standInShell('/office/settings');
    const answer = await server.render(areaRequest('/office/settings'));
    expect(answer.title).toBe('Settings');
    await shell.mount(answer);
    expect(faults).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { name: 'Asia/Baku' })).toBeInTheDocument();
  });
});

describe('changed terms', () => {
  const TERMS: Terms = {
    updatedAt: NOON,
    changes: ['Stakes come back after 48 hours.'],
    sections: [{ title: '1. Bets', text: 'A bet is accepted once it has a number.' }],
  };

  /** The office at the changed terms, with a service of the test's; `refuse` is the code it refuses with. */
  async function openTerms(isUserTermsChanged = true) {
    const shell = standInShell('/confirm-terms');
    const service = shell.bus.join('terms');
    const operator = {
      given: TERMS,
      refuse: undefined as 'terms-changed' | 'unavailable' | undefined,
    };
    const confirmed: number[] = [];
    const state = { isUserTermsChanged, userTermsChangedUpdatedAt: NOON };
    service.publish(termsState, state);
    service.handle(termsGet, () => operator.given);
    service.handle(termsConfirm, ({ updatedAt }) => {
      if (operator.refuse) throw new Refusal(operator.refuse);
      confirmed.push(updatedAt);
      return {};
    });
    await shell.mount();
    return { ...shell, operator, confirmed };
  }

  test('ACC-04 are shown with their changes, the text, and their date', async () => {
    await openTerms();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The terms have changed');
    expect(screen.getByRole('listitem')).toHaveTextContent('Stakes come back after 48 hours.');
    expect(screen.getByRole('heading', { name: '1. Bets' })).toBeInTheDocument();
    expect(screen.getByText(/In force since/)).toHaveTextContent('29');
  });

  test('ACC-04 are confirmed to the operator with their version', async () => {
    const shell = await openTerms();
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    await shell.run();
    expect(shell.confirmed).toEqual([NOON]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('ACC-04 are shown again if they changed once more meanwhile', async () => {
    const shell = await openTerms();
    shell.operator.refuse = 'terms-changed';
    shell.operator.given = { ...TERMS, updatedAt: NOON + 1, changes: ['Something else.'] };
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    await shell.run();
    expect(screen.getByRole('alert')).toHaveTextContent('changed again');
    expect(screen.getByRole('listitem')).toHaveTextContent('Something else.');
    shell.operator.refuse = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    await shell.run();
    expect(shell.confirmed).toEqual([NOON + 1]);
  });

  test('ACC-04 show when a confirmation failed, and let the player sign out instead', async () => {
    const shell = await openTerms();
    let signedOut = 0;
    shell.session.handle(sessionSignOut, () => {
      signedOut += 1;
      return {};
    });
    shell.operator.refuse = 'unavailable';
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    await shell.run();
    expect(screen.getByRole('alert')).toHaveTextContent('did not arrive');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await shell.run();
    expect(signedOut).toBe(1);
  });

  test('need nothing from a player who has agreed', async () => {
    await openTerms(false);
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  });

  test('ACC-04 have their heading before any script', async () => {
    const answer = await server.render(areaRequest('/confirm-terms'));
    expect(answer.title).toBe('The terms have changed');
    expect(answer.body).toContain('The terms have changed');
    expect(answer.body).not.toContain('I agree');
  });
});
