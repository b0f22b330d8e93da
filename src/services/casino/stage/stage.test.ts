import { defineManifest, dialogsOpen, navigationGo, NO_ACCOUNTS } from '@grandstand/bus-contracts';
import { GAME_FRAME_CONTRACTS, GAME_MANIFEST } from '@grandstand/bus-contracts/game-frame';
import {
  gameAsk,
  gameBalance,
  gameExit,
  gameFailed,
  gameReady,
  gameRest,
  gameRound,
  gameSetup,
} from '@grandstand/bus-contracts/game-frame';
import { stageClose, stageOpen, stageState } from '@grandstand/bus-contracts/player';
import { stageFrame, stageOther } from '@grandstand/bus-contracts/shell';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createStage } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const LAUNCH = 'POST /web-api/third-party/launch';
const SUMS = 'GET /web-api/third-party/sessions/s-1';
const ACCOUNT = {
  id: 7,
  iso: 'EUR',
  symbol: '€',
  currencyId: 2,
  money: 5000,
  scale: 2,
  type: 0,
  label: '',
  points: 0,
  isActive: true,
  isPointsTypeBalance: false,
};
const ACCOUNTS = {
  ...NO_ACCOUNTS,
  accounts: [ACCOUNT],
  all_accounts: [ACCOUNT],
  activeAccount: ACCOUNT,
  mainAccount: ACCOUNT,
};
const PAGE = {
  language: 'en',
  route: 'casino-game',
  path: '/casino/game/1/dice',
  area: 'casino',
  params: {},
  hasStage: true,
};
const LAUNCHED = {
  sessionId: 's-1',
  url: 'https://games.test/play?code=1',
  title: 'Dice',
  hasOpenRound: false,
};
const REAL = { gameId: 1, mode: 'real' } as const;
const DEMO = { gameId: 2, mode: 'demo' } as const;

function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens, page } = tab;
  operator.on(LAUNCH, () => LAUNCHED);
  operator.on(SUMS, () => ({ staked: 3, won: 1, iso: 'EUR', scale: 2 }));
  const device$ = new BehaviorSubject({ isDark: true, isMotionReduced: false });
  const logged: unknown[] = [];
  const log = (...entry: unknown[]): void => void logged.push(entry);
  createStage({ bus: test.bus.join('stage'), clock: test.clock, api: tab.api, page, device$, log });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 36_000_000));
  const publish = test.qa.publish;
  publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  publish('navigation.state', PAGE);
  publish('settings.state', { language: 'en', timeZone: 'UTC', is12h: 0, coefViewId: 0 });
  if (userId) publish('account.state', ACCOUNTS);
  const area = test.bus.admit(
    defineManifest({
      name: 'casino',
      subscribes: [stageState],
      publishes: [],
      sends: [stageOpen, stageClose],
    }),
  );
  test.bus.carry(GAME_FRAME_CONTRACTS);
  const game = test.bus.admit(GAME_MANIFEST);
  const phase = (): string | undefined => area.peek(stageState)?.phase;
  const frame = () => test.bus.join('reader').peek(stageFrame);
  /** The game that is open is there, and begins a round. */
  const play = (): void => {
    game.publish(gameReady, {});
    game.publish(gameRound, { phase: 'begun', roundId: 'r-1' });
  };
  const endRound = (): void => game.publish(gameRound, { phase: 'ended', roundId: 'r-1' });
  return { ...tab, publish, area, game, phase, frame, play, endRound, logged, device$ };
}

describe('the stage', () => {
  it('CAS-01 opens a game for the active account, and shows its frame', async () => {
    const { area, operator, phase, frame, game } = start();
    expect(phase()).toBe('empty');
    await area.send(stageOpen, REAL);
    expect(operator.sent.map(({ call, body }) => [call, body])[0]).toEqual([
      LAUNCH,
      JSON.stringify({ gameId: 1, accountId: 7, mode: 'real' }),
    ]);
    expect(phase()).toBe('loading');
    expect(frame()).toMatchObject({ url: LAUNCHED.url, title: 'Dice', mode: 'real' });
    game.publish(gameReady, {});
    expect(phase()).toBe('playing');
  });

  it('P115 no area and no game is told the address of a game', async () => {
    const { test, area } = start();
    await area.send(stageOpen, REAL);
    const told = test.messages.filter(({ payload }) =>
      JSON.stringify(payload ?? null).includes('code=1'),
    );
    expect(new Set(told.map(({ name }) => name))).toEqual(new Set(['stage.frame']));
    expect(stageFrame).toMatchObject({ audience: 'shell', secret: ['value.url'] });
  });

  it('plays with the main account where bonus money is active', async () => {
    const { area, operator, publish, game } = start();
    const bonus = { ...ACCOUNT, id: 8, type: 4, money: 900 };
    const main = { ...ACCOUNT, isActive: false };
    publish('account.state', {
      ...ACCOUNTS,
      accounts: [main],
      bonuses: [bonus],
      activeAccount: bonus,
      mainAccount: main,
    });
    await area.send(stageOpen, REAL);
    expect(operator.sent[0]?.body).toBe(JSON.stringify({ gameId: 1, accountId: 7, mode: 'real' }));
    expect(game.peek(gameBalance)).toMatchObject({ money: 5000 });
  });

  it('refuses real play for a guest, who may open a demo without an account', async () => {
    const { area, operator, frame } = start('');
    await expect(area.send(stageOpen, REAL)).rejects.toMatchObject({ code: 'guest' });
    expect(operator.sent).toEqual([]);
    await area.send(stageOpen, DEMO);
    expect(operator.sent.map(({ body }) => body)).toEqual([JSON.stringify(DEMO)]);
    expect(frame()).toMatchObject({ mode: 'demo', sums: null });
  });

  it('tells an area why the operator opens no game', async () => {
    const { area, operator, phase } = start();
    operator.on(LAUNCH, () => refuse(422, 'product-blocked'));
    await expect(area.send(stageOpen, REAL)).rejects.toMatchObject({ code: 'product-blocked' });
    expect(phase()).toBe('empty');
    const other = { code: 'other-game-open', message: 'In words.', details: { title: 7 } };
    operator.on(LAUNCH, () => Response.json({ error: other }, { status: 409 }));
    await expect(area.send(stageOpen, REAL)).rejects.toMatchObject({ code: 'unavailable' });
    expect(phase()).toBe('empty');
  });

  it('shows a game that reports a fault as failed, and keeps why', async () => {
    const { area, phase, game, logged } = start();
    await area.send(stageOpen, REAL);
    game.publish(gameFailed, { code: 'no-webgl' });
    expect(phase()).toBe('failed');
    expect(logged).toEqual([['warn', 'A game failed.', { code: 'no-webgl' }]]);
  });

  it('opens a demo without naming an account, and loads no sums of it', async () => {
    const { test, area, operator } = start();
    await area.send(stageOpen, DEMO);
    await test.clock.advance(100);
    expect(operator.sent.map(({ call, body }) => [call, body])).toEqual([
      [LAUNCH, JSON.stringify({ gameId: 2, mode: 'demo' })],
    ]);
  });

  it('counts a game that is not ready after 15 s as failed, and opens it again', async () => {
    const { test, area, phase, game, operator } = start();
    await area.send(stageOpen, REAL);
    await test.clock.advance(14_999);
    expect(phase()).toBe('loading');
    await test.clock.advance(1);
    expect(phase()).toBe('failed');
    operator.on(LAUNCH, () => refuse(503, 'down'));
    await expect(test.qa.send('stage.reopen', {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(phase()).toBe('failed');
    operator.on(LAUNCH, () => LAUNCHED);
    await test.qa.send('stage.reopen', {});
    expect(operator.sent.filter(({ call }) => call === LAUNCH)).toHaveLength(3);
    game.publish(gameReady, {});
    await test.clock.advance(20_000);
    expect(phase()).toBe('playing');
  });

  it('plays a round to its end before it closes, or opens another game', async () => {
    const { test, area, game, phase, play, endRound, operator } = start();
    await area.send(stageOpen, REAL);
    play();
    expect(phase()).toBe('round');
    const opened = area.send(stageOpen, DEMO);
    await test.clock.advance(1000);
    expect(game.peek(gameRest)).toEqual({ reason: 'closing' });
    expect(operator.sent.filter(({ call }) => call === LAUNCH)).toHaveLength(1);
    endRound();
    await opened;
    expect(area.peek(stageState)).toEqual({ phase: 'loading', gameId: 2, mode: 'demo' });
    play();
    const closed = area.send(stageClose, {});
    await test.clock.advance(0);
    expect(phase()).toBe('round');
    endRound();
    await closed;
    expect(phase()).toBe('empty');
  });

  it('closes a game whose round does not end within 8 s', async () => {
    const { test, area, phase, play } = start();
    await area.send(stageOpen, REAL);
    play();
    const closed = area.send(stageClose, {});
    await test.clock.advance(8000);
    await closed;
    expect(phase()).toBe('empty');
  });

  it('ends the game with its page and with its player; a demo goes on when a guest signs in', async () => {
    const { area, publish, phase, play } = start();
    await area.send(stageOpen, REAL);
    play();
    publish('navigation.state', { ...PAGE, path: '/casino/game/2/mines' });
    expect(phase()).toBe('empty');
    await area.send(stageOpen, REAL);
    publish('session.state', { status: 'guest', userId: '' });
    expect(phase()).toBe('empty');
    await area.send(stageOpen, DEMO);
    publish('session.state', { status: 'player', userId: 'ann-1' });
    expect(phase()).toBe('loading');
  });

  it.each([
    [
      'realityCheck.state',
      { asked: { everyMinutes: 30, playedMs: 1, sums: null, isLoading: false } },
      'reality-check',
    ],
    ['sessionLimit.state', { endsAt: 1, hasEnded: true }, 'session-limit'],
    ['session.state', { status: 'unknown', userId: 'ann-1' }, 'signed-out'],
    ['dialogs.state', { open: 'settings' }, 'dialog'],
  ] as const)('P114 no round begins while %s asks for it', async (contract, value, reason) => {
    const { area, publish, phase, game } = start();
    await area.send(stageOpen, REAL);
    game.publish(gameReady, {});
    expect(game.peek(gameRest)).toEqual({ reason: null });
    publish(contract, value);
    expect(game.peek(gameRest)).toEqual({ reason });
    expect(phase()).toBe('resting');
  });

  it('shows what the operator says was staked and won, again with each change of the player', async () => {
    const { test, area, operator, publish, frame, logged } = start();
    await area.send(stageOpen, REAL);
    await test.clock.advance(100);
    expect(frame()?.sums).toMatchObject({ staked: 300, won: 100, iso: 'EUR', scale: 2 });
    operator.on(SUMS, () => ({ staked: 5, won: 1, iso: 'EUR', scale: 2 }));
    publish('feed.player', { betIds: [] });
    await test.clock.advance(100);
    expect(frame()?.sums).toMatchObject({ staked: 500 });
    operator.on(SUMS, () => refuse(422, 'something-else'));
    publish('feed.player', { betIds: [] });
    await test.clock.advance(100);
    expect(frame()?.sums).toMatchObject({ staked: 500 });
    expect(logged).toMatchObject([['warn', 'The sums of a game could not be loaded.', {}]]);
    operator.on(SUMS, () => ({ staked: 7, won: 1, iso: 'EUR', scale: 2 }));
    publish('feed.player', { betIds: [] });
    await test.clock.advance(100);
    expect(frame()?.sums).toMatchObject({ staked: 700 });
  });

  it('what a frame says moves no money: its rounds ask the operator for nothing', async () => {
    const { test, area, operator, game, play, endRound } = start();
    await area.send(stageOpen, REAL);
    await test.clock.advance(0);
    const before = operator.sent.length;
    play();
    endRound();
    await test.clock.advance(0);
    expect(operator.sent.length).toBe(before);
    expect(game.peek(gameBalance)).toEqual({ money: 5000, iso: 'EUR', scale: 2 });
  });

  it('tells a game language, theme and motion, and that sound is off until it is turned on', async () => {
    const { test, area, game, device$, publish } = start();
    await area.send(stageOpen, DEMO);
    const setup = {
      language: 'en',
      theme: 'dark',
      isMotionReduced: false,
      isMuted: true,
      mode: 'demo',
    };
    expect(game.peek(gameSetup)).toEqual(setup);
    expect(game.peek(gameBalance)).toBeNull();
    device$.next({ isDark: false, isMotionReduced: true });
    await test.qa.send('stage.mute', { isMuted: false });
    const changed = { ...setup, theme: 'light', isMotionReduced: true, isMuted: false };
    expect(game.peek(gameSetup)).toEqual(changed);
    const dark = { language: 'en', timeZone: 'UTC', is12h: 0, coefViewId: 0, appTheme: 1 };
    publish('settings.state', dark);
    expect(game.peek(gameSetup)).toMatchObject({ theme: 'dark' });
    device$.next({ isDark: true, isMotionReduced: true });
    publish('settings.state', { ...dark, appTheme: 0 });
    expect(game.peek(gameSetup)).toMatchObject({ theme: 'light' });
  });

  it('a game asks for the cashier and for the sign-in, and leaves', async () => {
    const { test, area, game, phase } = start();
    const asked: unknown[] = [];
    test.bus.join('navigation').handle(navigationGo, (request) => {
      asked.push(request);
      return {};
    });
    await area.send(stageOpen, REAL);
    await game.send(gameAsk, { what: 'cashier' });
    expect(asked).toEqual([{ path: '/office/recharge' }]);
    await expect(game.send(gameAsk, { what: 'sign-in' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    test.bus.join('dialogs').handle(dialogsOpen, (request) => {
      asked.push(request);
      return {};
    });
    await game.send(gameAsk, { what: 'sign-in' });
    expect(asked.at(-1)).toEqual({ name: 'sign-in' });
    game.publish(gameExit, {});
    expect(phase()).toBe('empty');
  });

  it('closes a game that sends what no game may send', async () => {
    const { test, area, phase, frame, logged } = start();
    await area.send(stageOpen, REAL);
    await test.qa.send('stage.fault', { key: (frame()?.key ?? 0) - 1, fault: 'flooded' });
    expect(phase()).toBe('loading');
    await test.qa.send('stage.fault', { key: frame()?.key, fault: 'flooded' });
    expect(phase()).toBe('failed');
    const line = ['warn', 'A game sent what no game may send.', { fault: 'flooded' }];
    expect(logged).toEqual([line, line]);
  });
});

describe('another game that is open for money', () => {
  const error = { code: 'other-game-open', message: 'In words.', details: { title: 'Mines' } };
  const refused = () => Response.json({ error }, { status: 409 });

  it('CAS-01 is named, until the player ends it or keeps it', async () => {
    const { area, operator, phase, frame, test } = start();
    const other = () => test.bus.join('reader').peek(stageOther);
    operator.on(LAUNCH, refused);
    await area.send(stageOpen, REAL);
    expect([phase(), frame(), other()]).toEqual(['empty', null, { title: 'Mines' }]);
    await area.send(stageClose, {});
    expect([phase(), other()]).toEqual(['empty', null]);
    await area.send(stageOpen, REAL);
    operator.on(LAUNCH, () => LAUNCHED);
    await test.qa.send('stage.reopen', {});
    expect([phase(), other()]).toEqual(['loading', null]);
    const last = operator.sent.findLast(({ call }) => call === LAUNCH);
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ gameId: 1, isTakingOver: true });
  });

  it('can still be ended or kept where the operator did not open the new one', async () => {
    const { area, operator, phase, test } = start();
    const other = () => test.bus.join('reader').peek(stageOther);
    operator.on(LAUNCH, refused);
    await area.send(stageOpen, REAL);
    operator.on(LAUNCH, () => refuse(503, 'down'));
    await expect(test.qa.send('stage.reopen', {})).rejects.toMatchObject({ code: 'unavailable' });
    expect([phase(), other()]).toEqual(['empty', { title: 'Mines' }]);
    operator.on(LAUNCH, () => refuse(403, 'excluded'));
    await expect(test.qa.send('stage.reopen', {})).rejects.toMatchObject({ code: 'excluded' });
    expect(other()).toEqual({ title: 'Mines' });
    operator.on(LAUNCH, () => LAUNCHED);
    await test.qa.send('stage.reopen', {});
    expect([phase(), other()]).toEqual(['loading', null]);
  });

  it('is not the one that this page has left for the new one', async () => {
    const { area, operator } = start();
    operator.on(LAUNCH, () => ({ ...LAUNCHED, sessionId: 's-31' }));
    await area.send(stageOpen, REAL);
    await area.send(stageOpen, { gameId: 3, mode: 'real' });
    const bodies = operator.sent.filter(({ call }) => call === LAUNCH).map(({ body }) => body);
    expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({ gameId: 3, replaces: 's-31' });
  });
});
