import { banState, navigationGuard } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createBan } from '.';
import { userConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';

/** The ban service, and its neighbours played by the test. */
function start() {
  const { test } = openTab();
  const { qa, bus } = test;
  let checks = 0;
  bus.join('navigation').handle(navigationGuard, () => {
    checks += 1;
    return {};
  });
  createBan({ bus: bus.join('ban') });
  const config = (level: number, version = 1): object => ({
    isInstalled: true,
    isLoaded: true,
    config: { ...userConfig, ban_level: level, ban_version: version },
  });
  return {
    checks: () => checks,
    ban: () => qa.peek(banState.name),
    come: (status: string, userId = '') => qa.publish('session.state', { status, userId }),
    sendConfig: (level: number, version?: number) =>
      qa.publish('userConfig.state', config(level, version)),
    forgetConfig: () =>
      qa.publish('userConfig.state', { isInstalled: false, isLoaded: false, config: null }),
    feed: (ban?: object) => qa.publish('feed.player', { betIds: [], ...(ban && { ban }) }),
  };
}

const BANNED = { isBanned: true, banLevel: 3, banVersion: 1 };
const NOT_BANNED = { isBanned: false, banLevel: 0, banVersion: 0 };

describe('a ban', () => {
  it('BAN-02 is published once and starts one check of the page, however many messages arrive', async () => {
    const { come, sendConfig, feed, checks, ban } = start();
    come('player', 'ann-1');
    sendConfig(3);
    sendConfig(3);
    feed({ level: 3, version: 1 });
    feed();
    await settle();
    expect(ban()).toEqual(BANNED);
    expect(checks()).toBe(1);
    // The version decides at which level withdrawals are allowed.
    sendConfig(3, 2);
    await settle();
    expect(ban()).toEqual({ ...BANNED, banVersion: 2 });
    expect(checks()).toBe(2);
  });

  it('P72 holds while the player is unknown', () => {
    const { come, sendConfig, ban } = start();
    come('player', 'ann-1');
    sendConfig(3);
    come('unknown');
    expect(ban()).toEqual(BANNED);
    come('player', 'ann-1');
    expect(ban()).toEqual(BANNED);
    come('guest');
    expect(ban()).toEqual(NOT_BANNED);
  });

  it('P12 does not apply to the next player', () => {
    const { come, sendConfig, ban } = start();
    come('player', 'ann-1');
    expect(ban()).toBeUndefined();
    sendConfig(3);
    come('player', 'bob-2');
    expect(ban()).toEqual(NOT_BANNED);
  });

  it('is not lifted when the config can’t be loaded', () => {
    const { come, sendConfig, forgetConfig, ban } = start();
    come('player', 'ann-1');
    sendConfig(3);
    forgetConfig();
    expect(ban()).toEqual(BANNED);
  });

  it('does not apply while the player is unknown, nor to a guest', () => {
    const { come, sendConfig, feed, ban } = start();
    sendConfig(3);
    feed({ level: 3, version: 1 });
    expect(ban()).toBeUndefined();
    come('guest');
    sendConfig(3);
    expect(ban()).toEqual(NOT_BANNED);
  });
});
