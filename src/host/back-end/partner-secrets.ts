import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { PARTNERS } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';
import type { HostSettings } from '../server/environment';
import { booksFileOf } from './bank-files';

/** What each partner that has a place signs its calls with: the same after a restart, since orders at the bank are signed too. */
export async function openPartnerSecrets({
  dataDir,
  partners,
  isFresh,
}: Pick<HostSettings, 'dataDir' | 'partners' | 'isFresh'>): Promise<
  Partial<Record<Partner, string>>
> {
  const { openDataKey } = await import('@grandstand/sandbox');
  // Where the bank has books, it has orders that were signed with the key.
  const isNeeded = !isFresh && existsSync(booksFileOf(dataDir));
  const key = await openDataKey(dataDir, 'partners', { isNeeded, isFresh });
  return Object.fromEntries(
    PARTNERS.filter((name) => partners[name]).map((name) => [
      name,
      createHmac('sha256', key).update(name).digest('base64url'),
    ]),
  );
}
