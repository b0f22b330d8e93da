import {
  chatEnd,
  chatHistory,
  chatMail,
  chatSend,
  chatShow,
} from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../tests/harness/fakes/fake-operator';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { AT, NO_CHAT, startChat as start, threadOf } from '../../../../tests/harness/tabs/chat-tab';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

const ANSWER = {
  id: 9,
  from: 'agent',
  text: 'canary answer',
  at: 2,
  link: null,
  isMasked: false,
  clientId: null,
} as const;

describe('the chat', () => {
  test('CHT-01 sends each message once, also one that was written without a connection', async () => {
    const { operator, page, part, sent, state } = start();
    operator.on(`GET ${AT}/history`, () => NO_CHAT);
    operator.on(`POST ${AT}/messages`, () => threadOf(1, ['client-1']));
    page.online$.next(false);
    await part.send(chatSend, { text: 'canary text' });
    await settle();
    expect(sent()).toHaveLength(0);
    expect(state()).toMatchObject({ isLost: true, unsent: [{ clientId: 'client-1' }] });
    page.online$.next(true);
    await settle();
    expect(sent().map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([
      { clientId: 'client-1', text: 'canary text', isMasked: false, files: [] },
    ]);
    expect(state()).toMatchObject({ isLost: false, unsent: [], thread: { version: 1 } });
  });

  test('CHT-01 sends the files of a message once, under names without codes, and keeps them over a reload', async () => {
    const browser = createBrowser();
    const first = start(browser, createMemoryStore(), 'ann-1');
    first.operator.on(`GET ${AT}/history`, () => NO_CHAT);
    browser.operator.on(`POST ${AT}/messages`, () => new Response('', { status: 503 }));
    const recording = record(first.bench.bus);
    const files = [{ id: 'upload-1', name: 'canary 123456.png' }];
    await first.part.send(chatSend, { text: '', files });
    await settle();
    expect(first.state()?.unsent).toMatchObject([{ text: '', files: [{ id: 'upload-1' }] }]);
    expect(JSON.stringify(recording.stop())).not.toContain('canary');
    first.bench.dispose();
    browser.operator.on(`POST ${AT}/messages`, () => threadOf(1, ['client-1']));
    const second = start(browser, first.tabStore, 'ann-1');
    await settle();
    expect(second.state()?.unsent).toEqual([]);
    const bodies = second.sent().map(({ body }) => JSON.parse(body ?? '') as object);
    for (const body of bodies) {
      expect(body).toMatchObject({
        clientId: 'client-1',
        files: [{ id: 'upload-1', name: 'canary ••••••.png' }],
      });
    }
  });

  test('sends no message without text and files', async () => {
    const { part, sent } = start();
    await expect(part.send(chatSend, { text: ' ' })).rejects.toThrow();
    expect(sent()).toEqual([]);
  });

  test('sends a message again under its name after no answer, and over a reload', async () => {
    const browser = createBrowser();
    const first = start(browser);
    browser.operator.on(`POST ${AT}/messages`, () => new Response('', { status: 503 }));
    await first.part.send(chatSend, { text: 'Hello' });
    await settle();
    first.bench.dispose();
    browser.operator.on(`POST ${AT}/messages`, () => threadOf(1, ['client-1']));
    const second = start(browser, first.tabStore);
    await settle();
    expect(second.state()?.unsent).toEqual([]);
    const names = second
      .sent()
      .map(({ body }) => (JSON.parse(body ?? '') as { clientId: string }).clientId);
    expect(new Set(names)).toEqual(new Set(['client-1']));
  });

  test('loses no message that the operator does not take: too many at once wait, others come back', async () => {
    const { bench, operator, part, sent, state } = start();
    operator.on(`POST ${AT}/messages`, () => new Response('', { status: 429 }));
    await part.send(chatSend, { text: 'Hello' });
    await settle();
    expect(state()).toMatchObject({ refusal: null, unsent: [{ text: 'Hello' }] });
    operator.on(`POST ${AT}/messages`, () => new Response('', { status: 409 }));
    await bench.clock.advance(60_000);
    expect(sent()).toHaveLength(2);
    expect(state()).toMatchObject({ refusal: { text: 'Hello' }, unsent: [] });
  });

  test('hides a code before it leaves the page, and nothing said is in a recording', async () => {
    const { bench, operator, part, sent } = start();
    operator.on(`POST ${AT}/messages`, () => threadOf(1, ['client-1']));
    const recording = record(bench.bus);
    expect(await part.send(chatSend, { text: 'canary text 123456' })).toEqual({ isMasked: true });
    await settle();
    expect(sent()[0]?.body).toContain('canary text ••••••');
    expect(JSON.stringify(recording.stop())).not.toContain('canary');
  });

  test('CHT-01 sends the token of all calls, and asks for none of its own', async () => {
    const { operator, part, sent } = start(createBrowser(), createMemoryStore(), 'ann-1');
    operator.on(`GET ${AT}/history`, () => NO_CHAT);
    operator.on(`POST ${AT}/messages`, () => threadOf(1, ['client-1']));
    await part.send(chatSend, { text: 'Hello' });
    await settle();
    expect(sent()[0]?.headers.get('X-Auth')).toMatch(/^Bearer /);
    expect(operator.sent.filter(({ call }) => call.includes('gettoken'))).toEqual([]);
  });

  test('has one connection for all tabs: the others load what it tells of', async () => {
    const browser = createBrowser();
    browser.operator.on(`GET ${AT}/history`, () => threadOf(1, ['client-1']));
    browser.kept.set('chat', '1');
    const [one, other] = [start(browser), start(browser)];
    await settle();
    await one.bench.clock.advance(5000);
    await other.bench.clock.advance(5000);
    await settle();
    expect(one.streams.length + other.streams.length).toBe(1);
    const answered = threadOf(2, ['client-1']);
    const thread = { ...answered, messages: [...answered.messages, ANSWER] };
    browser.operator.on(`GET ${AT}/history`, () => thread);
    [...one.streams, ...other.streams][0]?.next(thread);
    await settle();
    expect([one.state(), other.state()]).toMatchObject([{ unread: 1 }, { unread: 1 }]);
    await other.part.send(chatShow, { isOpen: true });
    expect(other.state()?.unread).toBe(0);
  });

  test('is another visitor’s no more: nothing stays in page or storage', async () => {
    const { become, operator, part, state, storage, tabStore } = start(
      createBrowser(),
      createMemoryStore(),
      'ann-1',
    );
    operator.on(`GET ${AT}/history`, () => threadOf(1, ['client-1']));
    await part.send(chatShow, { isOpen: true });
    await part.send(chatHistory, {});
    become('');
    await settle();
    expect(state()).toMatchObject({ isOpen: false, unsent: [], unread: 0 });
    expect(state()?.thread).toBeUndefined();
    expect([storage.get('chat'), tabStore.get('chat')]).toEqual([null, null]);
  });

  test('ends, and says so where the operator is silent', async () => {
    const { operator, part, state } = start();
    operator.on(`POST ${AT}/end`, () => threadOf(2, ['client-1'], { state: 'closed' }));
    await part.send(chatEnd, {});
    expect(state()?.thread?.state).toBe('closed');
    operator.on(`POST ${AT}/end`, () => new Response('', { status: 400 }));
    await expect(part.send(chatEnd, {})).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('CHT-01 goes to the player’s mail on request, or a refusal says why not', async () => {
    const { operator, part } = start(createBrowser(), createMemoryStore(), 'ann-1');
    operator.on(`POST ${AT}/transcript`, () => ({ sentTo: 'a···@example.com' }));
    expect(await part.send(chatMail, {})).toEqual({ sentTo: 'a···@example.com' });
    operator.on(`POST ${AT}/transcript`, () => refuse(409, 'no-mail'));
    await expect(part.send(chatMail, {})).rejects.toMatchObject({
      code: 'no-mail',
      text: 'In words.',
    });
  });
});

describe('messages that the operator has not taken', () => {
  test('are sent again after 2 s, 4 s and so on, and the next one waits for them', async () => {
    const { bench, operator, part, sent, state } = start();
    operator.on(`POST ${AT}/messages`, () => new Response('', { status: 429 }));
    await part.send(chatSend, { text: 'one' });
    await part.send(chatSend, { text: 'two' });
    await settle();
    expect(sent()).toHaveLength(1);
    for (const [ms, count] of [
      [1999, 1],
      [1, 2],
      [3999, 2],
      [1, 3],
    ] as const) {
      await bench.clock.advance(ms);
      expect(sent()).toHaveLength(count);
    }
    let version = 0;
    operator.on(`POST ${AT}/messages`, () => {
      version += 1;
      return threadOf(version, ['client-1', 'client-2'].slice(0, version));
    });
    await bench.clock.advance(8000);
    const texts = sent().map(({ body }) => (JSON.parse(body ?? '') as { text: string }).text);
    expect(texts).toEqual(['one', 'one', 'one', 'one', 'two']);
    expect(state()).toMatchObject({ unsent: [], thread: { version: 2 } });
  });

  test('come back with the operator’s words where it refuses them', async () => {
    const { operator, part, sent, state } = start();
    operator.on(`POST ${AT}/messages`, () => refuse(400, 'too-long', 'Too long.'));
    await part.send(chatSend, { text: 'Hello', name: 'Ann' });
    await settle();
    expect(state()).toMatchObject({
      unsent: [],
      refusal: { reason: 'Too long.', text: 'Hello' },
    });
    expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({ name: 'Ann' });
  });
});
