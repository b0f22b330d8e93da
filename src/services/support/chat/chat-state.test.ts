import { describe, expect, test } from 'vitest';
import type { ChatThread } from '@grandstand/bus-contracts/shell';
import { createReduce, initialState, isGoingOn, unreadOf } from './chat-state';
import type { Change, Kept, State, Unsent } from './chat-state';

const HELLO: Unsent = { clientId: 'c-1', text: 'Hello', isMasked: false, files: [] };
const AGAIN: Unsent = { ...HELLO, clientId: 'c-2', text: 'Again' };
const message = (id: number, from: 'visitor' | 'agent', clientId: string | null = null) => ({
  id,
  from,
  clientId,
  text: 'text',
  at: 1,
  link: null,
  isMasked: false,
});
const threadOf = (version: number, ...messages: ReturnType<typeof message>[]): ChatThread => ({
  version,
  state: 'assigned',
  place: null,
  agent: null,
  messages,
});
const ANSWER = message(2, 'agent');

const NEW = initialState(undefined, false);
const is = (player: string): Change => ({ type: 'player-changed', player });
const written = (unsent: Unsent): Change => ({ type: 'written', message: unsent });
const received = (thread: ChatThread): Change => ({ type: 'received', thread });
const refused = (clientId: string): Change => ({ type: 'refused', clientId, reason: 'Too long.' });
const shown = (isOpen: boolean): Change => ({ type: 'shown', isOpen });
const after = (changes: readonly Change[], state = NEW, kept?: Kept): State =>
  changes.reduce(createReduce(kept?.player), state);

describe('a chat', () => {
  test('begins closed, with nothing unsent, and is taken for connected', () => {
    expect(NEW).toEqual({
      player: undefined,
      isOpen: false,
      hadChat: false,
      thread: undefined,
      unsent: [],
      seen: undefined,
      isOnline: true,
      isConnected: true,
      refusal: null,
    });
  });

  test('goes on until the operator or the visitor has ended it', () => {
    expect(isGoingOn(NEW)).toBe(false);
    const state = after([received(threadOf(1))]);
    expect(isGoingOn(state)).toBe(true);
    expect(isGoingOn(after([received({ ...threadOf(2), state: 'closed' })], state))).toBe(false);
    expect(isGoingOn(after([received({ ...threadOf(2), state: null })], state))).toBe(false);
  });

  test('is the newest that was received: answers and the stream overtake each other', () => {
    const state = after([received(threadOf(3, ANSWER))]);
    expect(after([received(threadOf(2))], state)).toBe(state);
    expect(after([received(threadOf(3))], state).thread?.messages).toEqual([]);
  });

  test('that could not be read is connected again with the next that is received', () => {
    const lost = after([received(threadOf(1)), { type: 'disconnected' }]);
    expect(lost.isConnected).toBe(false);
    expect(after([{ type: 'disconnected' }], lost)).toBe(lost);
    expect(after([received(threadOf(1))], lost).isConnected).toBe(true);
  });
});

describe('messages that wait', () => {
  test('wait in their order until the operator has taken each of them', () => {
    const state = after([written(HELLO), written(AGAIN)]);
    expect(state.unsent).toEqual([HELLO, AGAIN]);
    const sent: Change = {
      type: 'sent',
      clientId: 'c-1',
      thread: threadOf(1, message(1, 'visitor', 'c-1')),
    };
    expect(after([sent], state)).toMatchObject({ unsent: [AGAIN], thread: { version: 1 } });
    // The answer was lost, and the stream has the message.
    const streamed = received(threadOf(1, message(1, 'visitor', 'c-2')));
    expect(after([streamed], state).unsent).toEqual([HELLO]);
  });

  test('that are refused come back in words, until the next one is written', () => {
    const state = after([written(HELLO), written(AGAIN), refused('c-1')]);
    expect(state).toMatchObject({
      unsent: [AGAIN],
      refusal: { reason: 'Too long.', text: 'Hello' },
    });
    expect(after([written(HELLO)], state).refusal).toBeNull();
    // It was taken meanwhile.
    expect(after([refused('c-9')], state)).toMatchObject({
      unsent: [AGAIN],
      refusal: { text: '' },
    });
  });
});

describe('what the visitor has not seen', () => {
  test('are the operator’s messages since the panel was closed', () => {
    const first = threadOf(1, message(1, 'visitor'));
    const state = after([received(first), received(threadOf(2, message(1, 'visitor'), ANSWER))]);
    expect(unreadOf(state)).toBe(1);
    const open = after([shown(true)], state);
    expect([unreadOf(open), open.seen]).toEqual([0, 2]);
    const later = [shown(false), received(threadOf(3, ANSWER, message(3, 'agent')))];
    expect(unreadOf(after(later, open))).toBe(1);
    expect(unreadOf(after([received(threadOf(3, ANSWER, message(3, 'agent')))], open))).toBe(0);
  });

  test('is nothing in a new tab, where the chat was seen in another one', () => {
    expect(unreadOf(NEW)).toBe(0);
    expect(unreadOf(after([received(threadOf(1, ANSWER))]))).toBe(0);
    const kept: Kept = { player: '', isOpen: false, seen: 1, unsent: [] };
    expect(unreadOf(after([received(threadOf(1, ANSWER))], initialState(kept, true), kept))).toBe(
      1,
    );
    expect(after([shown(true)]).seen).toBeUndefined();
  });
});

describe('a visitor', () => {
  const KEPT: Kept = { player: 'ann-1', isOpen: true, seen: 7, unsent: [HELLO] };

  test('who is the one that the tab has kept a chat for goes on with it', () => {
    const start = initialState(KEPT, true);
    expect(after([is('ann-1')], start, KEPT)).toEqual({ ...start, player: 'ann-1' });
    expect(start).toMatchObject({ isOpen: true, seen: 7, unsent: [HELLO], hadChat: true });
  });

  test('who is another one finds nothing of it', () => {
    const nothing = { ...NEW, player: 'bob-2', isOnline: false };
    const offline: Change = { type: 'network-changed', isOnline: false };
    expect(after([offline, is('bob-2')], initialState(KEPT, true), KEPT)).toEqual(nothing);
    const state = after([offline, is('ann-1'), received(threadOf(1, ANSWER)), shown(true)]);
    expect(after([is('bob-2')], state)).toEqual(nothing);
  });

  test('who signs in as a guest goes on in the open panel, and who signs out does not', () => {
    const open = [shown(true), written(HELLO)];
    expect(after([is(''), ...open, is('ann-1')])).toEqual({
      ...NEW,
      player: 'ann-1',
      isOpen: true,
    });
    expect(after([is('ann-1'), ...open, is('')])).toEqual({ ...NEW, player: '' });
    expect(after([is(''), is('ann-1')]).isOpen).toBe(false);
  });
});
