import { createHmac } from 'node:crypto';
import { PARTNERS } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';
import type { HostSettings } from '../server/environment';

/** What each partner that has a place signs its calls with: the same after a restart, since orders at the bank are signed too. */
export async function openPartnerSecrets({
  dataDir,
  partners,
}: Pick<HostSettings, 'dataDir' | 'partners'>): Promise<Partial<Record<Partner, string>>> {
  const { openDataKey } = await import('@grandstand/sandbox');
  const key = await openDataKey(dataDir, 'partners');
  return Object.fromEntries(
    PARTNERS.filter((name) => partners[name]).map((name) => [
      name,
      createHmac('sha256', key).update(name).digest('base64url'),
    ]),
  );
}
