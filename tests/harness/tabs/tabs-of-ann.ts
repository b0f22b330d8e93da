import { createTestBus } from '@grandstand/bus-contracts/testing';
import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import { Observable } from 'rxjs';
import { betsCall } from '../../../src/api/endpoints/betting/bets';
import * as calls from '../../../src/api/endpoints/sign-in/session-changes';
import { createSession } from '../../../src/services/sign-in/session';
import type { OtherTabs } from '../../../src/services/ports';
import { createFakeOperator, refuse, tokenFor } from '../fakes/fake-operator';
import type { FakeOperator } from '../fakes/fake-operator';
import { createBrowser, openTab } from './tab';
import type { Browser, Tab } from './tab';

/** An operator of one player, with session and tokens as the calls have left them. */
export interface OperatorOfAnn {
  readonly operator: FakeOperator;
  isSignedIn: boolean;
  /** No token that was given holds any longer. */
  expire(): void;
}

export interface OperatorOptions {
  readonly clock: VirtualClock;
  /** How long the next call is under way to the operator, or back. */
  readonly delay: () => number;
  /** The same of requests for a token, where it differs. */
  readonly tokenDelay?: () => number;
  /** Whether a request for a token is answered with 401 when another was answered since it was sent. */
  readonly isStrict: boolean;
}

export function createOperatorOfAnn(options: OperatorOptions): OperatorOfAnn {
  const { clock, delay, tokenDelay = delay, isStrict } = options;
  const operator = createFakeOperator();
  const pass = (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.after(ms, resolve));
  let given = 0;
  let current = '';

  const state: OperatorOfAnn = {
    operator,
    isSignedIn: true,
    expire: () => {
      current = '';
    },
  };
  const give = (): string => {
    given += 1;
    current = tokenFor('ann-1', clock.now() + 600_000, String(given));
    return current;
  };
  /** Answers from the state at the arrival of the call; the answer takes its time, too. */
  const on = (call: string, answer: (auth: string | null, sentAfter: number) => unknown): void =>
    operator.on(call, async ({ headers }) => {
      const sentAfter = given;
      const way = call.includes('/gettoken') ? tokenDelay : delay;
      await pass(way());
      const made = answer(headers.get('X-Auth'), sentAfter);
      await pass(way());
      return made;
    });

  on('GET /web-api/user/check', () => ({ userId: state.isSignedIn ? 'ann-1' : '' }));
  on('GET /web-api/user/gettoken', (_, sentAfter) => {
    const isLate = isStrict && given !== sentAfter;
    return state.isSignedIn && !isLate ? { token: give() } : refuse(401, 'unauthorized');
  });
  on('GET /web-api/bets', (auth) =>
    state.isSignedIn && current !== '' && auth === `Bearer ${current}`
      ? { bets: [], hasMore: false }
      : refuse(401, 'unauthorized'),
  );
  on('POST /web-api/user/login', () => {
    state.isSignedIn = true;
    return { userId: 'ann-1', token: give() };
  });
  on('POST /web-api/user/disconnect', () => {
    state.isSignedIn = false;
    return {};
  });
  return state;
}

/** One of the tabs of a player, with the session's service. */
export interface TabOfAnn {
  readonly tab: Tab;
  readonly status: () => string;
  readonly callBets: () => Promise<unknown>;
  /** How often the player was published as gone. */
  readonly signOuts: () => number;
  /** From now on the operator's answers to its requests for a token do not come. */
  hang(): void;
  /** Closes it: it does and receives nothing more, and the browser releases its locks. */
  die(): void;
}

export function openTabsOfAnn(
  browser: Browser,
  count: number,
  clock: VirtualClock,
  hearing: () => number = () => 0,
): TabOfAnn[] {
  return Array.from({ length: count }, () => openTabOfAnn(browser, clock, hearing));
}

function openTabOfAnn(browser: Browser, clock: VirtualClock, hearing: () => number): TabOfAnn {
  let isDead = false;
  let isHanging = false;
  const never = new Promise<Response>(() => {});
  const fetchHere: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    const isToken = url.toString().includes('/gettoken');
    if (isDead) return never;
    if (isToken && isHanging) return never;
    const answer = await browser.operator.fetch(input, init);
    return isDead || (isToken && isHanging) ? never : answer;
  };
  const tab = openTab(
    { ...browser, operator: { ...browser.operator, fetch: fetchHere } },
    createTestBus({ clock }),
  );
  const { test } = tab;
  const session = test.bus.join('session');
  createSession({
    ...tab,
    bus: session,
    clock,
    otherTabs: late(tab.otherTabs, clock, hearing, () => isDead),
    isLikelyPlayer: true,
    inTurn: (task) => tab.inTurn('session', 3000, task),
    loadCalls: () => Promise.resolve(calls),
  });
  return {
    tab,
    status: () => (test.qa.peek('session.state') as { status: string }).status,
    callBets: () => tab.api.call(betsCall, {}),
    signOuts: () => test.messages.filter(({ name }) => name === 'session.signedOut').length,
    hang: () => {
      isHanging = true;
    },
    die: () => {
      isDead = true;
      session.dispose();
      tab.dropLocks();
    },
  };
}

/** Messages between tabs take their time. */
function late(
  tabs: OtherTabs,
  clock: VirtualClock,
  hearing: () => number,
  isDeaf: () => boolean,
): OtherTabs {
  return {
    post: (message) => tabs.post(message),
    messages$: new Observable((subscriber) =>
      tabs.messages$.subscribe((message) => {
        clock.after(hearing(), () => {
          if (!isDeaf()) subscriber.next(message);
        });
      }),
    ),
  };
}

/** A browser with tabs of one player, found signed in. */
export async function startTabsOfAnn(
  count: number,
  options: OperatorOptions,
): Promise<{ world: OperatorOfAnn; browser: Browser; tabs: TabOfAnn[] }> {
  const world = createOperatorOfAnn(options);
  const browser = createBrowser(world.operator);
  const tabs = openTabsOfAnn(browser, count, options.clock, options.delay);
  await options.clock.advance(1000);
  return { world, browser, tabs };
}
