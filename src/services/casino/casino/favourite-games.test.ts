import { sessionState, type CommandError } from '@grandstand/bus-contracts';
import { casinoFavourites, casinoSetFavourite } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createCasino } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const GET = 'GET /web-api/third-party/favourites';
const POST = 'POST /web-api/third-party/favourites';
const HOUR = 3_600_000;

function start() {
  const tab = openTab();
  const { bus, clock } = tab.test;
  createCasino({ bus: bus.join('casino'), clock, api: tab.api, log: tab.log });
  const session = bus.join('session');
  const area = bus.join('listener');
  return {
    ...tab,
    shown: () => area.peek(casinoFavourites)?.games,
    status: () => area.peek(casinoFavourites)?.status,
    async signIn(userId: string): Promise<void> {
      tab.tokens.begin(userId, userId && tokenFor(userId, clock.now() + HOUR));
      session.publish(sessionState, { status: userId ? 'player' : 'guest', userId });
      await settle();
      await clock.advance(0);
    },
    set: (game: string, isOn: boolean) =>
      area.send(casinoSetFavourite, { game, isOn }).catch((error: CommandError) => error.code),
  };
}

describe('the favourite games of a player', () => {
  it('CAS-01 are loaded for a player, and there are none for a guest', async () => {
    const tab = start();
    tab.operator.on(GET, () => ({ favourites: ['dice'] }));
    await tab.signIn('');
    expect([tab.shown(), tab.operator.sent.length]).toEqual([[], 0]);
    await tab.signIn('ann-1');
    expect([tab.shown(), tab.status()]).toEqual([['dice'], 'ready']);
    await tab.signIn('');
    expect(tab.shown()).toEqual([]);
    tab.test.dispose();
  });

  it('are ready for a guest, and loading until the operator has sent those of a player', async () => {
    const tab = start();
    expect([tab.shown(), tab.status()]).toEqual([[], 'ready']);
    await tab.signIn('');
    expect(tab.status()).toBe('ready');
    const answer = held();
    tab.operator.on(GET, () => answer.promise);
    await tab.signIn('ann-1');
    expect([tab.shown(), tab.status()]).toEqual([[], 'loading']);
    answer.give({ favourites: ['dice'] });
    await settle();
    expect([tab.shown(), tab.status()]).toEqual([['dice'], 'ready']);
    tab.test.dispose();
  });

  it('CAS-01 change at once, and are the operator’s afterwards', async () => {
    const tab = start();
    tab.operator.on(GET, () => ({ favourites: ['dice'] }));
    await tab.signIn('ann-1');
    const answer = held();
    tab.operator.on(POST, () => answer.promise);
    const done = tab.set('mines', true);
    await settle();
    expect(tab.shown()).toEqual(['dice', 'mines']);
    answer.give({ favourites: ['dice', 'comet', 'mines'] });
    await expect(done).resolves.toEqual({});
    expect(tab.shown()).toEqual(['dice', 'comet', 'mines']);
    tab.test.dispose();
  });

  it('are as before where the operator refuses, with its reason', async () => {
    const tab = start();
    tab.operator.on(GET, () => ({ favourites: ['dice'] }));
    await tab.signIn('ann-1');
    tab.operator.on(POST, () => refuse(422, 'favourites-full'));
    await expect(tab.set('mines', true)).resolves.toBe('favourites-full');
    expect(tab.shown()).toEqual(['dice']);
    tab.operator.on(POST, () => refuse(404, 'unknown-game'));
    await expect(tab.set('nothing', true)).resolves.toBe('unknown-game');
    tab.test.dispose();
  });

  it('are refused to a guest before anything is sent', async () => {
    const tab = start();
    // The session is not known yet.
    await expect(tab.set('mines', true)).resolves.toBe('not-signed-in');
    await tab.signIn('');
    await expect(tab.set('mines', true)).resolves.toBe('not-signed-in');
    expect(tab.operator.sent).toEqual([]);
    tab.test.dispose();
  });

  it('P12 say nothing of a press whose player has left', async () => {
    const tab = start();
    tab.operator.on(GET, () => ({ favourites: [] }));
    await tab.signIn('ann-1');
    tab.operator.on(POST, () => held().promise);
    const done = tab.set('mines', true);
    await settle();
    await tab.signIn('bob-2');
    await expect(done).resolves.toBe('not-signed-in');
    expect([tab.shown(), tab.logged]).toEqual([[], []]);
    tab.test.dispose();
  });

  it('are published once for each change, and loaded once', async () => {
    const tab = start();
    tab.operator.on(GET, () => ({ favourites: ['dice'] }));
    await tab.signIn('ann-1');
    tab.operator.on(POST, () => ({ favourites: ['dice'] }));
    const published = () => tab.test.messages.filter(({ name }) => name === casinoFavourites.name);
    const before = published().length;
    await tab.set('dice', true);
    await tab.test.clock.advance(120_000);
    expect(published()).toHaveLength(before);
    expect(tab.operator.count(GET)).toBe(1);
    tab.test.dispose();
  });

  it('are loaded again after a failure, later each time', async () => {
    const tab = start();
    let isDown = true;
    tab.operator.on(GET, () => (isDown ? offline() : { favourites: ['dice'] }));
    await tab.signIn('ann-1');
    await tab.test.clock.advance(1500);
    expect(tab.status()).toBe('failed');
    const [line] = tab.logged;
    expect(line).toMatchObject({
      level: 'warn',
      message: 'The favourite games could not be loaded.',
    });
    isDown = false;
    await tab.test.clock.advance(10_000);
    expect([tab.shown(), tab.status()]).toEqual([['dice'], 'ready']);
    tab.test.dispose();
  });
});
