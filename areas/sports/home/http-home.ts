import { siteHomeSchema } from '@grandstand/bus-contracts/answers';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { readBackEnd } from '@grandstand/bus-contracts/react/server';
import { ANYONE, GUEST, homeKey } from './home-key';

/** Loads the operator's home page for the server's markup: a player is shown what promotes only once the operator allows it. */
export function prefetchHome(client: QueryClient, request: AreaRequest): Promise<void> {
  const { language, isGuest = false } = request;
  const query = isGuest ? '' : '&promote=0';
  return client.prefetchQuery({
    queryKey: homeKey(language, isGuest ? GUEST : ANYONE),
    queryFn: () => readBackEnd(request, `/bff-api/home?lang=${language}${query}`, siteHomeSchema),
  });
}
