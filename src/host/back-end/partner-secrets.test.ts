import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPartnerSecrets } from './partner-secrets';

const PLACE = { origin: 'http://127.0.0.1:3003', port: 3003 };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(async () => rm(dataDir, { recursive: true }));

it('gives each partner that has a place a secret of its own, the same after a restart', async () => {
  const settings = { dataDir, partners: { games: PLACE, bank: PLACE }, isFresh: false };
  const secrets = await openPartnerSecrets(settings);
  expect(Object.keys(secrets)).toEqual(['games', 'bank']);
  expect(secrets.games).not.toBe(secrets.bank);
  expect(await openPartnerSecrets(settings)).toEqual(secrets);
});

it('gives another installation other secrets', async () => {
  const partners = { bank: PLACE };
  const secrets = await openPartnerSecrets({ dataDir, partners, isFresh: false });
  const others = await openPartnerSecrets({
    dataDir: join(dataDir, 'other'),
    partners,
    isFresh: false,
  });
  expect(others.bank).not.toBe(secrets.bank);
});

it('makes no other secrets where the bank has orders that were signed with lost ones', async () => {
  await writeFile(join(dataDir, 'bank.jsonl'), '');
  const settings = { dataDir, partners: { bank: PLACE }, isFresh: false };
  await expect(openPartnerSecrets(settings)).rejects.toThrow(
    /partners\.key: it is missing\. Nothing was changed\. Please put the file back from a backup/,
  );
  expect(await readdir(dataDir)).toEqual(['bank.jsonl']);
  expect(await openPartnerSecrets({ ...settings, isFresh: true })).toHaveProperty('bank');
});
