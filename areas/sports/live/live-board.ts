import {
  couponState,
  feedGames,
  feedOdds,
  feedState,
  type PayloadOf,
} from '@grandstand/bus-contracts';
import type { SportsBus } from '../manifest';

export type OutcomeNow = PayloadOf<typeof feedOdds>;
export type GameNow = PayloadOf<typeof feedGames>;

/** What moved since the answers came, and what the player has chosen: each cell hears of itself alone. */
export interface LiveBoard {
  outcome(id: string): OutcomeNow | undefined;
  onOutcome(id: string, listener: () => void): () => void;
  game(id: number): GameNow | undefined;
  onGame(id: number, listener: () => void): () => void;
  isChosen(outcomeId: string): boolean;
  onChosen(outcomeId: string, listener: () => void): () => void;
  readonly isStale: () => boolean;
  readonly onStale: (listener: () => void) => () => void;
  /** The time of the newest message heard on what is watched. */
  newestAt(): number;
  /** Sets aside what was heard up to a time: newer answers stand in its place. */
  forgetUntil(at: number): void;
  stop(): void;
}

/** Makes the page's board over the bus. */
export function createLiveBoard(bus: SportsBus): LiveBoard {
  const chosenListeners = new Map<string, Set<() => void>>();
  const watched = { outcomes: new Map<string, number>(), games: new Map<number, number>() };
  let chosen: ReadonlySet<string> = new Set();
  let forgottenAt = 0;

  const endChosen = bus.on(couponState, ({ bets }) => {
    const before = chosen;
    chosen = new Set(bets.map((bet) => bet.market.id));
    for (const id of new Set([...before, ...chosen])) {
      if (before.has(id) === chosen.has(id)) continue;
      for (const listener of chosenListeners.get(id) ?? []) listener();
    }
  });

  const fresh = <Item extends { readonly at: number }>(item: Item | undefined): Item | undefined =>
    item && item.at > forgottenAt ? item : undefined;

  return {
    outcome: (id) => fresh(bus.peekKey(feedOdds, id)),
    onOutcome: (id, listener) =>
      both(count(watched.outcomes, id), bus.onKey(feedOdds, id, listener)),
    game: (id) => fresh(bus.peekKey(feedGames, String(id))),
    onGame: (id, listener) =>
      both(count(watched.games, id), bus.onKey(feedGames, String(id), listener)),
    isChosen: (id) => chosen.has(id),
    onChosen(id, listener) {
      const listeners = chosenListeners.get(id) ?? new Set();
      chosenListeners.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) chosenListeners.delete(id);
      };
    },
    isStale: () => bus.peek(feedState)?.isStale ?? false,
    onStale: (listener) => bus.on(feedState, listener),
    newestAt() {
      const items = [
        ...[...watched.outcomes.keys()].map((id) => bus.peekKey(feedOdds, id)),
        ...[...watched.games.keys()].map((id) => bus.peekKey(feedGames, String(id))),
      ];
      return Math.max(0, ...items.map((item) => item?.at ?? 0));
    },
    forgetUntil(at) {
      forgottenAt = Math.max(forgottenAt, at);
    },
    stop: endChosen,
  };
}

/** Counts who watches a key; returns what counts down again. */
function count<Key>(counts: Map<Key, number>, key: Key): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    first();
    second();
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
  newestAt: () => 0,
  forgetUntil: () => {},
  stop: () => {},
};
