import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { IdeaList } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator, textsInZip } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const IDEAS = '/web-api/ideas';
const TEXT = 'A calendar of matches.';
const TITLES = { ru: 'Календарь', en: 'Calendar', az: 'Təqvim', kz: 'Күнтізбе', ua: 'Календар' };
const DAY = 86_400_000;

interface Body {
  readonly ideaId?: string;
  readonly error?: ErrorBody['error'] & { readonly details?: unknown };
}

let operator: TestOperator;
let refs = 0;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: 'http://localhost:3000' });
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const nextRefId = (): string => `idea-${String((refs += 1)).padStart(4, '0')}`;
const newPlayer = () => registerPlayer(operator);
/** A token of the time that the test's clock shows. */
const tokenOf = async ({ cookie }: TestPlayer): Promise<string> =>
  (await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie })).body.token;
const send = async (player: TestPlayer, idea: object = {}) =>
  operator.post<Body>(
    IDEAS,
    { text: TEXT, refId: nextRefId(), ...idea },
    { token: await tokenOf(player) },
  );
const sent = async (player: TestPlayer, text = TEXT): Promise<string> =>
  (await send(player, { text })).body.ideaId ?? '';
const list = async (player: TestPlayer, language = 'en') =>
  (await operator.get<IdeaList>(IDEAS, { token: await tokenOf(player), language })).body;
const decide = (id: string, what: string, body: object = {}) =>
  operator.control<Body>(`/ideas/${id}/${what}`, body);
const codeOf = ({ status, body }: { status: number; body: Body }) => [status, body.error?.code];
const jump = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);

describe('an idea', () => {
  test('is kept as it was written, and is seen by its player alone', async () => {
    const [ann, bob] = [await newPlayer(), await newPlayer()];
    const text = '<img src=x onerror=alert(1)>\n{{text}} & "more"';
    const id = await sent(ann, `  ${text} `);
    const idea = { id, text, state: 'new', reason: null, sentAt: operator.clock.now() };
    expect(await list(ann)).toEqual({ own: [{ ...idea, decidedAt: null }], published: [] });
    expect(await list(bob)).toEqual({ own: [], published: [] });
    const waiting = await operator.get<{ ideas: object[] }>('/sandbox/v1/ideas');
    expect(waiting.body.ideas).toContainEqual(
      expect.objectContaining({ id, text, login: ann.login }),
    );
  });

  test('is for players', async () => {
    expect((await operator.get(IDEAS)).status).toBe(401);
    expect((await operator.post(IDEAS, { text: TEXT, refId: nextRefId() })).status).toBe(401);
  });

  test.each([
    ['too few words', { text: ` ${'a'.repeat(9)}  ` }],
    ['too many words', { text: 'a'.repeat(1001) }],
    ['a NUL', { text: `${TEXT}\0` }],
    ['no text', { text: null }],
    ['no refId', { refId: '' }],
  ])('with %s is refused', async (_, idea) => {
    const player = await newPlayer();
    expect((await send(player, idea)).status).toBe(400);
    expect((await list(player)).own).toEqual([]);
  });

  test('of ten and of a thousand characters is taken', async () => {
    const player = await newPlayer();
    for (const length of [10, 1000]) {
      expect((await send(player, { text: 'a'.repeat(length) })).status).toBe(200);
    }
  });

  test('is the same one for the same refId, in tabs beside each other too', async () => {
    const player = await newPlayer();
    const refId = nextRefId();
    const answers = await Promise.all(Array.from({ length: 7 }, () => send(player, { refId })));
    expect(new Set(answers.map(({ body }) => body.ideaId)).size).toBe(1);
    expect((await list(player)).own).toHaveLength(1);
    // Another player's refId is another idea.
    expect((await send(await newPlayer(), { refId })).body.ideaId).not.toBe(
      answers[0]?.body.ideaId,
    );
  });

  test('waits when five were sent within a day, and the refusal says until when', async () => {
    const player = await newPlayer();
    const refId = nextRefId();
    const first = operator.clock.now();
    await send(player, { refId });
    jump(1000);
    const answers = await Promise.all(Array.from({ length: 7 }, () => send(player)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = await send(player);
    expect(codeOf(refused)).toEqual([429, 'too-many-ideas']);
    expect(refused.body.error?.details).toEqual({ until: first + DAY });
    expect((await send(player, { refId })).status, 'a repeated one').toBe(200);
    jump(DAY - 1000);
    expect((await send(player)).status).toBe(200);
    expect(codeOf(await send(player))).toEqual([429, 'too-many-ideas']);
  });
});

describe('the operator', () => {
  test('plans, carries out and declines; its player sees which, when and why, the newest first', async () => {
    const player = await newPlayer();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      jump(1000);
      ids.push(await sent(player, `${TEXT} ${count}`));
    }
    const [planned = '', done = '', declined = ''] = ids;
    jump(1000);
    await decide(planned, 'plan');
    await decide(done, 'done');
    await decide(declined, 'decline', { reason: ' <b>The law</b> does not allow it. ' });
    const at = operator.clock.now();
    expect((await list(player)).own).toMatchObject([
      {
        id: declined,
        state: 'declined',
        reason: '<b>The law</b> does not allow it.',
        decidedAt: at,
      },
      { id: done, state: 'done', reason: null, decidedAt: at },
      { id: planned, state: 'planned', reason: null, decidedAt: at },
    ]);
    const waiting = await operator.get<{ ideas: { id: string }[] }>('/sandbox/v1/ideas');
    expect(waiting.body.ideas.filter(({ id }) => ids.includes(id))).toEqual([]);
    await decide(declined, 'plan');
    expect((await list(player)).own[0]).toMatchObject({ state: 'planned', reason: null });
  });

  test('declines with a reason, and takes nothing back that is done', async () => {
    const id = await sent(await newPlayer());
    expect((await decide(id, 'decline')).status).toBe(400);
    expect((await decide(id, 'decline', { reason: '  ' })).status).toBe(400);
    expect((await decide(id, 'done')).status).toBe(200);
    for (const what of ['plan', 'done', 'decline']) {
      expect(codeOf(await decide(id, what, { reason: 'No.' }))).toEqual([409, 'idea-state']);
    }
    expect((await decide('x', 'plan')).status).toBe(404);
  });

  test('publishes what is planned or done under its titles, to all players and without the author', async () => {
    const [ann, bob] = [await newPlayer(), await newPlayer()];
    const id = await sent(ann, 'Words of Ann, and of nobody else.');
    expect(codeOf(await decide(id, 'publish', { titles: TITLES }))).toEqual([409, 'idea-state']);
    jump(1000);
    await decide(id, 'plan');
    const { en: _, ...four } = TITLES;
    expect((await decide(id, 'publish', { titles: four })).status, 'a language lacks').toBe(400);
    expect((await decide(id, 'publish', { titles: { ...TITLES, en: '\uD800' } })).status).toBe(400);
    expect((await decide(id, 'publish', { titles: TITLES })).status).toBe(200);
    const decidedAt = operator.clock.now();
    for (const language of LANGUAGES) {
      const { own, published } = await list(bob, language);
      expect(own).toEqual([]);
      expect(published.filter((idea) => idea.id === id)).toEqual([
        { id, title: TITLES[language], state: 'planned', decidedAt },
      ]);
    }
    await decide(id, 'done');
    expect((await list(bob)).published[0]).toMatchObject({ id, title: 'Calendar', state: 'done' });
  });

  test('takes an idea off the list of all players when it declines it after all', async () => {
    const player = await newPlayer();
    const id = await sent(player);
    await decide(id, 'plan');
    await decide(id, 'publish', { titles: TITLES });
    await decide(id, 'decline', { reason: 'Too dear.' });
    expect((await list(player)).published.map((idea) => idea.id)).not.toContain(id);
    await decide(id, 'plan');
    expect((await list(player)).published.map((idea) => idea.id)).not.toContain(id);
  });
});

test('a copy of the data has the player’s ideas with what became of them, and nobody else’s', async () => {
  const player = await newPlayer();
  const at = new Date(operator.clock.now()).toISOString();
  const id = await sent(player);
  await decide(id, 'decline', { reason: 'Too dear.' });
  await sent(await newPlayer(), 'Of somebody else.');
  const { body } = await operator.post<{ export: { id: string } }>(
    '/web-api/data-export',
    {},
    { token: await tokenOf(player) },
  );
  const answer = await operator.sandbox.fetch(
    new Request(`http://localhost:3000/web-api/data-export/${body.export.id}`, {
      headers: { Cookie: player.cookie },
    }),
  );
  const files = textsInZip(new Uint8Array(await answer.arrayBuffer()));
  expect(JSON.parse(files['ideas.json'] ?? '')).toEqual([
    { text: TEXT, state: 'declined', reason: 'Too dear.', sentAt: at, decidedAt: at },
  ]);
  expect(files['ideas.csv']).toContain(TEXT);
  expect(Object.values(files).join('\n')).not.toContain('Of somebody else.');
});

test('a reset takes ideas along', async () => {
  await sent(await newPlayer());
  expect((await operator.control('/reset')).status).toBe(200);
  const { body } = await operator.get<{ ideas: unknown[] }>('/sandbox/v1/ideas');
  expect(body.ideas).toEqual([]);
});
