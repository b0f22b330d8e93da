import { expect, test } from 'vitest';
import { fileOf } from '../../../../../tests/harness/operator/upload-bench';
import {
  codeOf,
  openRequestsBench,
  REQUESTS,
} from '../../../../../tests/harness/operator/requests-bench';

const bench = openRequestsBench();

test('P120 a request is its player’s alone: all calls of another player, and of a guest, are answered as for an unknown one', async () => {
  const [ann, bob] = [await bench.newPlayer(), await bench.newPlayer()];
  const id = await bench.created(ann);
  await bench.answer(id);
  for (const unknown of [id, 'x', id.slice(1), '__proto__']) {
    const read = await bench.get(bob, `/${unknown}`);
    const calls = [
      await bench.reply(bob, unknown),
      await bench.post(bob, `/${unknown}/close`, {}),
      await bench.post(bob, `/${unknown}/read`, {}),
      read,
    ];
    for (const { status, body } of calls) {
      expect([status, body]).toEqual([
        404,
        { error: { code: 'not-found', message: 'Nothing found.' } },
      ]);
    }
  }
  for (const path of [`/${id}`, '', '/topics']) {
    expect((await bench.operator.get(`${REQUESTS}${path}`)).status).toBe(401);
  }
  for (const path of ['', `/${id}/reply`, `/${id}/close`, `/${id}/read`]) {
    expect((await bench.operator.post(`${REQUESTS}${path}`)).status).toBe(401);
  }
  expect(await bench.list(bob)).toEqual([]);
  expect(await bench.read(ann, id)).toMatchObject({ state: 'waiting-for-you', unread: 1 });
});

test('P120 a transaction of another player is none', async () => {
  const [ann, bob] = [await bench.newPlayer(), await bench.newPlayer()];
  const movementId = await bench.deposit(ann);
  const wish = { topicId: 'deposit', subTopicId: 'not-credited', movementId };
  const foreign = await bench.create(bob, wish);
  const unknown = await bench.create(bob, { ...wish, movementId: 'x' });
  expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
  expect(codeOf(foreign)).toEqual([404, 'not-found']);
  expect((await bench.create(ann, wish)).status).toBe(200);
});

test('P120 a file belongs to one message of its player, and is downloaded by its player alone', async () => {
  const [ann, bob] = [await bench.newPlayer(), await bench.newPlayer()];
  const bytes = fileOf('image/png', 700);
  const file = await bench.upload(ann, bytes);
  expect(codeOf(await bench.create(bob, { files: [file] }))).toEqual([422, 'bad-file']);
  const begun = await bench.uploads.begun(ann, 700);
  const half = begun.split('/').at(-1) ?? '';
  expect(codeOf(await bench.create(ann, { files: [half] })), 'not whole').toEqual([
    422,
    'bad-file',
  ]);
  const id = await bench.created(ann, { files: [file, file] });
  expect(codeOf(await bench.reply(ann, id, { files: [file] })), 'twice').toEqual([422, 'bad-file']);
  expect((await bench.read(ann, id)).messages).toMatchObject([
    { files: [{ id: file, type: 'image/png', size: 700 }] },
  ]);
  const other = await bench.created(ann);
  const path = (request: string, name: string): string => `${REQUESTS}/${request}/files/${name}`;
  const answer = await bench.operator.get(path(id, file), { cookie: ann.cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="file.png"');
  expect(answer.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  for (const [wrong, cookie, status] of [
    [path(id, file), bob.cookie, 404],
    [path(id, file), '', 401],
    [path(other, file), ann.cookie, 404],
    [path(id, 'x'), ann.cookie, 404],
    [path('x', file), ann.cookie, 404],
  ] as const) {
    expect((await bench.operator.get(wrong, { cookie })).status).toBe(status);
  }
  const forQa = await bench.operator.get(`/sandbox/v1/requests/${id}/files/${file}`);
  expect(forQa.status).toBe(200);
});

test('a file of a message stays: its player can’t delete it, and time does not; one that came into none goes after a day', async () => {
  const ann = await bench.newPlayer();
  const [kept, left] = [
    await bench.upload(ann, fileOf('image/png', 700)),
    await bench.upload(ann, fileOf('image/png', 700)),
  ];
  await bench.created(ann, { files: [kept] });
  const { send, listed } = bench.uploads;
  const path = `/upload-api/files/${kept}`;
  expect((await send({ method: 'DELETE', path, cookie: ann.cookie })).status).toBe(404);
  bench.operator.clock.jump(bench.operator.clock.now() + 86_400_000);
  const bob = await bench.newPlayer();
  await bench.upload(bob, fileOf('image/png', 700));
  const ids = (await listed()).map(({ id }) => id);
  expect([ids.includes(kept), ids.includes(left)]).toEqual([true, false]);
});

test('a reset takes requests and their files along', async () => {
  const ann = await bench.newPlayer();
  await bench.created(ann, { files: [await bench.upload(ann, fileOf('image/png', 700))] });
  expect((await bench.operator.control('/reset')).status).toBe(200);
  const { body } = await bench.operator.get<{ requests: unknown[] }>('/sandbox/v1/requests');
  expect(body.requests).toEqual([]);
});
