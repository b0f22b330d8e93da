import { feedReset, sessionState, type Clock, type Game } from '@grandstand/bus-contracts';
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
import { busSource, MARBLES_KEY, SourceContext, type Marbles } from '../data/marbles';
import { manifest } from '../manifest';
import { loadTexts } from '../words/load-texts';
import { MarblesApp, type MarblesServices } from './marbles-app';

/** The race of an answer that can be bet on. */
function gamesOf({ next }: Marbles): readonly Game[] {
  return next?.game ? [next.game] : [];
}

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountMarbles(
  { state, ...context }: AreaContext<typeof manifest>,
  clock: Clock,
): () => void {
  const { bus, root, isRendered, signal } = context;
  const client = createQueryClient(signal);
  const first = readAreaState(state);
  if (typeof first?.data === 'object') hydrate(client, first.data as DehydratedState);
  const board = createLiveBoard(bus);
  const hasAllColumns = isWide();
  if (isRendered && !hasAllColumns) removeHiddenColumns(root);
  const services: MarblesServices = {
    board,
    actions: createPickActions(bus),
    clock,
    time: createServerTime(bus, clock),
    hasAllColumns,
  };
  const reload = (): void => reloadQueries(client, { queryKey: [MARBLES_KEY] });
  let player = '';
  const ends = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      board.renew(gamesOf(event.query.state.data as Marbles));
    }),
    bus.on(feedReset, ({ at }) => {
      board.breakAt(at);
      reload();
    }),
    // Sports may be closed for a player: the server rendered what a guest is shown.
    bus.on(sessionState, ({ userId }) => {
      if (userId === player) return;
      player = userId;
      reload();
    }),
  ];
  const unmount = mountAreaView({
    ...context,
    name: manifest.name,
    first: first?.view,
    loadTexts,
    children: (
      <QueryClientProvider client={client}>
        <SourceContext value={busSource(bus)}>
          <MarblesApp services={services} />
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
