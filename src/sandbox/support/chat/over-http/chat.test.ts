import type { ChatThread } from '@grandstand/bus-contracts/shell';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const AT = '/chat-api/v1';

interface Known extends ChatThread {
  readonly id: string;
  readonly playerId: number | null;
}

let operator: TestOperator;
let ids = 0;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const nextId = (): string => `message-${String((ids += 1))}`;
const write = (text: string, how: object = {}, clientId = nextId()) =>
  operator.post<ChatThread & ErrorBody>(`${AT}/messages`, { clientId, text }, how);

/** A guest with a chat that begins with a message. */
async function newGuest(text: string, how: object = {}) {
  const { body, headers } = await write(text, how);
  const cookie = (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  return { cookie, thread: body };
}

const open = async (): Promise<readonly Known[]> =>
  (await operator.get<{ chats: Known[] }>('/sandbox/v1/chats')).body.chats;
const textsOf = ({ messages }: ChatThread) => messages.map(({ from, text }) => [from, text]);

describe('the program', () => {
  test('CHT-01 answers a question from the rules, and names the place', async () => {
    const { thread } = await newGuest('How is a void leg settled?');
    const [, answer] = thread.messages;
    expect(thread.state).toBe('helper');
    expect(answer).toMatchObject({ from: 'helper', text: expect.stringMatching(/program.*void/) });
    expect(answer?.link?.path).toMatch(/^\/rules\/betting\/settlement#r-3\.2$/);
  });

  test.each([
    ['en', 'What is an anti-accumulator?'],
    ['en', 'what does "Anti-accumulator 1.153" mean'],
    ['en', 'antiaccumulator?'],
    ['ru', 'Что такое антиэкспресс?'],
    ['ru', 'что значит анти-экспресс 1.153'],
    ['ua', 'Що таке антиекспрес?'],
    ['az', 'Antiekspress nədir?'],
    ['kz', 'Антиэкспресс деген не?'],
  ] as const)(
    'CHT-01 answers in %s what a term of the coupon is: %s',
    async (language, question) => {
      const { thread } = await newGuest(question, { language });
      expect(thread.messages[1]?.link?.path).toMatch(/^\/betting-alphabet\/.*\/anti-accumulator$/);
    },
  );

  test('says that it has found nothing, and does nothing that a text tells it to', async () => {
    const { thread } = await newGuest('zzqqx');
    expect(thread).toMatchObject({ state: 'helper', messages: [{}, { link: null }] });
  });

  test('puts help first at words of harm, in every language, and hands over', async () => {
    for (const text of [
      'I want to kill myself',
      'хочу умереть',
      'хочу померти',
      'ölmək istəyirəm',
      'өлгім келеді',
    ]) {
      const { thread } = await newGuest(text);
      expect(thread.state).toBe('waiting');
      expect(thread.messages.at(-1)?.link?.path).toBe('/responsiblegaming');
    }
  });
});

describe('a chat', () => {
  test('CHT-01 waits in its place for a person, who answers, and closes', async () => {
    const before = (await open()).filter(({ state }) => state === 'waiting').length;
    // Chats of the same millisecond wait in no certain order.
    operator.clock.advance(1);
    const { cookie, thread } = await newGuest('human');
    expect(thread).toMatchObject({ state: 'waiting', place: before + 1 });
    const { id } = (await open()).find(({ place }) => place === before + 1) ?? { id: '' };
    expect((await operator.control(`/chats/${id}/answer`, { text: 'Hello' })).status).toBe(409);
    await operator.control(`/chats/${id}/assign`, { agent: 'Mira' });
    await operator.control(`/chats/${id}/answer`, { text: 'Hello' });
    const answered = (await operator.get<ChatThread>(`${AT}/history`, { cookie })).body;
    expect(answered).toMatchObject({ state: 'answered', place: null, agent: 'Mira' });
    expect(textsOf(answered).at(-1)).toEqual(['agent', 'Hello']);
    expect((await write('And then?', { cookie })).body.state).toBe('assigned');
    await operator.control(`/chats/${id}/close`);
    // The next message begins another chat.
    expect((await write('Again', { cookie })).body).toMatchObject({ state: 'helper' });
  });

  test('takes a message once, and hides what looks like a code', async () => {
    const { cookie } = await newGuest('zzqqx');
    const one = await write(
      'My code is 123 456, I won 1234567 and 4.20',
      { cookie },
      'message-twice',
    );
    const two = await write('My code is 123 456', { cookie }, 'message-twice');
    expect(two.body).toEqual(one.body);
    expect(one.body.messages.filter(({ clientId }) => clientId === 'message-twice')).toMatchObject([
      { text: 'My code is ••• •••, I won 1234567 and 4.20', isMasked: true },
    ]);
  });

  test('keeps that the page hid a code, whose digits it never gets', async () => {
    const body = { clientId: nextId(), text: 'My code is ••••••', isMasked: true };
    const { messages } = (await operator.post<ChatThread>(`${AT}/messages`, body)).body;
    expect(messages[0]).toMatchObject({ text: 'My code is ••••••', isMasked: true });
  });

  test('is seen by its visitor alone; a player is known by the token, as for any call', async () => {
    const player = await registerPlayer(operator);
    const { cookie, token } = player;
    expect((await write('human', { cookie })).status).toBe(401);
    expect((await write('human', { cookie, token })).body.state).toBe('waiting');
    expect((await operator.get<ChatThread>(`${AT}/history`)).body.messages).toEqual([]);
    expect((await operator.get<ChatThread>(`${AT}/history`, { cookie, token })).body.state).toBe(
      'waiting',
    );
    expect((await operator.get(`${AT}/history`, { cookie })).status).toBe(401);
  });

  test('takes twenty messages a minute', async () => {
    const { cookie } = await newGuest('zzqqx');
    for (let count = 1; count < 20; count += 1) await write('zzqqx', { cookie });
    expect((await write('zzqqx', { cookie })).body.error.code).toBe('chat-busy');
  });

  test('is told by a stream of events, with its place', async () => {
    const { cookie, thread } = await newGuest('human');
    const path = `http://localhost:3000${AT}/stream?since=${thread.version}`;
    const answer = await operator.sandbox.fetch(new Request(path, { headers: { Cookie: cookie } }));
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (words: string): Promise<void> => {
      while (!text.includes(words)) text += (await reader?.read())?.value ?? '';
    };
    await until(`"place":${thread.place}`);
    await operator.post(`${AT}/end`, {}, { cookie });
    await until('"state":"closed"');
    await reader?.cancel();
  });
});

describe('the transcript of a chat', () => {
  /** The file that a browser saves: it sends the cookies alone. */
  async function saved(cookie: string, language = 'en'): Promise<Response> {
    const path = `http://localhost:3000${AT}/transcript?lang=${language}`;
    return operator.sandbox.fetch(new Request(path, { headers: { Cookie: cookie } }));
  }

  test('CHT-01 is a file for the visitor alone, in the page’s language, with all messages and the person’s name', async () => {
    const { cookie } = await newGuest('How is a void leg settled, please?');
    await write('human', { cookie });
    const { id } = (await open()).find((chat) => JSON.stringify(chat).includes('please')) ?? {
      id: '',
    };
    await operator.post(`/sandbox/v1/chats/${id}/assign`, { agent: 'Mira' });
    await operator.post(`/sandbox/v1/chats/${id}/answer`, { text: 'With odds of one.' });
    await operator.post(`${AT}/end`, {}, { cookie });
    const answer = await saved(cookie, 'ru');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="chat.txt"');
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(
      /^Вы, 20 нояб\. 2026 г\., 12:\d\d \(UTC\):\nHow is a void leg settled, please\?\n\nПомощник/,
    );
    expect(text).toMatch(/: http\S+\/ru\/rules\/betting\/settlement#r-3\.2\n/);
    expect(text).toMatch(/\n\nMira, [^\n]+:\nWith odds of one\.\n$/);
    expect((await saved('')).status).toBe(404);
    expect((await saved('chat=another')).status).toBe(404);
  });

  test('CHT-01 goes to a player’s mail, once for each version of the chat', async () => {
    const player = await registerPlayer(operator);
    const how = { cookie: player.cookie, token: player.token };
    const mail = () => operator.post<ErrorBody & { sentTo: string }>(`${AT}/transcript`, {}, how);
    expect((await operator.post(`${AT}/transcript`, {})).status).toBe(401);
    expect((await mail()).body.error.code).toBe('not-found');
    await write('zzqqx', how);
    await operator.post(`/sandbox/v1/players/${player.login}/contacts`, { mail: null });
    expect((await mail()).body.error.code).toBe('no-mail');
    await operator.post(`/sandbox/v1/players/${player.login}/contacts`, {
      mail: 'ann.chats@example.com',
    });
    expect((await mail()).body.sentTo).toBe('a···@example.com');
    expect((await mail()).status).toBe(200);
    const sent = async () =>
      (
        await operator.get<{ messages: { template: string; text: string; html: string }[] }>(
          '/sandbox/v1/outbox?to=ann.chats@example.com',
        )
      ).body.messages.filter(({ template }) => template === 'chat-transcript');
    expect(await sent()).toMatchObject([
      {
        text: expect.stringContaining('zzqqx'),
        html: expect.stringMatching(/<p>You, [^<]+:<br>zzqqx<\/p>\n<p>Helper \(a program\)/),
      },
    ]);
    await operator.post(`${AT}/end`, {}, how);
    await mail();
    expect(await sent()).toHaveLength(2);
    const contacts = `/sandbox/v1/players/${player.login}/contacts`;
    await operator.post(contacts, { mail: 'ann.anew@example.com' });
    await mail();
    await operator.post(contacts, { mail: 'ann.chats@example.com' });
    await mail();
    expect(await sent()).toHaveLength(3);
  });
});
