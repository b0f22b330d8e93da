import { sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createSecureData } from '.';
import { held, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const SECURE = 'GET /web-api/user/securedata';

function become(tab: Tab, userId: string, status = userId === '' ? 'guest' : 'player'): void {
  const token = tokenFor(userId, tab.test.clock.now() + 86_400_000);
  if (status !== 'unknown') tab.tokens.begin(userId, userId === '' ? undefined : token);
  tab.test.qa.publish(sessionState.name, { status, userId });
}

describe('the secure data', () => {
  function startData(tab: Tab): ShellHandle {
    const { test, api, cookies, log } = tab;
    const bus = test.bus.join('secure-data');
    createSecureData({ bus, clock: test.clock, api, cookies, log });
    return bus;
  }
  const EMPTY = 'The secure data is empty.';
  const NOT_HAD = 'The secure data could not be loaded.';
  const given = { ggru: 'g-1', session: 'abc', grant: 'secret' };

  it('SES-03 are stored in two cookies for 1800 s, and requested again after that', async () => {
    const tab = openTab();
    tab.operator.on(SECURE, () => given);
    startData(tab);
    become(tab, 'ann-1');
    await settle();
    const expires = tab.test.clock.now() + 1_800_000;
    expect(tab.cookies.kept.get('ggru')).toEqual({ value: 'g-1', expires });
    expect(tab.cookies.kept.get('_grant_abc')).toEqual({ value: 'secret', expires });

    await tab.test.clock.advance(1_799_999);
    expect(tab.operator.count(SECURE)).toBe(1);
    await tab.test.clock.advance(1);
    expect(tab.operator.count(SECURE)).toBe(2);
    expect(tab.cookies.kept.get('ggru')?.expires).toBe(expires + 1_800_000);
    expect(tab.logged).toEqual([]);
  });

  it.each([
    ['nothing in it', () => ({}), EMPTY],
    ['no ggru', () => ({ ...given, ggru: '' }), EMPTY],
    ['no session', () => ({ ...given, session: '' }), EMPTY],
    ['no grant', () => ({ ...given, grant: '' }), EMPTY],
    ['no body', () => new Response(''), NOT_HAD],
    ['a value that no cookie holds', () => ({ ...given, grant: 'a; path=/' }), NOT_HAD],
    ['a failure', () => refuse(500, 'broken'), NOT_HAD],
  ])(
    'SES-03 are not stored, with an error in the log, for an answer with %s',
    async (_, answer, message) => {
      const tab = openTab();
      tab.operator.on(SECURE, answer);
      startData(tab);
      become(tab, 'ann-1');
      await tab.test.clock.advance(10_000);
      expect(tab.cookies.names()).toEqual(['user_token']);
      expect(tab.logged).toMatchObject([{ level: 'error', message }]);
    },
  );

  it('SES-03 are not requested for a guest, nor while the player is unknown', async () => {
    const tab = openTab();
    tab.operator.on(SECURE, () => given);
    startData(tab);
    become(tab, '');
    await settle();
    expect(tab.operator.count(SECURE)).toBe(0);
    become(tab, 'ann-1');
    await settle();
    become(tab, '', 'unknown');
    become(tab, 'ann-1');
    await settle();
    expect(tab.operator.count(SECURE)).toBe(1);
  });

  it('P12 of a player who has left are dropped, without a timer', async () => {
    const tab = openTab();
    const late = held();
    tab.operator.on(SECURE, () => late.promise);
    const data = startData(tab);
    become(tab, 'ann-1');
    await settle();
    become(tab, '');
    late.give(given);
    await settle();
    expect(tab.cookies.names()).toEqual([]);
    expect(tab.logged).toEqual([]);
    expect(tab.test.clock.pending).toBe(0);
    become(tab, 'bob-2');
    data.dispose();
    await settle();
    expect(tab.test.clock.pending).toBe(0);
  });
});
