import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  migratedFolder,
  PICTURES,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '../../../../../tests/harness/operator/upload-bench';
import { verificationBench } from '../../../../../tests/harness/operator/verification-bench';

let operator: TestOperator;
let bench: ReturnType<typeof verificationBench>;
beforeAll(async () => {
  operator = await startOperator();
  bench = verificationBench(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

async function newPlayer(): Promise<TestPlayer> {
  const player = await registerPlayer(operator);
  await bench.describePlayer(player);
  return player;
}
const pathOf = (id: string | null | undefined): string =>
  `/web-api/verification/documents/${id ?? ''}`;

test('P120 a document is downloaded by its player alone: every id by every player, and by a guest', async () => {
  const players = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()];
  const files = [
    await bench.specimen('passport'),
    await bench.specimen('passport', { flaw: 'blur' }),
    fileOf('application/pdf', 700),
    fileOf('image/jpeg', 700),
  ];
  const ids: string[] = [];
  for (const [index, player] of players.entries()) {
    const file = files[index] ?? new Uint8Array();
    await bench.uploadProof(player, 'passport', file);
    ids.push((await bench.state(player)).asked[0]?.documentId ?? '');
  }
  // Two are decided, two wait for people.
  await bench.decideDue();
  let tried = 0;
  for (const [index, owner] of players.entries()) {
    for (const other of [...players, { cookie: '' }]) {
      const answer = await operator.get(pathOf(ids[index]), { cookie: other.cookie });
      const expected = other === owner ? 200 : other.cookie === '' ? 401 : 404;
      expect(answer.status).toBe(expected);
      tried += 1;
    }
  }
  expect(tried).toBe(4 * 5);
  const [ann] = players;
  for (const id of ['x', ...ids.map((one) => one.slice(1)), '__proto__']) {
    const answer = await operator.get(pathOf(id), { cookie: ann?.cookie ?? '' });
    expect(answer.status).toBe(404);
  }
});

test('P120 a document is a file to save, which runs nowhere and is kept by no cache', async () => {
  const player = await newPlayer();
  await bench.uploadProof(player, 'passport', fileOf('image/webp', 700));
  const [asked] = (await bench.state(player)).asked;
  const { headers } = await operator.get(pathOf(asked?.documentId), { cookie: player.cookie });
  expect(headers.get('Content-Type')).toBe('image/webp');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="passport.webp"');
  expect(headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('P120 a whole document is the operator’s: its player can’t take it out of a review', async () => {
  const player = await newPlayer();
  const { path } = await bench.uploadProof(player, 'passport', await bench.specimen('passport'));
  const { cookie } = player;
  expect((await bench.send({ method: 'DELETE', path, cookie })).status).toBe(404);
  expect((await bench.state(player)).asked).toMatchObject([{ state: 'checking' }]);
});

/** A PNG whose head says that it is of a size. */
function pictureOf(width: number, height: number): Uint8Array {
  const file = Buffer.from(PICTURES['image/png']);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

test('P120 a picture of more than 40 megapixels is refused before it is decoded, and removed', async () => {
  const player = await newPlayer();
  const before = await bench.listed();
  const { path, status } = await bench.uploadProof(player, 'passport', pictureOf(50_000, 50_000));
  expect(status).toBe(413);
  expect((await bench.head(player, path)).status).toBe(404);
  expect(await bench.listed()).toEqual(before);
  expect((await bench.state(player)).asked).toMatchObject([{ state: 'missing', upload: null }]);
  const blank = { width: 8000, height: 5000, channels: 3, background: '#fff' } as const;
  const largest = await sharp({ create: blank }).png().toBuffer();
  expect((await bench.uploadProof(player, 'passport', largest)).status).toBe(204);
});

test('P120 markup in the place of a document is refused, and removed', async () => {
  const player = await newPlayer();
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<script>alert(1)</script>']) {
    const { status } = await bench.uploadProof(player, 'passport', Buffer.from(text));
    expect(status).toBe(415);
  }
  expect((await bench.state(player)).asked).toMatchObject([{ state: 'missing', upload: null }]);
});

test('P120 a document is deleted 30 days after its decision, from the disk too', async () => {
  const folder = await migratedFolder();
  operator.clock.advance(0);
  const own = await startOperator({ dataDir: folder });
  const ownBench = verificationBench(own);
  const player = await registerPlayer(own);
  await ownBench.describePlayer(player);
  await ownBench.uploadProof(player, 'passport', await ownBench.specimen('passport'));
  await ownBench.decideDue();
  const files = (): readonly string[] => readdirSync(join(folder, 'files'));
  const days = (count: number): void => own.clock.jump(own.clock.now() + count * 86_400_000);
  days(30);
  own.clock.jump(own.clock.now() - 1);
  await own.control('/settle');
  expect(files()).toHaveLength(1);
  own.clock.jump(own.clock.now() + 1);
  await own.control('/settle');
  expect(files()).toEqual([]);
  const reviews = await ownBench.listed();
  expect(reviews).toEqual([]);
  expect(own.problems).toEqual([]);
  await own.control('/reset');
  expect(existsSync(join(folder, 'files'))).toBe(false);
  await own.sandbox.close();
  rmSync(folder, { recursive: true });
});
