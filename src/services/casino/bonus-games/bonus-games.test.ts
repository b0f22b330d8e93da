import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import {
  bonusGamesLoad,
  bonusGamesMove,
  bonusGamesState,
  bonusGamesTry,
  type BonusTry,
  type OwnBonusGames,
} from '@grandstand/bus-contracts/player';
import { purchasePlaced } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createBonusGames } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const MINE = 'GET /web-api/bonus-games/mine';
const TRY = 'POST /web-api/bonus-games/fortuna/try';
const MOVE = 'POST /web-api/bonus-games/move';

const own = (points: number): OwnBonusGames => ({
  points,
  isFreeOff: false,
  games: [],
  prizes: [],
});
const TRIED: BonusTry = {
  tryId: 'try-number-1',
  game: 'fortuna',
  choice: null,
  view: { game: 'fortuna', sector: 2 },
  moveCount: 0,
  endsAt: null,
  prize: { kind: 'points', amount: 10 },
  proof: {
    refId: 'bonus:try-number-1',
    label: 'bonus-fortuna',
    commitment: 'c0'.repeat(32),
    clientSeed: 'lucky-7',
    nonce: 0,
    day: '2026-11-20',
    tableHash: 'd1'.repeat(32),
  },
};

async function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  let points = 5;
  operator.on(MINE, () => own(points));
  operator.on(TRY, () => ({ try: TRIED }));
  createBonusGames({ bus: test.bus.join('bonus-games'), api: tab.api, log: tab.log });
  const session = test.bus.join('session');
  const signIn = async (id: string): Promise<void> => {
    tokens.begin(id, id && tokenFor(id, test.clock.now() + 3_600_000));
    session.publish(sessionState, { status: id === '' ? 'guest' : 'player', userId: id });
    await settle();
  };
  await signIn(userId);
  const area = test.bus.admit(
    defineManifest({
      name: 'games',
      subscribes: [bonusGamesState],
      publishes: [],
      sends: [bonusGamesLoad, bonusGamesTry, bonusGamesMove],
    }),
  );
  return {
    ...tab,
    area,
    signIn,
    shown: () => area.peek(bonusGamesState)?.points,
    setPoints: (now: number) => {
      points = now;
    },
    count: () => operator.sent.filter(({ call }) => call === MINE).length,
  };
}

const WISH = { name: 'fortuna', tryId: 'try-number-1' } as const;

describe('the bonus games of a player', () => {
  it('GAM-01 are loaded for the page that shows them, and another player has none of them', async () => {
    const tab = await start();
    expect([tab.shown(), tab.count()]).toEqual([undefined, 0]);
    await tab.area.send(bonusGamesLoad, {});
    expect(tab.shown()).toBe(5);
    await tab.signIn('bob-2');
    expect(tab.shown()).toBeUndefined();
    tab.test.dispose();
  });

  it('GAM-01 are loaded once more where a purchase changes them during the first load', async () => {
    const tab = await start();
    const late = held();
    tab.operator.on(MINE, () => late.promise);
    const loading = tab.area.send(bonusGamesLoad, {});
    await settle();
    tab.operator.on(MINE, () => own(35));
    tab.test.bus.join('purchase').publish(purchasePlaced, { id: '80000001' });
    await loading;
    late.give(own(5));
    await settle();
    expect(tab.shown()).toBe(35);
    tab.test.dispose();
  });

  it('GAM-01 are loaded again after a try and after a purchase', async () => {
    const tab = await start();
    await tab.area.send(bonusGamesLoad, {});
    tab.setPoints(15);
    expect(await tab.area.send(bonusGamesTry, WISH)).toEqual(TRIED);
    await settle();
    expect(tab.shown()).toBe(15);
    tab.setPoints(35);
    tab.test.bus.join('purchase').publish(purchasePlaced, { id: '80000001' });
    await settle();
    expect(tab.shown()).toBe(35);
    tab.test.dispose();
  });

  it('a move loads them again only where it ends the try', async () => {
    const tab = await start();
    await tab.area.send(bonusGamesLoad, {});
    tab.operator.on(MOVE, () => ({ try: { ...TRIED, prize: null } }));
    const move = { tryId: TRIED.tryId, move: 'turn-4', at: 0 };
    expect(await tab.area.send(bonusGamesMove, move)).toMatchObject({ prize: null });
    expect(tab.count()).toBe(1);
    tab.setPoints(15);
    tab.operator.on(MOVE, () => ({ try: TRIED }));
    await tab.area.send(bonusGamesMove, move);
    await settle();
    expect(tab.shown()).toBe(15);
    tab.test.dispose();
  });

  it.each([
    ['bad-move', 'bad-move'],
    ['banned', 'excluded'],
    ['something-else', 'unavailable'],
  ])('GAM-01 a move that the operator refuses with %s is refused: %s', async (code, refusal) => {
    const tab = await start();
    tab.operator.on(MOVE, () => refuse(422, code));
    const move = { tryId: TRIED.tryId, move: 'turn-4', at: 0 };
    await expect(tab.area.send(bonusGamesMove, move)).rejects.toMatchObject({ code: refusal });
    tab.test.dispose();
  });

  it('what was shown stays where it can’t be loaded again', async () => {
    const tab = await start();
    await tab.area.send(bonusGamesLoad, {});
    tab.operator.on(MINE, () => refuse(500, 'internal'));
    await tab.area.send(bonusGamesTry, WISH);
    await settle();
    expect(tab.shown()).toBe(5);
    expect(tab.logged).toMatchObject([{ message: 'The bonus games could not be loaded again.' }]);
    tab.operator.on(MINE, () => own(7));
    await tab.area.send(bonusGamesTry, WISH);
    await settle();
    expect(tab.shown()).toBe(7);
    tab.test.dispose();
  });

  it('a guest has none, and makes no call', async () => {
    const tab = await start('');
    for (const sent of [tab.area.send(bonusGamesLoad, {}), tab.area.send(bonusGamesTry, WISH)]) {
      await expect(sent).rejects.toMatchObject({ code: 'not-signed-in' });
    }
    expect(tab.operator.sent).toEqual([]);
    tab.test.dispose();
  });

  it.each([
    ['no-tries', 422, 'no-tries'],
    ['try-open', 409, 'try-open'],
    ['book-empty', 422, 'book-empty'],
    ['banned', 422, 'excluded'],
    ['self-excluded', 401, 'excluded'],
    ['account-closed', 422, 'excluded'],
    ['account-frozen', 422, 'excluded'],
    ['hold-check', 422, 'excluded'],
    ['hold-people', 422, 'excluded'],
    ['hold-same', 422, 'excluded'],
    ['product-blocked', 422, 'excluded'],
    ['session-limit-reached', 422, 'excluded'],
  ] as const)(
    'GAM-01 a try that the operator refuses with %s %i is refused: %s',
    async (code, status, refusal) => {
      const tab = await start();
      tab.operator.on(TRY, () => refuse(status, code, 'Why not.'));
      await expect(tab.area.send(bonusGamesTry, WISH)).rejects.toMatchObject({
        code: refusal,
        text: 'Why not.',
      });
      tab.test.dispose();
    },
  );

  it('without an answer they are unavailable', async () => {
    const tab = await start();
    tab.operator.on(MINE, offline);
    const failed = tab.area.send(bonusGamesLoad, {}).catch((error: unknown) => error);
    await tab.test.clock.advance(60_000);
    expect(await failed).toMatchObject({ code: 'unavailable' });
    tab.test.dispose();
  });
});
