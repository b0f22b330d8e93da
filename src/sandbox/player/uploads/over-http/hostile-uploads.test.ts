import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  handClock,
  HANGS,
  hangingFileWork,
  hostileFiles,
  IN_PICTURE,
  MAX_MS,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import { verificationBench } from '../../../../../tests/harness/operator/verification-bench';
import { fileOf, uploadBench } from '../../../../../tests/harness/operator/upload-bench';

const endless = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(HANGS)]);

/** An operator whose reader of files hangs on some of them until its own clock ends it. */
async function openHanging() {
  const fileClock = handClock();
  const { fileWork, given } = hangingFileWork(fileClock);
  const operator = await startOperator({ fileWork });
  const bench = uploadBench(operator);
  /** Sends a file that never ends, and waits until the thread has it. */
  const hang = async (player: TestPlayer) => {
    const before = given();
    const path = await bench.begun(player, endless.length);
    const sent = bench.patch(player, path, 0, endless);
    await vi.waitFor(() => expect(given()).toBe(before + 1));
    return { path, sent };
  };
  return { fileClock, operator, bench, hang };
}

const close = async (operator: TestOperator): Promise<void> => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
};
const codeOf = async (answer: Response): Promise<unknown> => {
  const { error } = (await answer.json()) as { error: { code: string } };
  return [answer.status, error.code];
};

test('P120 a file that never ends keeps nobody waiting, and is refused and removed by its limit of time', async () => {
  const { operator, fileClock, bench, hang } = await openHanging();
  const ann = await registerPlayer(operator);
  const { path, sent } = await hang(ann);

  // The site goes on meanwhile: a page's call, one that reads the database, and one that writes to it.
  const others: Answer<unknown>[] = [
    await operator.get('/bff-api/v1/config'),
    await operator.get('/line-api/v1/games?section=line&sport=football'),
  ];
  const bob = await registerPlayer(operator);
  others.push(await operator.get('/web-api/user/accounts', { token: bob.token }));
  expect(others.at(-1)?.status).toBe(200);

  // Another file finds no room. It is kept, and its last bytes are asked for again.
  const file = fileOf('image/png', 700);
  const waiting = await bench.begun(bob, file.length);
  expect((await bench.patch(bob, waiting, 0, file.subarray(0, 500))).status).toBe(204);
  const busy = await bench.patch(bob, waiting, 500, file.subarray(500));
  expect(busy.headers.get('Retry-After')).toBe('2');
  expect(await codeOf(busy)).toEqual([503, 'files-busy']);
  expect((await bench.head(bob, waiting)).headers.get('Upload-Offset')).toBe('500');

  fileClock.advance(MAX_MS);
  expect(await codeOf(await sent)).toEqual([422, 'unreadable-file']);
  expect((await bench.head(ann, path)).status).toBe(404);
  expect((await bench.patch(bob, waiting, 500, file.subarray(500))).status).toBe(204);
  expect((await bench.head(bob, waiting)).headers.get('Upload-Offset')).toBe('700');
  await close(operator);
});

test('a document that can’t be read in time waits for people, and so does nothing else', async () => {
  const { operator, fileClock, hang } = await openHanging();
  const bench = verificationBench(operator);
  const ann = await registerPlayer(operator);
  await bench.describePlayer(ann);
  const { path } = await bench.uploadProof(ann, 'passport', fileOf('image/png', 700));
  const held = async () => (await bench.reviews()).map(({ isHeld }) => isHeld);
  expect(await held()).toEqual([false]);

  // The reader is kept by another file: the document is read at a later look.
  const bob = await registerPlayer(operator);
  const { sent } = await hang(bob);
  operator.clock.jump(operator.clock.now() + 20_000);
  await operator.control('/settle');
  expect(await held()).toEqual([false]);
  fileClock.advance(MAX_MS);
  expect((await sent).status).toBe(422);
  await operator.control('/settle');
  expect(await held()).toEqual([true]);
  expect(path).toContain('/upload-api/files/');
  await close(operator);
});

describe('an operator with its own reader', () => {
  let operator: TestOperator;
  let bench: ReturnType<typeof uploadBench>;
  let ann: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator();
    bench = uploadBench(operator);
    ann = await registerPlayer(operator);
  });
  afterAll(() => close(operator));

  test('P120 judges hostile files, in a thread', async () => {
    for (const [type, makers] of Object.entries(hostileFiles(150_000))) {
      // Of pictures both whole ones and others.
      const entries = Object.entries(makers);
      for (const [name, make] of [...entries.slice(0, 2), ...entries.slice(-1)]) {
        const { status } = await bench.upload(ann, make());
        const isRead = type === 'application/pdf' || name.endsWith(IN_PICTURE);
        expect(status).toBe(isRead ? 204 : 422);
      }
    }
  });

  test('refuses a photo in HEIC with words of its own', async () => {
    const names = Buffer.from('ftypmif1\0\0\0\0mif1heic', 'latin1');
    const file = Buffer.concat([
      Buffer.from([0, 0, 0, names.length + 4]),
      names,
      Buffer.alloc(600),
    ]);
    const path = await bench.begun(ann, file.length);
    expect(await codeOf(await bench.patch(ann, path, 0, file))).toEqual([415, 'heic-photo']);
    expect((await bench.head(ann, path)).status).toBe(404);
  });

  test.each([
    ['nothing', 0, 204],
    ['a mark of the byte order', 3, 204],
    ['as many bytes as readers skip', 1024, 204],
    ['one more', 1025, 415],
  ])('takes a PDF behind %s', async (_, length, status) => {
    const file = Buffer.concat([Buffer.alloc(length, 0xef), fileOf('application/pdf', 3000)]);
    const sent = await bench.upload(ann, file);
    expect(sent.status).toBe(status);
    const listed = (await bench.listed()).find(({ id }) => sent.path.endsWith(id));
    expect(listed?.type ?? null).toBe(status === 204 ? 'application/pdf' : null);
  });
});
