import type { ReactNode } from 'react';
import { feedReset, sessionState, type Clock, type Game } from '@grandstand/bus-contracts';
import { readAreaState, type AreaContext } from '@grandstand/bus-contracts/area';
import {
  hydrate,
  QueryClientProvider,
  reloadQueries,
  type DehydratedState,
  type QueryClient,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import type { LineServices } from '../context/line-context';
import { createLiveBoard } from '../live/live-board';
import { createServerTime } from '../live/server-time';
import type { LineViewBus } from '../manifest';
import { createPickActions } from '../context/pick-actions';
import { removeHiddenColumns } from '../rows/columns/column-class';
import { isWide } from '../rows/columns/use-shown-columns';

/** The services of matches and prices of one mount; the paths may depend on the page. */
export type LineViewServices = Omit<LineServices, 'champPath' | 'gamePath'>;

interface LineView<Data> {
  readonly name: string;
  readonly clock: Clock;
  readonly client: QueryClient;
  /** The first part of the key of every query of the area. */
  readonly keyPrefix: string;
  /** The games of an answer: the feed's changes before it are outdated. */
  readonly gamesOf: (answer: Data) => readonly Game[];
  readonly loadTexts: Parameters<typeof mountAreaView>[0]['loadTexts'];
  readonly children: (services: LineViewServices) => ReactNode;
}

/**
 * Takes over the server's markup of an area that shows matches, and keeps it current: its queries are loaded again
 * after a gap of the feed and for another player. Returns a function that unmounts.
 */
export function mountLineView<Data>(
  { state, ...context }: Omit<AreaContext<unknown>, 'bus'> & { readonly bus: LineViewBus },
  { name, clock, client, keyPrefix, gamesOf, loadTexts, children }: LineView<Data>,
): () => void {
  const { bus, root, isRendered } = context;
  const first = readAreaState(state);
  if (typeof first?.data === 'object') hydrate(client, first.data as DehydratedState);
  // The feed sends the prices of these games to a browser that has asked for them itself.
  void client.invalidateQueries({ queryKey: [keyPrefix], refetchType: 'none' });
  const board = createLiveBoard(bus);
  const hasAllColumns = isWide();
  if (isRendered && !hasAllColumns) removeHiddenColumns(root);
  const services: LineViewServices = {
    board,
    actions: createPickActions(bus),
    clock,
    time: createServerTime(bus, clock),
    hasAllColumns,
  };
  const reload = (): void => reloadQueries(client, { queryKey: [keyPrefix] });
  let player = '';
  const ends = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      board.renew(gamesOf(event.query.state.data as Data));
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
    name,
    first: first?.view,
    loadTexts,
    children: <QueryClientProvider client={client}>{children(services)}</QueryClientProvider>,
  });
  return () => {
    unmount();
    for (const end of ends) end();
    board.stop();
  };
}
