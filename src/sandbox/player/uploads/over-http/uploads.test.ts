import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  cookieOf,
  migratedFolder,
  registerPlayer,
  signInDemo,
  startOperator,
} from '@grandstand/sandbox/testing';
import {
  CHUNK,
  fileOf,
  FILES,
  MAX_BYTES,
  uploadBench,
} from '../../../../../tests/harness/operator/upload-bench';

let operator: TestOperator;
let ann: TestPlayer;
let bob: TestPlayer;
let bench: ReturnType<typeof uploadBench>;

beforeAll(async () => {
  operator = await startOperator();
  bench = uploadBench(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});
beforeAll(async () => {
  ann = await registerPlayer(operator);
  bob = await registerPlayer(operator);
});

const codeOf = async (answer: Response): Promise<unknown> =>
  [answer.status, ((await answer.json()) as { error: { code: string } }).error.code] as const;

describe('a ticket', () => {
  test('is for players, and names what may be uploaded', async () => {
    const guest = await operator.post('/web-api/uploads/ticket', { purpose: 'request' });
    expect(guest.status).toBe(401);
    const { body } = await operator.post<Record<string, unknown>>(
      '/web-api/uploads/ticket',
      { purpose: 'request' },
      { token: ann.token },
    );
    expect(body).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
      expiresAt: operator.clock.now() + 600_000,
      maxBytes: MAX_BYTES,
      types: Object.keys(FILES),
    });
    const other = await operator.post(
      '/web-api/uploads/ticket',
      { purpose: 'other' },
      { token: ann.token },
    );
    expect(other.status).toBe(400);
  });

  test('is good once, for ten minutes, and for its player', async () => {
    const used = await bench.ticketOf(ann);
    expect((await bench.begin(ann, used, 10)).status).toBe(201);
    expect(await codeOf(await bench.begin(ann, used, 10))).toEqual([403, 'bad-ticket']);

    const late = await bench.ticketOf(ann);
    operator.clock.jump(operator.clock.now() + 600_000);
    expect(await codeOf(await bench.begin(ann, late, 10))).toEqual([403, 'bad-ticket']);

    const expired = await bench.ticketOf(ann);
    const path = `/players/${ann.login}/upload-tickets/expire`;
    expect((await operator.control<object>(path)).body).toEqual({ expired: 1 });
    expect(await codeOf(await bench.begin(ann, expired, 10))).toEqual([403, 'bad-ticket']);
    expect((await operator.control<object>(path)).body).toEqual({ expired: 0 });

    const foreign = await bench.ticketOf(ann);
    expect(await codeOf(await bench.begin(bob, foreign, 10))).toEqual([403, 'bad-ticket']);
    expect((await bench.begin(ann, foreign, 10)).status, 'it is still there for its player').toBe(
      201,
    );
    for (const none of ['', 'x', 'x'.repeat(4000)]) {
      expect(await codeOf(await bench.begin(ann, none, 10))).toEqual([403, 'bad-ticket']);
    }
  });

  test('is good once, also in many requests at a time', async () => {
    const ticket = await bench.ticketOf(bob);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bench.begin(bob, ticket, 10)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array(7).fill(403)]);
  });

  test('is not kept itself', async () => {
    const ticket = await bench.ticketOf(bob);
    const folder = await migratedFolder();
    const own = await startOperator({ dataDir: folder });
    const player = await registerPlayer(own);
    const kept = await uploadBench(own).ticketOf(player);
    await own.sandbox.close();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => statSync(name).isFile());
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((name) => readFileSync(name).includes(kept))).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(ticket).not.toBe(kept);
  });

  test('is refused to a player who has had 30 within a day', async () => {
    const carl = await registerPlayer(operator);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { status } = await operator.post(
        '/web-api/uploads/ticket',
        { purpose: 'request' },
        { token: carl.token },
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('an upload', () => {
  test.each(Object.keys(FILES))('of %s arrives in parts, and whole', async (type) => {
    const file = fileOf(type, 2 * CHUNK + 5);
    const { path, status } = await bench.upload(ann, file);
    expect(status).toBe(204);
    const answer = await bench.head(ann, path);
    expect([answer.status, answer.headers.get('Upload-Offset')]).toEqual([
      200,
      String(file.length),
    ]);
    expect(answer.headers.get('Upload-Length')).toBe(String(file.length));
    const id = path.split('/').at(-1);
    expect((await bench.listed()).find((one) => one.id === id)).toMatchObject({
      login: ann.login,
      purpose: 'request',
      size: file.length,
      received: file.length,
      type,
    });
  });

  test('goes on where it broke off, and only there', async () => {
    const file = fileOf('image/png', CHUNK + 1000);
    const path = await bench.begun(ann, file.length);
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(file.subarray(0, 700));
      },
      pull(controller) {
        controller.error(new Error('The connection is gone.'));
      },
    });
    await operator.sandbox
      .fetch(
        new Request(`http://localhost:3000${path}`, {
          method: 'PATCH',
          headers: {
            'X-Requested-With': 'XMLHttpRequest',
            'Tus-Resumable': '1.0.0',
            'Content-Type': 'application/offset+octet-stream',
            'Content-Length': String(CHUNK),
            'Upload-Offset': '0',
            Cookie: ann.cookie,
          },
          body: broken,
          duplex: 'half',
        } as RequestInit),
      )
      .catch(() => {});
    const kept = Number((await bench.head(ann, path)).headers.get('Upload-Offset'));
    expect([0, 700]).toContain(kept);
    expect(await codeOf(await bench.patch(ann, path, kept + 1, file.subarray(0, 10)))).toEqual([
      409,
      'upload-offset',
    ]);
    const rest = file.subarray(kept);
    expect((await bench.patch(ann, path, kept, rest.subarray(0, CHUNK))).status).toBe(204);
    expect(
      (await bench.patch(ann, path, kept + CHUNK, rest.subarray(CHUNK))).headers.get(
        'Upload-Offset',
      ),
    ).toBe(String(file.length));
    // Nothing can be added to a file that is whole.
    expect((await bench.patch(ann, path, file.length, new Uint8Array(1))).status).toBe(413);
    expect((await bench.patch(ann, path, 0, file.subarray(0, 10))).status).toBe(409);
  });

  test('P120 keeps its bytes encrypted, under a name that nobody can guess, and loses them with a reset', async () => {
    const folder = await migratedFolder();
    const own = await startOperator({ dataDir: folder });
    const ownBench = uploadBench(own);
    const player = await registerPlayer(own);
    const file = fileOf('application/pdf', CHUNK + 7);
    const { path } = await ownBench.upload(player, file);
    const [name = ''] = readdirSync(join(folder, 'files'));
    expect(name).toMatch(/^[\w-]{32}$/);
    expect(path.endsWith(name)).toBe(true);
    // One file is left of its parts, and none of it can be read without the key.
    const at = join(folder, 'files', name);
    expect(readdirSync(at)).toEqual(['whole']);
    const kept = readFileSync(join(at, 'whole'));
    expect(kept.includes(Buffer.from(file.subarray(1000, 1016)))).toBe(false);
    expect(kept.includes('%PDF')).toBe(false);
    for (const each of [at, join(at, 'whole'), join(folder, 'files.key')]) {
      expect(statSync(each).mode % 0o100, 'no other user of the machine reads it').toBe(0);
    }
    await ownBench.send({ method: 'DELETE', path, cookie: player.cookie });
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
    await ownBench.upload(player, file);
    await own.control('/reset');
    expect(existsSync(join(folder, 'files'))).toBe(false);
    await own.sandbox.close();
    rmSync(folder, { recursive: true });
  });

  test('is bounded: the file, a part of it, and what was announced', async () => {
    const ticket = await bench.ticketOf(ann);
    expect(await codeOf(await bench.begin(ann, ticket, MAX_BYTES + 1))).toEqual([413, 'too-large']);
    expect((await bench.begin(ann, ticket, MAX_BYTES)).status, 'the ticket is still good').toBe(
      201,
    );
    const path = await bench.begun(ann, 2 * CHUNK);
    const tooMuch = fileOf('image/png', CHUNK + 1);
    expect(await codeOf(await bench.patch(ann, path, 0, tooMuch))).toEqual([413, 'too-large']);
    const small = await bench.begun(ann, 100);
    expect(await codeOf(await bench.patch(ann, small, 0, tooMuch.subarray(0, 101)))).toEqual([
      413,
      'too-large',
    ]);
    const none = await bench.begin(ann, await bench.ticketOf(ann), 0);
    expect(none.status).toBe(400);
  });

  test('that is not whole after a day is gone, and so is a whole one that nothing needs', async () => {
    const file = fileOf('image/png', 1000);
    const { demo } = operator.sandbox;
    const player = await signInDemo(operator);
    const path = await bench.begun(player, file.length);
    await bench.patch(player, path, 0, file.subarray(0, 500));
    const { path: whole } = await bench.upload(player, file);
    operator.clock.jump(operator.clock.now() + 86_400_000);
    // A session lives for 12 hours.
    const again = await operator.post('/web-api/user/login', { ...demo, remember: true });
    const later = { cookie: cookieOf(again) };
    expect((await bench.head(later, path)).status).toBe(404);
    expect((await bench.head(later, whole)).status).toBe(200);
    await bench.begin(later, await bench.ticketOf(later), 10);
    const ids = (await bench.listed()).map(({ id }) => id);
    expect(ids.some((id) => path.endsWith(id))).toBe(false);
    expect(ids.some((id) => whole.endsWith(id))).toBe(false);
  });
});
