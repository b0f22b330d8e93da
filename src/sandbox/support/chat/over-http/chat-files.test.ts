import type { ChatThread } from '@grandstand/bus-contracts/shell';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, uploadBench } from '../../../../../tests/harness/operator/upload-bench';

const AT = '/chat-api/v1';

let operator: TestOperator;
let ids = 0;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const send = (player: Partial<TestPlayer>, body: object) =>
  operator.post<ChatThread & ErrorBody>(
    `${AT}/messages`,
    { clientId: `message-${String((ids += 1))}`, text: '', ...body },
    player,
  );

/** Uploads a file for the chat; returns its id. */
async function uploaded(
  player: TestPlayer,
  file: Uint8Array,
  purpose: 'chat' | 'request' = 'chat',
): Promise<string> {
  const bench = uploadBench(operator);
  const { path } = await bench.upload(player, file, purpose);
  return path.split('/').at(-1) ?? '';
}

const open = (cookie: string | undefined, path: string): Promise<Response> =>
  operator.sandbox.fetch(
    new Request(`http://localhost:3000${path}`, { headers: cookie ? { Cookie: cookie } : {} }),
  );

test('CHT-01 files go with a message, and only the player and the person who answers can open them', async () => {
  const [ann, bob] = [await registerPlayer(operator), await registerPlayer(operator)];
  const picture = fileOf('image/png', 700);
  const id = await uploaded(ann, picture);
  const wish = { clientId: 'message-once', files: [{ id, name: '../my\nreceipt 123456.png' }] };
  const { body } = await send(ann, wish);
  expect(body.messages[0]).toMatchObject({
    from: 'visitor',
    text: '',
    files: [{ id, name: '..myreceipt ••••••.png', type: 'image/png', size: 700 }],
  });
  expect((await send(ann, wish)).body, 'the same message again').toEqual(body);

  const own = await open(ann.cookie, `${AT}/files/${id}`);
  expect(own.headers.get('Content-Disposition')).toBe('attachment; filename="file.png"');
  expect(own.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'");
  expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect((await open(bob.cookie, `${AT}/files/${id}`)).status).toBe(404);
  expect((await open(undefined, `${AT}/files/${id}`)).status).toBe(401);

  const { chats } = (
    await operator.get<{ chats: (ChatThread & { id: string })[] }>('/sandbox/v1/chats')
  ).body;
  const chat = chats.find(({ messages }) => messages.some(({ files }) => files?.length));
  expect(chat?.messages[0]?.files).toEqual(body.messages[0]?.files);
  const [forQa, inAnother] = [chat?.id ?? '', 'another'].map(
    (chatId) => `/sandbox/v1/chats/${chatId}/files/${id}`,
  );
  expect((await open(undefined, forQa ?? '')).headers.get('Content-Type')).toBe('image/png');
  expect((await open(undefined, inAnother ?? '')).status).toBe(404);
});

test('a file that is not whole, not the player’s, for another purpose, or sent before is refused with its message', async () => {
  const [ann, bob] = [await registerPlayer(operator), await registerPlayer(operator)];
  const pdf = fileOf('application/pdf', 700);
  const [own, foreign, ofRequest] = [
    await uploaded(ann, pdf),
    await uploaded(bob, pdf),
    await uploaded(ann, pdf, 'request'),
  ];
  const half = (await uploadBench(operator).begun(ann, 700, 'chat')).split('/').at(-1) ?? '';
  const refused = async (player: Partial<TestPlayer>, file: string) => {
    const { status, body } = await send(player, { text: 'Look', files: [{ id: file, name: 'a' }] });
    return [status, body.error?.code];
  };
  for (const file of [foreign, ofRequest, half, 'none']) {
    expect(await refused(ann, file), file).toEqual([422, 'bad-file']);
  }
  expect(await refused({}, own), 'a guest').toEqual([422, 'bad-file']);
  expect((await send(ann, { files: [{ id: own, name: 'a.pdf' }] })).status).toBe(200);
  expect(await refused(ann, own), 'again').toEqual([422, 'bad-file']);
  const { body } = await operator.get<ChatThread>(`${AT}/history`, ann);
  expect(body.messages.filter(({ from }) => from === 'visitor')).toHaveLength(1);
  expect((await send(ann, {})).status, 'nothing').toBe(400);
});

test('a file that came into no message is deleted after a day, and one in a message stays', async () => {
  const player = await registerPlayer(operator);
  const bench = uploadBench(operator);
  const [left, kept] = [
    await uploaded(player, fileOf('image/png', 700)),
    await uploaded(player, fileOf('image/jpeg', 700)),
  ];
  await send(player, { files: [{ id: kept, name: 'kept.jpg' }] });
  expect(
    (
      await bench.send({
        method: 'DELETE',
        path: `/upload-api/files/${kept}`,
        cookie: player.cookie,
      })
    ).status,
  ).toBe(404);
  operator.clock.jump(operator.clock.now() + 86_400_000);
  await bench.begun(await registerPlayer(operator), 10);
  const there = (await bench.listed()).map(({ id }) => id);
  expect(there).toContain(kept);
  expect(there).not.toContain(left);
});

test('a transcript names the files, and has no more of them', async () => {
  const player = await registerPlayer(operator);
  const id = await uploaded(player, fileOf('image/png', 700));
  await send(player, { text: 'zzqqx', files: [{ id, name: 'receipt.png' }] });
  const text = await (await open(player.cookie, `${AT}/transcript?lang=ru`)).text();
  expect(text).toMatch(/:\nzzqqx\nФайл: receipt\.png\n/);
  expect(text).not.toContain(id);
});
