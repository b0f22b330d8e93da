import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import type { ApiClient } from '../calls/client';
import { gamesPreview } from '../endpoints/casino/for-areas/game-lists';

/** The ends of the addresses that the operator's games have, and had. */
export async function loadGameRoutes(
  api: ApiClient,
  language: Language,
  config: SiteConfig | undefined,
  signal: AbortSignal,
): Promise<readonly { route: string; oldRoute: string | null }[]> {
  if (!config) return [];
  const wanted = {
    whence: config.whence,
    groupId: config.group_id,
    ref: config.ref_id,
    lng: language,
    fcountry: config.geoCountryId,
  };
  return Object.values(await api.call(gamesPreview, wanted, { signal })).flat();
}
