import { chatHistory, chatShow } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createChatConnect } from './connect';
import { createFakeEventSource } from '../../../../tests/harness/fakes/fake-event-source';
import { refuse } from '../../../../tests/harness/fakes/fake-operator';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { AT, NO_CHAT, startChat as start, threadOf } from '../../../../tests/harness/tabs/chat-tab';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

describe('the connection of the chat', () => {
  /** A tab of a visitor who has a chat that is going on. */
  async function following(browser = createBrowser()) {
    browser.kept.set('chat', '1');
    browser.operator.on(`GET ${AT}/history`, () => threadOf(3, ['client-1']));
    const tab = start(browser);
    await tab.bench.clock.advance(0);
    return tab;
  }

  test('is not opened, and nothing is loaded, before the panel is opened', async () => {
    const { bench, operator, loads, streams, part, state, storage } = start();
    operator.on(`GET ${AT}/history`, () => NO_CHAT);
    await bench.clock.advance(60_000);
    expect([loads(), streams.length]).toEqual([0, 0]);
    await part.send(chatShow, { isOpen: true });
    await settle();
    expect(loads()).toBe(1);
    expect(state()).toMatchObject({ isOpen: true, thread: NO_CHAT });
    await part.send(chatShow, { isOpen: false });
    await part.send(chatShow, { isOpen: true });
    await bench.clock.advance(60_000);
    // There is no chat that goes on.
    expect([loads(), streams.length, storage.get('chat')]).toEqual([1, 0, null]);
  });

  test('goes on where the chat was loaded, says so to other pages, and ends with the chat', async () => {
    const tab = await following();
    expect([tab.loads(), tab.sinces]).toEqual([1, [3]]);
    const [stream] = tab.streams;
    stream?.next(threadOf(4, ['client-1', 'client-2']));
    expect(tab.state()).toMatchObject({ isLost: false, thread: { version: 4 } });
    expect(tab.storage.get('chat')).toBe('1');
    stream?.next(threadOf(5, [], { state: 'closed' }));
    await settle();
    expect([stream?.observed, tab.storage.get('chat')]).toEqual([false, null]);
    await tab.bench.clock.advance(60_000);
    expect(tab.streams).toHaveLength(1);
  });

  test('that breaks is said to be lost, and opened again after 5 s from where it was', async () => {
    const tab = await following();
    tab.streams[0]?.next(threadOf(4, ['client-1']));
    tab.streams[0]?.error(new Error('The connection broke.'));
    await settle();
    expect(tab.state()?.isLost).toBe(true);
    await tab.bench.clock.advance(5000);
    expect(tab.sinces).toEqual([3, 4]);
    tab.streams[1]?.next(threadOf(4, ['client-1']));
    expect(tab.state()?.isLost).toBe(false);
  });

  test('is another tab’s when the one that had it is closed', async () => {
    const browser = createBrowser();
    const one = await following(browser);
    const other = await following(browser);
    await other.bench.clock.advance(5000);
    expect([one.streams.length, other.streams.length]).toEqual([1, 0]);
    one.bench.dispose();
    await settle();
    await other.bench.clock.advance(5000);
    expect(other.sinces).toEqual([3]);
  });

  test('ends with the visitor', async () => {
    const tab = await following();
    tab.operator.on(`GET ${AT}/history`, () => NO_CHAT);
    tab.become('ann-1');
    await tab.bench.clock.advance(60_000);
    expect([tab.streams.length, tab.streams[0]?.observed]).toEqual([1, false]);
    expect(tab.storage.get('chat')).toBeNull();
  });

  test('is lost, and logged once, where the chat can not be loaded', async () => {
    const browser = createBrowser();
    browser.kept.set('chat', '1');
    browser.operator.on(`GET ${AT}/history`, () => refuse(400, 'no'));
    const tab = start(browser);
    await settle();
    expect(tab.state()).toMatchObject({ isLost: true });
    expect(tab.logged.map(({ message }) => message)).toEqual(['The chat could not be loaded.']);
    // The next page tries again.
    expect(tab.storage.get('chat')).toBe('1');
    await expect(tab.part.send(chatHistory, {})).rejects.toMatchObject({ code: 'unavailable' });
    tab.operator.on(`GET ${AT}/history`, () => threadOf(1, ['client-1']));
    expect(await tab.part.send(chatHistory, {})).toEqual({});
    expect(tab.state()).toMatchObject({ isLost: false, thread: { version: 1 } });
  });

  test('follows the operator’s stream, and one that is malformed or breaks is closed', () => {
    for (const [event, data] of [
      ['chat', '{"version":"4"}'],
      ['error', ''],
    ] as const) {
      const source = createFakeEventSource();
      const heard: unknown[] = [];
      createChatConnect(source.open)(3).subscribe({
        next: ({ version }) => heard.push(version),
        error: () => heard.push('failed'),
      });
      source.send('chat', JSON.stringify(threadOf(4, ['client-1'])));
      source.send(event, data);
      expect(source.opened).toEqual([`${AT}/stream?since=3`]);
      expect([heard, source.isClosed()]).toEqual([[4, 'failed'], true]);
    }
  });
});

describe('what a tab keeps of the chat', () => {
  test('is the open panel and what was seen in it, and nothing once there is nothing to keep', async () => {
    const tab = start(createBrowser(), createMemoryStore(), 'ann-1');
    tab.operator.on(`GET ${AT}/history`, () => threadOf(1, ['client-1']));
    expect(tab.tabStore.get('chat')).toBeNull();
    await tab.part.send(chatShow, { isOpen: true });
    await settle();
    expect(JSON.parse(tab.tabStore.get('chat') ?? '')).toEqual({
      player: 'ann-1',
      isOpen: true,
      seen: 1,
      unsent: [],
    });
    tab.become('');
    expect(tab.tabStore.get('chat')).toBeNull();
  });

  test('is not read where it is malformed', () => {
    const tabStore = createMemoryStore();
    tabStore.set('chat', '{"player":"","isOpen":true,"unsent":[{}]}');
    expect(start(createBrowser(), tabStore).state()).toMatchObject({ isOpen: false, unsent: [] });
  });
});
