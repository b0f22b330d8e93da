import {
  couponState,
  feedGames,
  feedOdds,
  feedState,
  type Game,
  type PayloadOf,
} from '@grandstand/bus-contracts';
import type { LineBus } from '../manifest';
import { LatestItems } from './latest-items';
import { ListenersByKey } from './listeners-by-key';

export type OutcomeNow = PayloadOf<typeof feedOdds>;
export type GameNow = PayloadOf<typeof feedGames>;

/** The changes since the answers, and the player's choices: each cell subscribes to its own key. */
export interface LiveBoard {
  outcome(id: string): OutcomeNow | undefined;
  onOutcome(id: string, listener: () => void): () => void;
  game(id: number): GameNow | undefined;
  onGame(id: number, listener: () => void): () => void;
  isChosen(outcomeId: string): boolean;
  onChosen(outcomeId: string, listener: () => void): () => void;
  readonly isStale: () => boolean;
  readonly onStale: (listener: () => void) => () => void;
  /** Messages may have been missed up to a time of the operator's; left out: up to the last message. */
  breakAt(at?: number): void;
  /** Sets aside the changes of these games from before the last break: they were loaded after it. */
  renew(games: readonly Game[]): void;
  stop(): void;
}

/** Makes the page's board over the bus. */
export function createLiveBoard(bus: LineBus): LiveBoard {
  const chosenCells = new ListenersByKey<string>();
  const outcomes = new LatestItems<string, OutcomeNow>({
    last: (id) => bus.peekKey(feedOdds, id),
    listen: (id, listener) => bus.onKey(feedOdds, id, listener),
  });
  const games = new LatestItems<number, GameNow>({
    last: (id) => bus.peekKey(feedGames, String(id)),
    listen: (id, listener) => bus.onKey(feedGames, String(id), listener),
  });
  let chosen: ReadonlySet<string> = new Set();
  let brokenAt = 0;

  const endChosen = bus.on(couponState, ({ bets }) => {
    const before = chosen;
    chosen = new Set(bets.map((bet) => bet.market.id));
    for (const id of new Set([...before, ...chosen])) {
      if (before.has(id) === chosen.has(id)) continue;
      chosenCells.notify(id);
    }
  });

  const newestAt = (): number =>
    Math.max(outcomes.newestAt(), games.newestAt(), bus.peek(feedState)?.lastHeard?.serverAt ?? 0);

  return {
    outcome: (id) => outcomes.get(id),
    onOutcome: (id, listener) => outcomes.on(id, listener),
    game: (id) => games.get(id),
    onGame: (id, listener) => games.on(id, listener),
    isChosen: (id) => chosen.has(id),
    onChosen: (id, listener) => chosenCells.add(id, listener),
    isStale: () => bus.peek(feedState)?.isStale ?? false,
    onStale: (listener) => bus.on(feedState, listener),
    breakAt(at = newestAt()) {
      brokenAt = Math.max(brokenAt, at);
    },
    renew(loaded) {
      for (const game of loaded) {
        games.setAside(game.id, brokenAt);
        for (const { id } of game.markets.flatMap((market) => market.outcomes)) {
          outcomes.setAside(id, brokenAt);
        }
      }
    },
    stop: endChosen,
  };
}

/** A board on which nothing moves: a server's. */
export const stillBoard: LiveBoard = {
  outcome: () => undefined,
  onOutcome: () => () => {},
  game: () => undefined,
  onGame: () => () => {},
  isChosen: () => false,
  onChosen: () => () => {},
  isStale: () => false,
  onStale: () => () => {},
  breakAt: () => {},
  renew: () => {},
  stop: () => {},
};
