import {
  feedReset,
  navigationIntent,
  navigationState,
  type Clock,
} from '@grandstand/bus-contracts';
import { readAreaState, type AreaContext } from '@grandstand/bus-contracts/area';
import {
  createQueryClient,
  hydrate,
  QueryClientProvider,
  reloadQueries,
  type DehydratedState,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import {
  createLiveBoard,
  createPickActions,
  createServerTime,
  isWide,
  removeHiddenColumns,
} from '@grandstand/line-ui';
import { busSource } from '../data/bus-source';
import { CYBER_KEY, cyberQuery, onGames, SourceContext } from '../data/use-cyber';
import { wantedBy } from '../data/wanted-by';
import { manifest } from '../manifest';
import { loadTexts } from '../words/load-texts';
import { CyberApp, type CyberServices } from './cyber-app';
import { cyberScreen } from './cyber-screen';

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountCyber(
  { state, ...context }: AreaContext<typeof manifest>,
  clock: Clock,
): () => void {
  const { bus, root, isRendered, signal } = context;
  const client = createQueryClient(signal);
  const first = readAreaState(state);
  if (typeof first?.data === 'object') hydrate(client, first.data as DehydratedState);
  const source = busSource(bus);
  const board = createLiveBoard(bus);
  const hasAllColumns = isWide();
  if (isRendered && !hasAllColumns) removeHiddenColumns(root);
  const services: CyberServices = {
    board,
    actions: createPickActions(bus),
    clock,
    time: createServerTime(bus, clock),
    hasAllColumns,
  };
  const ends = [
    onGames(client, board.renew),
    bus.on(feedReset, ({ at }) => {
      board.breakAt(at);
      reloadQueries(client, { queryKey: [CYBER_KEY] });
    }),
    // The data of a screen are loaded when the player is about to press a link to it.
    bus.on(navigationIntent, ({ area, ...next }) => {
      const place = bus.peek(navigationState);
      if (area !== manifest.name || !place) return;
      for (const wanted of wantedBy(cyberScreen(next))) {
        void client.prefetchQuery(cyberQuery(source, place.language, wanted));
      }
    }),
  ];
  const unmount = mountAreaView({
    ...context,
    name: manifest.name,
    first: first?.view,
    loadTexts,
    children: (
      <QueryClientProvider client={client}>
        <SourceContext value={source}>
          <CyberApp services={services} />
        </SourceContext>
      </QueryClientProvider>
    ),
  });
  return () => {
    unmount();
    for (const end of ends) end();
    board.stop();
  };
}
