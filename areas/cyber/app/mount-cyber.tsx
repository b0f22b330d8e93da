import { navigationIntent, navigationState, type Clock } from '@grandstand/bus-contracts';
import type { AreaContext } from '@grandstand/bus-contracts/area';
import { createQueryClient } from '@grandstand/bus-contracts/query';
import { mountLineView } from '@grandstand/line-ui';
import { busSource } from '../data/bus-source';
import { CYBER_KEY, cyberQuery, gamesOf, SourceContext } from '../data/use-cyber';
import { queriesOf } from '../page/queries-of';
import { manifest } from '../manifest';
import { loadTexts } from '../words/load-texts';
import { CyberApp } from './cyber-app';
import { cyberScreen } from '../page/cyber-screen';

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountCyber(context: AreaContext<typeof manifest>, clock: Clock): () => void {
  const { bus, signal } = context;
  const client = createQueryClient(signal);
  const source = busSource(bus);
  // The data of a screen are loaded when the player is about to press a link to it.
  const endPrefetch = bus.on(navigationIntent, ({ area, ...next }) => {
    const place = bus.peek(navigationState);
    if (area !== manifest.name || !place) return;
    for (const wanted of queriesOf(cyberScreen(next))) {
      void client.prefetchQuery(cyberQuery(source, place.language, wanted));
    }
  });
  const unmount = mountLineView(context, {
    name: manifest.name,
    clock,
    client,
    keyPrefix: CYBER_KEY,
    gamesOf,
    loadTexts,
    children: (services) => (
      <SourceContext value={source}>
        <CyberApp services={services} />
      </SourceContext>
    ),
  });
  return () => {
    unmount();
    endPrefetch();
  };
}
