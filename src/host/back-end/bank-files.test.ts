import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBankFiles } from './bank-files';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-'));
});
afterEach(async () => rm(dataDir, { recursive: true }));

const open = (isFresh = false) => openBankFiles({ dataDir, isFresh });
/** Opens the files as the bank does, which writes its books at once. */
async function start(): Promise<void> {
  await writeFile((await open()).booksFile, '{}\n');
}

it('are the same after a restart', async () => {
  await start();
  const { cardKey } = await open();
  expect((await open()).cardKey).toEqual(cardKey);
});

it.each([
  ['bank.jsonl', /bank\.jsonl is missing/],
  ['cards.key', /cards\.key: it is missing/],
])('are not made anew where %s is lost: the start asks for a backup', async (name, message) => {
  await start();
  const file = join(dataDir, name);
  const kept = await readFile(file);
  await rm(file);
  const refused = await open().catch((error: Error) => error.message);
  expect(refused).toMatch(message);
  expect(refused).toContain('Nothing was changed. Please put the file back from a backup');
  expect(refused).not.toContain('--fresh');
  await writeFile(file, kept);
  await open();
});

it('are made anew with fresh data, whatever is lost', async () => {
  await start();
  await writeFile(join(dataDir, 'cards.key'), 'damaged');
  expect((await open(true)).cardKey).toHaveLength(32);
});
