import { APPEAL_LENGTH, type AppealList } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator, textsInZip } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const APPEALS = '/web-api/user/block-appeals';
const TEXT = 'I have one account alone.';
const WEEK = 7 * 86_400_000;
const ORIGIN = 'http://localhost:3000';

type Body = Partial<AppealList> & {
  readonly error?: ErrorBody['error'] & { readonly details?: unknown };
};

let operator: TestOperator;
let refs = 0;
beforeAll(async () => {
  operator = await startOperator({ siteOrigin: ORIGIN });
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const nextRefId = (): string => `appeal-${String((refs += 1)).padStart(4, '0')}`;
/** A token of the time that the test's clock shows. */
const tokenOf = async ({ cookie }: TestPlayer): Promise<string> =>
  (await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie })).body.token;
const ban = (player: TestPlayer, level: number) =>
  operator.control(`/players/${player.login}/ban`, { level, version: 2 });
const bannedPlayer = async (): Promise<TestPlayer> => {
  const player = await registerPlayer(operator);
  await ban(player, 3);
  return player;
};
const send = async (player: TestPlayer, appeal: object = {}) =>
  operator.post<Body>(
    APPEALS,
    { text: TEXT, refId: nextRefId(), ...appeal },
    { token: await tokenOf(player) },
  );
const list = async (player: TestPlayer) =>
  (await operator.get<AppealList>(APPEALS, { token: await tokenOf(player) })).body;
const newest = async (player: TestPlayer): Promise<string> =>
  (await list(player)).appeals[0]?.id ?? '';
const answer = (id: string, what: 'accept' | 'reject', text = 'Two accounts.') =>
  operator.control<Body>(`/appeals/${id}/${what}`, { answer: text });
const codeOf = ({ status, body }: { status: number; body: Body }) => [status, body.error?.code];
const jump = (ms: number): void => operator.clock.jump(operator.clock.now() + ms);
const levelOf = async (player: TestPlayer): Promise<number> =>
  (
    await operator.get<{ result: { ban_level: number } }>('/web-api/user/config', {
      token: await tokenOf(player),
    })
  ).body.result.ban_level;
const messagesTo = async (mail: string) =>
  (
    await operator.get<{ messages: { template: string; language: string; text: string }[] }>(
      `/sandbox/v1/outbox?to=${mail}`,
    )
  ).body.messages;

describe('an appeal', () => {
  test('is kept as it was written, is answered with the list, and is seen by its player alone', async () => {
    const [ann, bob] = [await bannedPlayer(), await bannedPlayer()];
    const text = '<img src=x onerror=alert(1)>\n{{text}} & "more"';
    const sent = await send(ann, { text: `  ${text} ` });
    const appeal = { text, status: 'waiting', answer: null, answeredAt: null };
    expect(sent).toMatchObject({
      status: 200,
      body: {
        appeals: [{ ...appeal, createdAt: operator.clock.now() }],
        refusal: { code: 'appeal-waiting' },
      },
    });
    expect(await list(ann)).toEqual(sent.body);
    expect(await list(bob)).toEqual({ appeals: [], refusal: null });
    const waiting = await operator.get<{ appeals: object[] }>('/sandbox/v1/appeals');
    expect(waiting.body.appeals).toContainEqual(
      expect.objectContaining({ ...appeal, login: ann.login }),
    );
  });

  test('is for players who are banned', async () => {
    const player = await registerPlayer(operator);
    expect(await list(player)).toEqual({ appeals: [], refusal: { code: 'not-restricted' } });
    expect(codeOf(await send(player))).toEqual([409, 'not-restricted']);
    expect((await operator.post(APPEALS, { text: TEXT, refId: nextRefId() })).status).toBe(401);
    expect((await list(player)).appeals).toEqual([]);
  });

  test.each([1, 3, 45, 53, 1000])('is taken at the ban level %d', async (level) => {
    const player = await registerPlayer(operator);
    await ban(player, level);
    expect((await send(player)).status).toBe(200);
  });

  test.each([
    ['too few words', { text: ` ${'a'.repeat(APPEAL_LENGTH.min - 1)}  ` }],
    ['too many words', { text: 'a'.repeat(APPEAL_LENGTH.max + 1) }],
    ['a NUL', { text: `${TEXT}\0` }],
    ['no text', { text: null }],
    ['no refId', { refId: '' }],
  ])('with %s is refused', async (_, appeal) => {
    const player = await bannedPlayer();
    expect((await send(player, appeal)).status).toBe(400);
    expect((await list(player)).appeals).toEqual([]);
  });

  test.each([APPEAL_LENGTH.min, APPEAL_LENGTH.max])('of %d characters is taken', async (length) => {
    expect((await send(await bannedPlayer(), { text: 'a'.repeat(length) })).status).toBe(200);
  });

  test('waits for the answer to the one before; the same refId is the same one, in tabs beside each other too', async () => {
    const player = await bannedPlayer();
    const refId = nextRefId();
    const same = await Promise.all(Array.from({ length: 5 }, () => send(player, { refId })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(codeOf(await send(player))).toEqual([409, 'appeal-waiting']);
    expect((await list(player)).appeals).toHaveLength(1);
    await answer(await newest(player), 'reject');
    expect((await list(player)).refusal).toBeNull();
    expect((await send(player)).status).toBe(200);
  });

  test('waits a week after three, and the refusal says until when', async () => {
    const player = await bannedPlayer();
    const first = operator.clock.now();
    for (let count = 0; count < 3; count += 1) {
      expect((await send(player)).status).toBe(200);
      await answer(await newest(player), 'reject');
      jump(1000);
    }
    const refusal = { code: 'too-many-appeals', until: first + WEEK };
    expect((await list(player)).refusal).toEqual(refusal);
    const refused = await send(player);
    expect(codeOf(refused)).toEqual([429, 'too-many-appeals']);
    expect(refused.body.error?.details).toEqual({ until: first + WEEK });
    jump(WEEK - 3000);
    expect((await send(player)).status).toBe(200);
  });

  test('is in the copy of the player’s data', async () => {
    const player = await bannedPlayer();
    await send(player);
    await answer(await newest(player), 'reject');
    const token = await tokenOf(player);
    const made = await operator.post<{ export: { id: string } }>(
      '/web-api/data-export',
      {},
      { token },
    );
    const { id } = made.body.export;
    const headers = { Cookie: player.cookie };
    const copy = await operator.sandbox.fetch(
      new Request(`${ORIGIN}/web-api/data-export/${id}?lang=en`, { headers }),
    );
    const files = textsInZip(new Uint8Array(await copy.arrayBuffer()));
    expect(JSON.parse(files['appeals.json'] ?? '')).toMatchObject([
      { text: TEXT, status: 'rejected', answer: 'Two accounts.' },
    ]);
  });
});

describe('the operator', () => {
  test('rejects an appeal: its player reads why, on the page and by mail, and stays banned', async () => {
    const player = await bannedPlayer();
    await operator.control(`/players/${player.login}/contacts`, { mail: 'rejected@example.com' });
    await send(player);
    jump(1000);
    await answer(await newest(player), 'reject', ' <b>Two</b> accounts. ');
    expect((await list(player)).appeals).toMatchObject([
      { status: 'rejected', answer: '<b>Two</b> accounts.', answeredAt: operator.clock.now() },
    ]);
    expect(await levelOf(player)).toBe(3);
    expect(await messagesTo('rejected@example.com')).toMatchObject([
      { template: 'appeal-rejected', text: expect.stringContaining('<b>Two</b> accounts.') },
    ]);
  });

  test('accepts an appeal: the ban is lifted at once, and the player is told', async () => {
    const player = await bannedPlayer();
    await operator.control(`/players/${player.login}/contacts`, { mail: 'accepted@example.com' });
    await send(player);
    const heard = await operator.sandbox.fetch(
      new Request(`${ORIGIN}/feed-api/v1/stream`, { headers: { cookie: player.cookie } }),
    );
    const reader = heard.body!.getReader();
    await reader.read();
    await answer(await newest(player), 'accept', 'You are right.');
    expect(new TextDecoder().decode((await reader.read()).value)).toContain(
      '"isStatusChanged":true,"ban":{"level":0,"version":2}',
    );
    expect(await levelOf(player)).toBe(0);
    expect(await list(player)).toMatchObject({
      appeals: [{ status: 'accepted', answer: 'You are right.' }],
      refusal: { code: 'not-restricted' },
    });
    const [message] = await messagesTo('accepted@example.com');
    expect(message).toMatchObject({ template: 'appeal-accepted' });
    expect(message?.text).toContain('You are right.');
    expect(message?.text).toContain(`${ORIGIN}/en/block-appeal-history`);
  });

  test('accepts what waits when it lifts a ban, and its message has no empty paragraph', async () => {
    const player = await bannedPlayer();
    await operator.control(`/players/${player.login}/contacts`, { mail: 'lifted@example.com' });
    await send(player);
    await ban(player, 45);
    expect((await list(player)).appeals).toMatchObject([{ status: 'waiting' }]);
    await ban(player, 0);
    expect((await list(player)).appeals).toMatchObject([{ status: 'accepted', answer: null }]);
    const [message] = await messagesTo('lifted@example.com');
    expect(message).toMatchObject({ template: 'appeal-accepted' });
    expect(message?.text).not.toMatch(/\n{3}/);
  });

  test('answers each appeal once', async () => {
    const player = await bannedPlayer();
    await send(player);
    const id = await newest(player);
    await answer(id, 'reject');
    expect(codeOf(await answer(id, 'accept'))).toEqual([409, 'appeal-answered']);
    expect(await levelOf(player)).toBe(3);
    const waiting = await operator.get<{ appeals: { id: string }[] }>('/sandbox/v1/appeals');
    expect(waiting.body.appeals.filter((appeal) => appeal.id === id)).toEqual([]);
    expect((await operator.get(`/sandbox/v1/appeals/${id}`)).body).toMatchObject({
      login: player.login,
      status: 'rejected',
    });
    for (const unknown of ['0', '999999', 'x', '1.5', '-1']) {
      expect(codeOf(await answer(unknown, 'reject'))).toEqual([404, 'not-found']);
    }
    expect((await answer(id, 'reject', ' ')).status).toBe(400);
  });
});
