import type { Clock } from '@grandstand/bus-contracts';
import { readAreaState, type AreaContext, type AreaState } from '@grandstand/bus-contracts/area';
import { gamePath } from '@grandstand/bus-contracts/domain';
import {
  createQueryClient,
  hydrate,
  QueryClientProvider,
  type DehydratedState,
} from '@grandstand/bus-contracts/query';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import {
  createLiveBoard,
  createServerTime,
  isWide,
  LineContext,
  removeHiddenColumns,
} from '@grandstand/line-ui';
import { prefetchScreens } from '../line/prefetch-screens';
import { busLine } from '../line/bus-line';
import { onGames } from '../line/line-queries';
import { followLine } from '../line/follow-line';
import { unpackState } from '../line/first-page/packed-games';
import { manifest } from '../manifest';
import { rememberMulti } from '../screens/multi-ids';
import { later } from '../screens/later-screens';
import { placePath, screenOf } from '../screens/screen';
import { hasTextsOf } from '../words/first-texts';
import { loadTexts } from '../words/load-texts';
import { createActions } from '../page/actions';
import { SportsApp } from './sports-app';
import type { SportsServices } from '../page/sports-context';

/** The state that this area's server leaves for its client. */
type SportsState = AreaState<DehydratedState>;

/** Takes over the server's markup and keeps it current; returns a function that unmounts. */
export function mountSports(
  { bus, root, isRendered, state, dictionary, signal }: AreaContext<typeof manifest>,
  clock: Clock,
): () => void {
  const first = readState(state);
  const board = createLiveBoard(bus);
  const client = createQueryClient(signal);
  if (first) hydrate(client, unpackState(first.data));
  const line = busLine(bus);
  const endRenewal = onGames(client, board.renew);
  const actions = createActions(bus);
  const hasAllColumns = isWide();
  if (isRendered && !hasAllColumns) removeHiddenColumns(root);
  const time = createServerTime(bus, clock);
  const services: SportsServices = {
    line,
    board,
    actions,
    clock,
    time,
    champPath: placePath,
    gamePath,
    ...rememberMulti(),
    hasAllColumns,
  };
  const unfollow = followLine({ bus, clock, client, board });
  const endPrefetch = prefetchScreens(bus, client, line);
  const unmount = mountAreaView({
    bus,
    root,
    name: manifest.name,
    isRendered,
    dictionary,
    first: first?.view,
    loadTexts,
    hasTexts: (texts, place) => hasTextsOf(texts, screenOf(place)),
    prepare: later.prepare,
    children: (
      <QueryClientProvider client={client}>
        <LineContext value={services}>
          <SportsApp />
        </LineContext>
      </QueryClientProvider>
    ),
  });
  return () => {
    unmount();
    endPrefetch();
    unfollow();
    board.stop();
    endRenewal();
  };
}

/** The server's state, where it has the right shape; the server has checked the answers in it. */
function readState(state: unknown): SportsState | undefined {
  const read = readAreaState(state);
  return typeof read?.data === 'object' && read.data !== null
    ? { view: read.view, data: read.data as DehydratedState }
    : undefined;
}
