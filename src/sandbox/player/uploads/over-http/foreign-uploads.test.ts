import * as fc from 'fast-check';
import { runs } from '@grandstand/bus-contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { fileOf, FILES, uploadBench } from '../../../../../tests/harness/operator/upload-bench';

let operator: TestOperator;
let bench: ReturnType<typeof uploadBench>;
let players: TestPlayer[];

beforeAll(async () => {
  operator = await startOperator();
  bench = uploadBench(operator);
  players = [];
  for (let count = 0; count < 4; count += 1) players.push(await registerPlayer(operator));
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const GUEST = { cookie: '' };

test('P120 a file is found by its player alone: every id by every player, and by a guest', async () => {
  const file = fileOf('image/png', 600);
  const paths: { readonly path: string; readonly owner: TestPlayer; readonly offset: number }[] =
    [];
  for (const owner of players) {
    const { path } = await bench.upload(owner, file);
    const open = await bench.begun(owner, file.length);
    await bench.patch(owner, open, 0, file.subarray(0, 300));
    paths.push({ path, owner, offset: 600 }, { path: open, owner, offset: 300 });
  }
  const before = await bench.listed();
  let tried = 0;
  for (const { path, owner, offset } of paths) {
    for (const other of [...players, GUEST]) {
      if (other === owner) continue;
      const status = other === GUEST ? 401 : 404;
      const part = file.subarray(offset);
      const { cookie } = other;
      expect((await bench.head(other, path)).status).toBe(status);
      expect((await bench.patch(other, path, offset, part)).status).toBe(status);
      expect((await bench.send({ method: 'DELETE', path, cookie })).status).toBe(status);
      tried += 1;
    }
    // No request reads a file back, not even its player's.
    const read = await bench.send({ method: 'GET', path, cookie: owner.cookie });
    expect([read.status, read.headers.get('Content-Type')?.split(';')[0]]).toEqual([
      404,
      'application/json',
    ]);
  }
  expect(tried).toBe(8 * 4);
  expect(await bench.listed()).toEqual(before);
});

const MARKUP = [
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<!doctype html><script>alert(1)</script>',
  '<html><body onload=alert(1)>',
  'GIF89a<script>alert(1)</script>',
  '#!/bin/sh\nrm -rf /\n',
  'MZ\u0090\0\u0003',
  'PK\u0003\u0004',
  '{"a":1}',
  'plain text',
  '\u007FELF',
];

const hostile = fc.oneof(
  fc
    .record({ text: fc.constantFrom(...MARKUP), length: fc.integer({ min: 0, max: 9000 }) })
    .map(({ text, length }) =>
      Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(length, 0x20)]),
    ),
  // A head of a picture that is not at the beginning.
  fc
    .record({
      before: fc.uint8Array({ minLength: 1, maxLength: 16 }),
      type: fc.constantFrom(...Object.keys(FILES).filter((type) => type.startsWith('image/'))),
    })
    .map(({ before, type }) => Buffer.concat([Buffer.from('<'), before, FILES[type] ?? before])),
  fc.uint8Array({ minLength: 1, maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
);

test('P120 files of other kinds are refused and removed, with any content: 200 of them', async () => {
  const before = await bench.listed();
  let player = await registerPlayer(operator);
  let count = 0;
  await fc.assert(
    fc.asyncProperty(hostile, async (file) => {
      count += 1;
      // A player gets 30 tickets a day.
      if (count % 30 === 0) player = await registerPlayer(operator);
      const { path, status } = await bench.upload(player, file);
      expect(status).toBe(415);
      expect((await bench.head(player, path)).status).toBe(404);
    }),
    { numRuns: runs(200) },
  );
  expect(await bench.listed()).toEqual(before);
});
