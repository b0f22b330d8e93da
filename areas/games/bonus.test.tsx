import { accountState, NO_ACCOUNTS, Refusal } from '@grandstand/bus-contracts';
import {
  BONUS_GAMES,
  type BonusGame,
  type BonusView,
  type Prize,
} from '@grandstand/bus-contracts/answers';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import {
  bonusGamesLoad,
  bonusGamesMove,
  bonusGamesState,
  bonusGamesTry,
  purchasePropose,
  type BonusTry,
  type OwnBonusGames,
} from '@grandstand/bus-contracts/player';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openGames } from './testing/open-games';
import { BONUS } from './testing/samples';

const VIEWS: Readonly<Record<BonusGame, BonusView>> = {
  fortuna: { game: 'fortuna', sector: 1 },
  chest: { game: 'chest', choice: '2' },
  memory: { game: 'memory', cards: Array(16).fill(null), found: [], moves: 0 },
  safe: { game: 'safe', guesses: [], open: [null, null, null] },
  lottery: { game: 'lottery', choice: '2' },
  'dragon-bonus': { game: 'dragon-bonus', spins: [[1, 7], [], [], []] },
};
const BEGIN: Readonly<Record<BonusGame, string>> = {
  fortuna: 'Use a try',
  chest: 'Chest 2',
  memory: 'Use a try',
  safe: 'Use a try',
  lottery: 'Ticket 2',
  'dragon-bonus': 'Use a try',
};
const CHOICES: Partial<Record<BonusGame, string>> = {
  chest: '2',
  lottery: '2',
  memory: 'one-minute',
};

interface Player {
  readonly tries?: number;
  readonly points?: number;
  readonly isFreeOff?: boolean;
  readonly isFrozen?: boolean;
  readonly isRefused?: boolean;
  /** 40 points by default. */
  readonly prize?: Prize;
}

/** The page of a game, to a player with a service of the test's. */
async function openPlayer(name: BonusGame, player: Player = {}) {
  const { tries = 1, points = 30, isFreeOff = false } = player;
  const wishes: { name: string; tryId: string; choice?: string | undefined }[] = [];
  const moves: string[] = [];
  const bought: unknown[] = [];
  const own: OwnBonusGames = {
    points,
    isFreeOff,
    games: BONUS_GAMES.map((game) => ({
      name: game,
      freeTries: tries,
      extraTries: 0,
      nextFreeAt: isFreeOff ? null : Date.UTC(2026, 0, 2),
      open: null,
    })),
    prizes: [],
  };
  const tryOf = (tryId: string, moveCount: number): BonusTry => ({
    tryId,
    game: name,
    choice: CHOICES[name] ?? null,
    view: VIEWS[name],
    moveCount,
    endsAt: null,
    prize:
      moveCount === 0 && (name === 'memory' || name === 'safe')
        ? null
        : (player.prize ?? { kind: 'points', amount: 40 }),
    proof: {
      refId: '1',
      label: `bonus-${name}`,
      commitment: 'c',
      clientSeed: 's',
      nonce: 0,
      day: '2026-01-01',
      tableHash: 'h',
    },
  });
  const page = await openGames(`/bonus-games/${name}`);
  const { bus } = page.test;
  const service = bus.join('bonus-games');
  service.publish(bonusGamesState, null);
  service.handle(bonusGamesLoad, () => {
    service.publish(bonusGamesState, own);
    return {};
  });
  service.handle(bonusGamesTry, (wish) => {
    wishes.push(wish);
    if (player.isRefused === true) throw new Refusal('excluded');
    return tryOf(wish.tryId, 0);
  });
  service.handle(bonusGamesMove, ({ tryId, move, at }) => {
    moves.push(move);
    return tryOf(tryId, at + 1);
  });
  bus.join('purchase').handle(purchasePropose, (wish) => {
    bought.push(wish);
    throw new Refusal('closed');
  });
  await page.run(() =>
    bus.join('account').publish(accountState, {
      ...NO_ACCOUNTS,
      isAccountFrozen: player.isFrozen === true,
    }),
  );
  await page.sessionIs('player');
  return { ...page, wishes, moves, bought };
}

const nothingToPress = (): void => {
  for (const name of [/^Use a try/, /^Chest \d/, /^Buy a try/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
};

describe('the pages of bonus games', () => {
  it.each(LANGUAGES)('GAM-01 are rendered by the server in %s', async (language) => {
    for (const game of BONUS_GAMES) {
      const { status, title, body, head } = await server.render({
        ...areaRequest(`/bonus-games/${game}`, language),
        fetch: async (to) =>
          to.startsWith('/web-api/bonus-games')
            ? Response.json(BONUS)
            : Response.json({ error: { code: 'not-found' } }, { status: 404 }),
      });
      expect([game, status]).toEqual([game, 200]);
      expect(`${title} ${body} ${head}`, game).not.toMatch(/\bbonus\.[a-z]/);
    }
  });

  it.each(BONUS_GAMES)('RTE-26 GAM-01 %s has its rules, and prizes with chances', async (game) => {
    const { close } = await openPlayer(game);
    const rules = within(screen.getByRole('region', { name: 'Rules' }));
    expect(rules.getByText(/one free try a day/)).toBeVisible();
    const prizes = within(screen.getByRole('region', { name: 'Prizes and chances' }));
    const [table] = prizes.getAllByRole('table');
    expect(table).toHaveTextContent(/40 points/);
    expect(table).toHaveTextContent(game === 'dragon-bonus' ? /\d%/ : /25%/);
    expect(prizes.queryByText('Tickets left today: 400') !== null).toBe(game === 'lottery');
    expect(screen.getByText(/^The next free try: /)).toBeVisible();
    close();
  });

  it.each(BONUS_GAMES)('GAM-01 %s begins a try by one press, and says the result', async (game) => {
    const { press, type, wishes, moves, close } = await openPlayer(game);
    expect(wishes).toEqual([]);
    await press(BEGIN[game]);
    expect(wishes).toMatchObject([{ name: game }]);
    expect(wishes[0]?.choice).toBe(CHOICES[game]);
    if (game === 'memory') await press('Card 5, face down');
    if (game === 'safe') {
      await type('Code of three digits', '407');
      await press('Guess');
    }
    const made = { memory: ['turn-4'], safe: ['guess-407'] };
    expect(moves).toEqual(game === 'memory' || game === 'safe' ? made[game] : []);
    expect(screen.getByText('Result: 40 points')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'To your free spins' })).toBeNull();
    close();
  });

  it('BNS-02 of which free spins came leads to them', async () => {
    const prize = { kind: 'free-spins', amount: 5 } as const;
    const { press, close } = await openPlayer('fortuna', { prize });
    await press(BEGIN.fortuna);
    expect(screen.getByText('Result: 5 free spins')).toBeVisible();
    const link = screen.getByRole('link', { name: 'To your free spins' });
    expect(link).toHaveAttribute('href', '/en/office/rewards');
    close();
  });

  it('GAM-01 show a guest the rules, a demo, and the way to sign in', async () => {
    const { press, sessionIs, opened, close } = await openGames('/bonus-games/chest');
    await sessionIs('guest');
    expect(screen.getByRole('region', { name: 'Rules' })).toBeVisible();
    await press('Chest 3');
    expect(await screen.findByText(/^Demo result: .+ Nothing is credited\.$/)).toBeVisible();
    await press('Sign in');
    expect(opened).toEqual([{ name: 'sign-in' }]);
    close();
  });

  it('GAM-01 have nothing to press for a player who is excluded', async () => {
    const frozen = await openPlayer('chest', { isFrozen: true });
    nothingToPress();
    expect(screen.getByRole('link', { name: 'Help and limits' })).toHaveAttribute(
      'href',
      '/en/office/responsible',
    );
    frozen.close();
    const refused = await openPlayer('fortuna', { isRefused: true });
    await refused.press('Use a try');
    nothingToPress();
    expect(screen.getByText('Bonus games are closed for you')).toBeVisible();
    refused.close();
  });

  it('GAM-01 say without tries when the next comes, and sell one for points', async () => {
    const { press, bought, close } = await openPlayer('fortuna', { tries: 0 });
    expect(screen.getByText('No tries are left.')).toBeVisible();
    expect(screen.getByText(/^The next free try: .*2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a try' })).toBeDisabled();
    await press('Buy a try for 20 points');
    expect(bought).toMatchObject([{ kind: 'try', ref: 'bonus-fortuna', lines: ['1'], amount: 20 }]);
    expect(screen.getByText('Nothing was bought.')).toBeVisible();
    close();
  });

  it('GAM-01 say how points come, and that no free tries do after a break', async () => {
    const { close } = await openPlayer('fortuna', { tries: 0, points: 3, isFreeOff: true });
    expect(screen.getByText(/^There are no free tries within 90 days/)).toBeVisible();
    expect(screen.getByText(/Points come from prizes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy a try/ })).toBeNull();
    close();
  });
});
