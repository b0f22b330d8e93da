import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  openRequestsBench,
  REQUESTS,
} from '../../../../../tests/harness/operator/requests-bench';

const bench = openRequestsBench();
const HOUR = 3_600_000;

describe('topics and answers', () => {
  test('are for players, and the same in each language but for their words', async () => {
    expect((await bench.operator.get(`${REQUESTS}/topics`)).status).toBe(401);
    const player = await bench.newPlayer();
    const english = await bench.topics(player);
    expect(english.topics.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['deposit', 'withdrawal', 'account', 'site']),
    );
    for (const language of LANGUAGES) {
      const { topics, answers } = await bench.topics(player, language);
      expect(topics.map(({ subTopics }) => subTopics.map(({ id }) => id))).toEqual(
        english.topics.map(({ subTopics }) => subTopics.map(({ id }) => id)),
      );
      const words = [
        ...topics.map(({ name }) => name),
        ...topics.flatMap(({ subTopics }) => subTopics.flatMap(({ name, hint }) => [name, hint])),
        ...answers.flatMap(({ title, text }) => [title, text]),
      ];
      expect(words.filter((word) => word.length < 4)).toEqual([]);
      const titles = answers.map(({ title }) => title);
      expect(new Set(titles).size).toBe(english.answers.length);
      if (language !== 'en') expect(titles).not.toEqual(english.answers.map(({ title }) => title));
    }
  });

  test('no time is promised until a request was answered; then it is the median of the last ones', async () => {
    const player = await bench.newPlayer();
    expect((await bench.topics(player)).answerMs).toBeNull();
    for (const hours of [1, 5, 2]) {
      const id = await bench.created(player);
      bench.operator.clock.jump(bench.operator.clock.now() + hours * HOUR);
      await bench.answer(id);
    }
    expect((await bench.topics(player)).answerMs).toBe(2 * HOUR);
    // A second answer is no first one.
    await bench.answer((await bench.list(player))[0]?.id ?? '');
    expect((await bench.topics(player)).answerMs).toBe(2 * HOUR);
  });
});

describe('a request', () => {
  test('PAY-01 holds the transaction that it is about, and the details that its sub-topic asks for', async () => {
    const player = await bench.newPlayer();
    const movementId = await bench.deposit(player);
    const wish = { topicId: 'deposit', subTopicId: 'other-amount', movementId };
    const faulty = await bench.create(player, wish);
    expect(codeOf(faulty)).toEqual([422, 'bad-field']);
    expect(faulty.body.error?.details).toEqual({ fields: ['amount'] });
    const fields = [{ name: 'amount', value: '19.50' }];
    const id = await bench.created(player, { ...wish, fields, text: '  Less\nhas arrived. ' });
    expect(await bench.read(player, id)).toEqual({
      id,
      kind: 'payment',
      topic: 'Deposit',
      subTopic: 'Another amount has arrived',
      state: 'waiting-for-us',
      unread: 0,
      createdAt: bench.operator.clock.now(),
      changedAt: bench.operator.clock.now(),
      fields,
      movement: {
        kind: 'deposit',
        id: movementId,
        amount: 20,
        iso: 'EUR',
        scale: 2,
        createdAt: bench.operator.clock.now(),
      },
      messages: [
        {
          id: expect.any(Number) as number,
          from: 'player',
          text: 'Less\nhas arrived.',
          at: bench.operator.clock.now(),
          files: [],
        },
      ],
    });
    expect((await bench.read(player, id, 'ru')).topic).toBe('Пополнение');
  });

  test.each([
    ['a transaction of another kind', { topicId: 'withdrawal', subTopicId: 'late' }, 404],
    ['a transaction where none is asked for', { topicId: 'site', subTopicId: 'other' }, 404],
    ['no such topic', { topicId: 'x', subTopicId: 'other' }, 404],
    ['a sub-topic of another topic', { topicId: 'deposit', subTopicId: 'late' }, 404],
    ['a name of JavaScript', { topicId: '__proto__', subTopicId: 'toString' }, 404],
    ['a detail that is not asked for', { fields: [{ name: 'bet', value: '1' }] }, 422],
    ['no words', { text: '   ' }, 400],
    ['too many words', { text: 'a'.repeat(2001) }, 400],
    ['too many files', { files: ['a', 'b', 'c', 'd', 'e', 'f'] }, 400],
    ['a file that there is not', { files: ['a'] }, 422],
  ])('with %s is refused', async (_, wish, status) => {
    const player = await bench.newPlayer();
    const movementId = 'topicId' in wish ? await bench.deposit(player) : null;
    expect((await bench.create(player, { movementId, ...wish })).status).toBe(status);
    expect(await bench.list(player)).toEqual([]);
  });

  test('is the same one for the same refId, and so is a message', async () => {
    const player = await bench.newPlayer();
    const refId = bench.nextRefId();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bench.create(player, { refId })),
    );
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1);
    const id = answers[0]?.body.requestId ?? '';
    const written = { refId: bench.nextRefId(), text: 'Once.' };
    await Promise.all(Array.from({ length: 4 }, () => bench.reply(player, id, written)));
    expect((await bench.read(player, id)).messages.map(({ text }) => text)).toEqual([
      'Hello?',
      'Once.',
    ]);
  });

  test('says whose turn it is, goes on by replies, and ends when its player closes it', async () => {
    const player = await bench.newPlayer();
    const id = await bench.created(player);
    await bench.answer(id);
    expect(await bench.read(player, id)).toMatchObject({ state: 'waiting-for-you', unread: 1 });
    expect((await bench.reply(player, id)).body.request).toMatchObject({ state: 'waiting-for-us' });
    expect((await bench.post(player, `/${id}/close`, {})).status).toBe(200);
    expect((await bench.post(player, `/${id}/close`, {})).status, 'again').toBe(200);
    expect(await bench.list(player)).toMatchObject([{ id, state: 'closed' }]);
    expect(codeOf(await bench.reply(player, id))).toEqual([409, 'request-closed']);
    expect(codeOf(await bench.answer(id))).toEqual([409, 'request-closed']);
    expect(codeOf(await bench.end(id))).toEqual([409, 'request-closed']);
  });

  test('the newest change is the first of the list', async () => {
    const player = await bench.newPlayer();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      bench.operator.clock.jump(bench.operator.clock.now() + 1000);
      ids.unshift(await bench.created(player));
    }
    expect((await bench.list(player)).map(({ id }) => id)).toEqual(ids);
    bench.operator.clock.jump(bench.operator.clock.now() + 1000);
    await bench.answer(ids[2] ?? '');
    expect((await bench.list(player))[0]?.id).toBe(ids[2]);
  });
});

describe('too much', () => {
  test('ten requests of a player are open at most', async () => {
    const player = await bench.newPlayer();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await bench.created(player));
    expect(codeOf(await bench.create(player))).toEqual([422, 'too-many-open']);
    await bench.post(player, `/${ids[0] ?? ''}/close`, {});
    expect((await bench.create(player)).status).toBe(200);
  });

  test('a player writes twenty messages an hour at most, in tabs beside each other too', async () => {
    const player = await bench.newPlayer();
    const id = await bench.created(player);
    const answers = await Promise.all(Array.from({ length: 25 }, () => bench.reply(player, id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([429]));
    expect(codeOf(await bench.create(player))).toEqual([429, 'too-many-messages']);
    bench.operator.clock.jump(bench.operator.clock.now() + HOUR);
    expect((await bench.reply(player, id)).status).toBe(200);
  });

  test('a request has sixty messages at most', async () => {
    const player = await bench.newPlayer();
    const id = await bench.created(player);
    for (let count = 1; count < 60; count += 1) await bench.answer(id);
    expect(codeOf(await bench.answer(id))).toEqual([429, 'too-many-messages']);
    expect(codeOf(await bench.reply(player, id))).toEqual([429, 'too-many-messages']);
    expect((await bench.read(player, id)).messages).toHaveLength(60);
  });
});

describe('an answer of the operator', () => {
  test('is counted as unread until it is seen, and mailed in the language of the player', async () => {
    const player = await bench.newPlayer();
    await bench.giveMail(player);
    const id = await bench.created(player, { topicId: 'account', subTopicId: 'data' });
    expect(await bench.unread(player)).toBe(0);
    const waiting = await bench.operator.get<{ requests: { id: string; login: string }[] }>(
      '/sandbox/v1/requests',
    );
    expect(waiting.body.requests.find((one) => one.id === id)).toMatchObject({
      login: player.login,
      messages: [{ text: 'Hello?' }],
    });
    await bench.answer(id, '<b>Please</b> send\nit again.');
    await bench.answer(id, 'Thank you.');
    expect(await bench.unread(player)).toBe(2);
    const [, message] = await bench.messages(player);
    expect(message).toMatchObject({
      template: 'request-answered',
      language: 'en',
      subject: 'Answer to your request: Account: Personal data',
    });
    const link = `http://localhost:3000/en/office/support?request=${id}`;
    expect(message?.text).toContain('<b>Please</b> send\nit again.');
    expect(message?.text).toContain(link);
    expect(message?.html).toContain('&lt;b&gt;Please&lt;/b&gt;');
    expect(message?.html).toContain(`<a href="${link}">`);
    await bench.post(player, `/${id}/read`, {});
    expect(await bench.unread(player)).toBe(0);
    expect((await bench.read(player, id)).unread).toBe(0);
    await bench.operator.control(`/players/${player.login}/user-config`, { user_msg_count: 3 });
    await bench.answer(id);
    expect(await bench.unread(player), 'other messages count too').toBe(4);
  });

  test('the end of a request by the operator is mailed too, and waits for nobody', async () => {
    const player = await bench.newPlayer();
    await bench.giveMail(player);
    const id = await bench.created(player);
    await bench.end(id);
    expect(await bench.messages(player)).toMatchObject([{ template: 'request-closed' }]);
    expect(await bench.read(player, id)).toMatchObject({ state: 'closed' });
    const { body } = await bench.operator.get<{ requests: { id: string }[] }>(
      '/sandbox/v1/requests',
    );
    expect(body.requests.some((one) => one.id === id)).toBe(false);
  });

  test('needs words, and a request that there is', async () => {
    const id = await bench.created(await bench.newPlayer());
    expect((await bench.answer(id, '  ')).status).toBe(400);
    expect((await bench.answer(id, 'a'.repeat(2001))).status).toBe(400);
    for (const unknown of ['x', '__proto__']) {
      expect((await bench.answer(unknown)).status).toBe(404);
      expect((await bench.end(unknown)).status).toBe(404);
    }
  });
});
