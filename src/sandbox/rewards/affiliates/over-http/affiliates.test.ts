import { APPLICATION_LENGTH } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PATH = '/web-api/partners/applications';
const QA = '/partner-applications';
const ORIGIN = 'http://localhost:3000';
const DAY = 86_400_000;

interface Body {
  readonly error?: ErrorBody['error'];
  readonly number?: number;
}
interface Known {
  readonly number: number;
  readonly mail: string;
}

let operator: TestOperator;
let refs = 0;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: ORIGIN });
});
beforeEach(() => operator.control('/reset'));
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const nextRefId = (): string => `partner-${String((refs += 1)).padStart(4, '0')}`;
const apply = (application: object = {}, language = 'en') =>
  operator.post<Body>(
    PATH,
    {
      name: 'Ann',
      mail: 'ann@example.com',
      place: 'ann.example',
      text: 'Football news for adults.',
      refId: nextRefId(),
      ...application,
    },
    { language },
  );
const waiting = async () =>
  (await operator.get<{ applications: Known[] }>(`/sandbox/v1${QA}`)).body.applications;
const newest = async (): Promise<number> => (await waiting()).at(-1)?.number ?? 0;
const decide = (number: number | string, what: string, body: object = {}) =>
  operator.control<Body>(`${QA}/${number}/${what}`, body);
const messages = async () =>
  (
    await operator.get<{
      messages: { to: string; template: string; language: string; text: string; html: string }[];
    }>('/sandbox/v1/outbox')
  ).body.messages;
const codeOf = ({ status, body }: { status: number; body: Body }) => [status, body.error?.code];

describe('an application of a partner', () => {
  test('is taken from a guest as it was written, and is confirmed by mail in the language of the page', async () => {
    const text = '<b>News</b>\n{{text}} & more';
    const answer = await apply({ name: ' Ann ', mail: ' Ann@Example.com ', text }, 'ru');
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(await waiting()).toEqual([
      {
        number: 100_001,
        name: 'Ann',
        mail: 'ann@example.com',
        place: 'ann.example',
        text,
        language: 'ru',
        state: 'waiting',
        reason: null,
        sentAt: operator.clock.now(),
        decidedAt: null,
      },
    ]);
    expect(await messages()).toMatchObject([
      { template: 'partner-asked', language: 'ru', text: expect.stringContaining('ann.example') },
    ]);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'a'.repeat(APPLICATION_LENGTH.name + 1) }],
    ['no mail', { mail: '' }],
    ['no mail address', { mail: 'ann.example.com' }],
    ['two mail addresses', { mail: 'ann@example.com, bob@example.com' }],
    ['a header in its mail address', { mail: 'ann@example.com\nBcc: bob@example.com' }],
    ['no site', { place: '' }],
    ['a long site', { place: 'a'.repeat(APPLICATION_LENGTH.place + 1) }],
    ['too few words', { text: ` ${'a'.repeat(APPLICATION_LENGTH.min - 1)} ` }],
    ['too many words', { text: 'a'.repeat(APPLICATION_LENGTH.max + 1) }],
    ['a NUL', { text: 'Football news.\0' }],
    ['no refId', { refId: '' }],
  ])('with %s is refused', async (_, application) => {
    expect((await apply(application)).status).toBe(400);
    expect(await waiting()).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('is the same one for the same refId, sent beside each other too', async () => {
    const refId = nextRefId();
    await operator.control('/visitor-limits', { names: ['partner applications'], most: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => apply({ refId, mail: 'same@example.com' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await waiting()).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });

  test('is answered alike and kept no more after three of a mail address within a day', async () => {
    await operator.control('/visitor-limits', { names: ['partner applications'], most: 1000 });
    for (let count = 0; count < 5; count += 1) {
      expect(await apply()).toMatchObject({ status: 200, body: {} });
    }
    expect(await waiting()).toHaveLength(3);
    expect(await messages()).toHaveLength(3);
    await apply({ mail: 'bob@example.com' });
    expect(await waiting()).toHaveLength(4);
    operator.clock.jump(operator.clock.now() + DAY + 1);
    await apply();
    expect(await waiting()).toHaveLength(5);
  });

  test('is counted by network and in all', async () => {
    await operator.control('/visitor-limits', { names: ['partner applications'], most: 2 });
    const answers = [await apply(), await apply(), await apply()];
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(3);
    expect((await waiting()).length).toBeLessThan(3);
  });
});

describe('the operator', () => {
  test('accepts an application: the number goes to its mail address, with a link that has it', async () => {
    await apply({}, 'kz');
    const number = await newest();
    expect((await decide(number, 'accept')).body).toMatchObject({ number, state: 'accepted' });
    expect(await waiting()).toEqual([]);
    const [message] = await messages();
    expect(message).toMatchObject({
      template: 'partner-accepted',
      to: 'ann@example.com',
      language: 'kz',
    });
    expect(message?.text).toContain(String(number));
    expect(message?.html).toContain(`<a href="${ORIGIN}/kz?ref=${number}">`);
    expect(message?.html).toContain(`<a href="${ORIGIN}/kz/ourpartners/terms">`);
  });

  test('declines an application, and says why', async () => {
    await apply();
    const number = await newest();
    expect((await decide(number, 'decline', { reason: ' ' })).status).toBe(400);
    await decide(number, 'decline', { reason: 'It is <b>for</b> minors.' });
    const [message] = await messages();
    expect(message).toMatchObject({ template: 'partner-declined', to: 'ann@example.com' });
    expect(message?.text).toContain('It is <b>for</b> minors.');
    expect(message?.html).not.toContain('<b>for</b>');
    expect(message?.text).not.toContain(String(number));
  });

  test('decides about each once, and gives no number twice', async () => {
    await apply();
    const number = await newest();
    const both = await Promise.all([
      decide(number, 'accept'),
      decide(number, 'decline', { reason: 'No.' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(codeOf(await decide(number, 'accept'))).toEqual([409, 'application-decided']);
    await apply({ mail: 'bob@example.com' });
    expect((await waiting()).map((one) => one.number)).toEqual([number + 1]);
    for (const unknown of ['0', 'x', '1.5', '-1']) {
      expect(codeOf(await decide(unknown, 'accept'))).toEqual([404, 'not-found']);
    }
  });
});
