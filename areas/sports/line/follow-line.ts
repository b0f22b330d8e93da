import { feedGames, feedReset, feedState, type Clock } from '@grandstand/bus-contracts';
import { reloadQueries, type QueryClient } from '@grandstand/bus-contracts/query';
import type { GameNow, LiveBoard } from '@grandstand/line-ui';
import { findGame, LINE_KEY } from './line-queries';
import type { SportsBus } from '../manifest';
import { isCut } from './first-page/list-rest';
import type { Resource } from './resources';

/** How long a game that is over stays in view with its last score. */
export const FAREWELL_MS = 5000;
/** How long after a kick-off the lists are loaded: several games start in one minute. */
const ARRIVAL_MS = 1500;

interface FollowOptions {
  readonly bus: SportsBus;
  readonly clock: Clock;
  readonly client: QueryClient;
  readonly board: LiveBoard;
}

/** Keeps the lists right while games start and end, and loads everything again after a break. */
export function followLine({ bus, clock, client, board }: FollowOptions): () => void {
  let cancel = (): void => {};
  let dueAt = Infinity;
  const lastStates = new Map<number, GameState>();

  const reloadIn = (ms: number): void => {
    const at = clock.now() + ms;
    if (at >= dueAt) return;
    cancel();
    dueAt = at;
    cancel = clock.after(ms, () => {
      dueAt = Infinity;
      void client.refetchQueries({ queryKey: LINE_KEY, type: 'active' });
    });
  };

  const endGames = bus.on(feedGames, (now) => {
    const listed = findGame(client, now.id, 'active');
    // A game that is in no list on the page is added by the next refresh.
    if (!listed) return;
    const state = stateOf(now);
    const before = lastStates.get(now.id) ?? stateOf(listed);
    lastStates.set(now.id, state);
    if (before !== state) reloadIn(state === 'over' ? FAREWELL_MS : ARRIVAL_MS);
  });

  const endReset = bus.on(feedReset, ({ at }) => {
    board.breakAt(at);
    reloadQueries(client, { queryKey: LINE_KEY });
  });
  // The server's prices are older than the feed's first message: changes between them were not received.
  let isOlderThanFeed = bus.peek(feedState)?.status !== 'live';
  // A feed that is live already, as another tab's is, sends a match's own prices once this browser has asked for it.
  if (!isOlderThanFeed) {
    void client.invalidateQueries({
      queryKey: LINE_KEY,
      predicate: (query) => (query.queryKey[2] as Resource).kind === 'game' || isCut(client, query),
      refetchType: 'none',
    });
  }
  const endFeed = bus.on(feedState, ({ status }) => {
    if (status === 'connecting' || !isOlderThanFeed) return;
    if (status === 'live') {
      isOlderThanFeed = false;
      board.breakAt();
      // The feed brings no news of the list of sports.
      reloadQueries(client, {
        queryKey: LINE_KEY,
        predicate: (query) => (query.queryKey[2] as Resource).kind !== 'sports',
      });
      return;
    }
    // Where there is no feed the lists have their other rows too.
    void client.refetchQueries({
      queryKey: LINE_KEY,
      type: 'active',
      predicate: (query) => isCut(client, query),
    });
  });

  return () => {
    endGames();
    endReset();
    endFeed();
    cancel();
  };
}

type GameState = 'line' | 'live' | 'over';

function stateOf({ isLive, isFinished }: Pick<GameNow, 'isLive' | 'isFinished'>): GameState {
  if (isFinished) return 'over';
  return isLive ? 'live' : 'line';
}
