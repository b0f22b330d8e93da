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
  const chosenCells = new ListenersByKey<string>();
  const outcomeCells = new ListenersByKey<string>();
  const gameCells = new ListenersByKey<number>();
  let chosen: ReadonlySet<string> = new Set();
  let forgottenAt = 0;

  const endChosen = bus.on(couponState, ({ bets }) => {
    const before = chosen;
    chosen = new Set(bets.map((bet) => bet.market.id));
    for (const id of new Set([...before, ...chosen])) {
      if (before.has(id) === chosen.has(id)) continue;
      chosenCells.tell(id);
    }
  });

  const fresh = <Item extends { readonly at: number }>(item: Item | undefined): Item | undefined =>
    item && item.at > forgottenAt ? item : undefined;

  return {
    outcome: (id) => fresh(bus.peekKey(feedOdds, id)),
    onOutcome: (id, listener) =>
      both(outcomeCells.add(id, listener), bus.onKey(feedOdds, id, listener)),
    game: (id) => fresh(bus.peekKey(feedGames, String(id))),
    onGame: (id, listener) =>
      both(gameCells.add(id, listener), bus.onKey(feedGames, String(id), listener)),
    isChosen: (id) => chosen.has(id),
    onChosen: (id, listener) => chosenCells.add(id, listener),
    isStale: () => bus.peek(feedState)?.isStale ?? false,
    onStale: (listener) => bus.on(feedState, listener),
    newestAt() {
      const items = [
        ...[...outcomeCells.keys()].map((id) => bus.peekKey(feedOdds, id)),
        ...[...gameCells.keys()].map((id) => bus.peekKey(feedGames, String(id))),
      ];
      return Math.max(0, ...items.map((item) => item?.at ?? 0));
    },
    forgetUntil(at) {
      forgottenAt = Math.max(forgottenAt, at);
      outcomeCells.tellAll();
      gameCells.tellAll();
    },
    stop: endChosen,
  };
}

/** Who is to be told of which key. */
class ListenersByKey<Key> {
  readonly #listeners = new Map<Key, Set<() => void>>();

  add(key: Key, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  keys(): Iterable<Key> {
    return this.#listeners.keys();
  }

  tell(key: Key): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  tellAll(): void {
    for (const key of this.#listeners.keys()) this.tell(key);
  }
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
