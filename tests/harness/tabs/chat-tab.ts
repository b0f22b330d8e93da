import { chatState } from '@grandstand/bus-contracts/shell';
import type { ChatThread } from '@grandstand/bus-contracts/shell';
import { Subject } from 'rxjs';
import { createChat } from '../../../src/services/support/chat';
import { createTabLocks } from '../../../src/services/ports/tab-locks';
import { tokenFor } from '../fakes/fake-operator';
import { createMemoryStore } from '../fakes/memory-ports';
import { createBrowser, openTab } from './tab';
import type { Browser } from './tab';

export const AT = '/chat-api/v1';
export const NO_CHAT: ChatThread = {
  version: 0,
  state: null,
  place: null,
  agent: null,
  messages: [],
};

/** A chat with messages of the visitor, by their ids. */
export function threadOf(
  version: number,
  clientIds: readonly string[],
  more: Partial<ChatThread> = {},
) {
  const messages = clientIds.map((clientId, index) => ({
    id: index + 1,
    from: 'visitor' as const,
    text: 'canary text',
    at: 1,
    link: null,
    isMasked: false,
    clientId,
  }));
  return { ...NO_CHAT, version, state: 'helper' as const, messages, ...more };
}

/** A tab with the service; the connections that it opened are in `streams`. */
export function startChat(
  browser: Browser = createBrowser(),
  tabStore = createMemoryStore(),
  userId = '',
) {
  const tab = openTab(browser);
  const { test: bench, operator, tokens } = tab;
  const streams: Subject<ChatThread>[] = [];
  const sinces: number[] = [];
  let ids = 0;
  createChat({
    bus: bench.bus.join('chat'),
    clock: bench.clock,
    api: tab.api,
    connect: (since) => {
      sinces.push(since);
      const stream = new Subject<ChatThread>();
      streams.push(stream);
      return stream;
    },
    locks: createTabLocks({
      locks: browser.locks.join(),
      store: tab.storage,
      clock: bench.clock,
      tab: 'one',
      held: new Set(),
    }),
    otherTabs: tab.otherTabs,
    page: tab.page,
    storage: tab.storage,
    tabStore,
    newClientId: () => `client-${(ids += 1)}`,
    log: tab.log,
  });
  tokens.begin(userId, userId && tokenFor(userId, bench.clock.now() + 3_600_000));
  const become = (id: string): void =>
    bench.qa.publish('session.state', { status: id === '' ? 'guest' : 'player', userId: id });
  become(userId);
  const sent = () => operator.sent.filter(({ call }) => call === `POST ${AT}/messages`);
  const state = () => bench.bus.join('test').peek(chatState);
  const loads = () => operator.sent.filter(({ call }) => call === `GET ${AT}/history`).length;
  const part = bench.bus.join('part');
  return { ...tab, bench, streams, sinces, tabStore, sent, loads, state, become, part };
}
