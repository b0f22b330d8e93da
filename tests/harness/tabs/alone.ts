import type { LimitsState, LimitType } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { playerHash } from '../../../src/services/shared/player/player-record';
import { tokenFor } from '../fakes/fake-operator';
import { createBrowser, openTab } from './tab';
import type { Browser, Tab } from './tab';

/** A page for one service that follows the player's limits; its neighbours are played by the test. */
export interface Alone extends Tab {
  /** The page is seen, focused or runs again. */
  readonly returns$: Subject<void>;
  /** The player whom the session publishes. */
  come(status: 'guest' | 'player' | 'unknown', userId?: string): Promise<void>;
  /** The limits contain this one, with so many seconds left; null: not at all. */
  limits(type: LimitType, value: number | null, secondsLeft?: number): Promise<void>;
}

export function openAlone(browser: Browser = createBrowser()): Alone {
  const tab = openTab(browser);
  const { test, tokens } = tab;
  const { qa, clock } = test;
  return {
    ...tab,
    returns$: new Subject<void>(),
    come: async (status, userId = '') => {
      if (status === 'player') tokens.begin(userId, tokenFor(userId, clock.now() + 86_400_000));
      qa.publish('session.state', { status, userId });
      await settle();
    },
    limits: async (limitType, value, secondsLeft) => {
      const limit: LimitsState['limits'][number] = {
        limitType,
        limitValue: value ?? 0,
        limitState: value === -1 ? 'INACTIVE' : 'ACTIVE',
        startedAt: null,
        endsAt: null,
        limitBalance: secondsLeft ?? null,
        needApprove: false,
        selfExcludeReason: null,
        measure: limitType === 31 ? 'hours' : 'minutes',
        availableValues: [],
      };
      qa.publish('limits.state', {
        status: 'ready',
        limits: value === null ? [] : [limit],
        pending: [],
        available: [],
        selfExcludeReasons: [],
        sections: [],
        iso: 'EUR',
        scale: 2,
      });
      await settle();
    },
  };
}

/** The data of a player that a tab or visit stores. */
export const keptOf = (value: object, userId = 'ann-1'): string =>
  JSON.stringify({ owner: playerHash(userId), value });
