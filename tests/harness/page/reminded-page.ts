import {
  configGroups,
  dialogsOpen,
  NO_COUPON,
  navigationGo,
  type CouponBet,
  type Notice,
} from '@grandstand/bus-contracts';
import { noticesClose, noticesState } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { createNotices } from '../../../src/services/page/notices';
import { createReminderClock, type ReminderClock } from '../../../src/services/time/reminder-clock';
import type { Words } from '../../../src/services/ports/words';
import { market } from '../coupon/coupon-bench';
import { tokenFor } from '../fakes/fake-operator';
import { createMemoryStore } from '../fakes/memory-ports';
import { openTab, type Browser, type Tab } from '../tabs/tab';
import type { KeyValueStore } from '../../../src/services/ports';

/** A page with its notices and nothing that reminds anybody yet. */
export interface RemindedPage extends Tab {
  readonly reminderClock: ReminderClock;
  readonly tabStore: KeyValueStore;
  readonly words: Words;
  /** The requested dialogs and paths. */
  readonly opened: readonly string[];
  readonly paths: readonly string[];
  /** The operator's config groups. */
  groups: Record<string, Record<string, unknown>>;
  /** The same, answered when the test releases it. */
  groupsLater: Promise<Record<string, Record<string, unknown>>> | undefined;
  /** Disposes of the handle of a service that the reminder depends on. */
  readonly leave: (name: 'config' | 'dialogs' | 'navigation' | 'notices') => void;
  readonly shown: () => Notice | null;
  readonly waiting: () => number;
  readonly press: (how: 'closed' | 'acted') => Promise<void>;
  readonly publishState: (state: string, value: unknown) => Promise<void>;
  readonly signIn: (userId?: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly fill: (...bets: readonly CouponBet[]) => Promise<void>;
}

/** A bet as the coupon holds it. */
export function couponBet(gameId: number, more: Partial<CouponBet> & { isLive?: boolean } = {}) {
  const { isLive = false, ...rest } = more;
  const bet: CouponBet = {
    market: market(gameId, 1, 2, { isLive }),
    isConfirmed: true,
    blockId: 0,
    statusId: -2,
    score: null,
    isFinished: false,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    seenCoef: 2,
    seenAt: 0,
    ...rest,
  };
  return bet;
}

export function openRemindedPage(browser?: Browser, tabKept = new Map<string, string>()) {
  const tab = openTab(browser);
  const { test, page } = tab;
  const { qa, bus, clock } = test;
  const opened: string[] = [];
  const paths: string[] = [];
  const notices = bus.join('notices');
  createNotices({ bus: notices, clock });
  const neighbours = {
    config: bus.join('config'),
    dialogs: bus.join('dialogs'),
    navigation: bus.join('navigation'),
    notices,
  };
  neighbours.dialogs.handle(dialogsOpen, ({ name }) => {
    opened.push(name);
    return {};
  });
  neighbours.navigation.handle(navigationGo, ({ path }) => {
    paths.push(path);
    return {};
  });
  const state = () => qa.peek(noticesState.name) as { shown: Notice | null; waiting: number };
  const publishState: RemindedPage['publishState'] = async (name, value) => {
    qa.publish(name, value);
    await settle();
  };
  const reminded: RemindedPage = {
    ...tab,
    reminderClock: createReminderClock(clock, page),
    tabStore: createMemoryStore(tabKept),
    words: async (key, values) => `${key}${values ? ` ${JSON.stringify(values)}` : ''}`,
    opened,
    paths,
    groups: {},
    groupsLater: undefined,
    leave: (name) => neighbours[name].dispose(),
    shown: () => state().shown,
    waiting: () => state().waiting,
    press: async (how) => {
      await qa.send(noticesClose.name, { id: state().shown?.id ?? '', how });
      await settle();
    },
    publishState,
    signIn: async (userId = 'ann-1') => {
      tab.tokens.begin(userId, tokenFor(userId, clock.now() + 3_600_000));
      await publishState('session.state', { status: 'player', userId });
    },
    signOut: async () => {
      tab.tokens.begin('');
      await publishState('session.state', { status: 'guest', userId: '' });
    },
    fill: async (...bets) => publishState('coupon.state', { ...NO_COUPON, bets }),
  };
  neighbours.config.handle(
    configGroups,
    async ({ groups }) =>
      reminded.groupsLater ??
      Object.fromEntries(groups.map((name) => [name, reminded.groups[name] ?? {}])),
  );
  return reminded;
}
