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
import { busSource, CRICKET_KEY, SourceContext, type Championship } from '../data/championship';
import { manifest } from '../manifest';
import { loadTexts } from '../words/load-texts';
import { CricketApp, type CricketServices } from './cricket-app';

/** The games of an answer, the bet on the winner among them. */
function gamesOf({ rounds, winner }: Championship): readonly Game[] {
  return winner ? [...rounds.flat(), winner] : rounds.flat();
}

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountCricket(
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
  const services: CricketServices = {
    board,
    actions: createPickActions(bus),
    clock,
    time: createServerTime(bus, clock),
    hasAllColumns,
  };
  const reload = (): void => reloadQueries(client, { queryKey: [CRICKET_KEY] });
  let player = '';
  const ends = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      board.renew(gamesOf(event.query.state.data as Championship));
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
          <CricketApp services={services} />
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
