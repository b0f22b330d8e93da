import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOwnAreas, writeOwnAreas } from './own-areas';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'grandstand-'));
  await mkdir(join(dist, 'host'));
  for (const name of ['sports', 'office']) {
    await mkdir(join(dist, 'areas', name, 'server', 'assets'), { recursive: true });
    await write(name, 'server.js', 'export default {}');
    await write(name, 'assets/en.js', 'export const texts = {}');
  }
  await writeOwnAreas(dist, ['office', 'sports']);
});
afterEach(async () => rm(dist, { recursive: true }));

async function write(area: string, file: string, text: string): Promise<void> {
  await writeFile(join(dist, 'areas', area, 'server', file), text);
}

test('the areas that a build made are marked as its own', async () => {
  expect([...(await readOwnAreas(dist))].toSorted()).toEqual(['office', 'sports']);
});

test.each([
  ['server.js', 'export default { name: "another" }'],
  ['assets/en.js', 'export const texts = { a: 1 }'],
  ['assets/more.js', ''],
])('P81 an area whose %s has changed is not', async (file, text) => {
  await write('sports', file, text);
  expect([...(await readOwnAreas(dist))]).toEqual(['office']);
});

test('P81 an added area is not, nor a removed one', async () => {
  await mkdir(join(dist, 'areas', 'casino', 'server'), { recursive: true });
  await write('casino', 'server.js', 'export default {}');
  await rm(join(dist, 'areas', 'office'), { recursive: true });
  expect([...(await readOwnAreas(dist))]).toEqual(['sports']);
});
