import type { Clock, Game } from '@grandstand/bus-contracts';
import { keepSame } from './keep-same';
import {
  loadResource,
  NotFoundError,
  type LineData,
  type LineSource,
  type Resource,
} from './resources';

/** What is known of a resource; without data and failure it is on its way. */
export interface Answer<Data = LineData> {
  readonly data?: Data;
  /** When the data came, milliseconds since the epoch; the day that is "today" in it. */
  readonly loadedAt: number;
  /** Why the last try failed; data that came before is kept. */
  readonly failure?: 'unavailable' | 'not-found';
}

/** Serialisable, by resource key: how answers travel from the server. */
export type FirstAnswers = Readonly<Record<string, Answer>>;

/** The last answers of the line, each held once and shown by whoever watches it. */
export interface Answers {
  get(key: string): Answer | undefined;
  /** Hears of changes; loads what is absent or old, and again from time to time for as long as it is watched. */
  watch(key: string, resource: Resource, listener: () => void): () => void;
  /** Loads what somebody is likely to watch in a moment, unless it is there and young. */
  ask(key: string, resource: Resource): void;
  reload(key: string): void;
  /** Loads what is watched again. */
  reloadWatched(): void;
  /** Loads what is watched, and the rest once somebody watches it: none of it was asked for after the break. */
  reloadAll(): void;
  /** A game of a watched answer. */
  game(id: number): Game | undefined;
  /** A game as any answer has it: of a list, with its main markets alone. */
  anyGame(id: number): Game | undefined;
  stop(): void;
}

interface Entry {
  answer: Answer | undefined;
  resource: Resource | undefined;
  readonly listeners: Set<() => void>;
  /** Counts loads: a late answer never overwrites a later one's. */
  ticket: number;
  isLoading: boolean;
  /** However young: it came before a break, and is loaded again as soon as it is watched. */
  isOld: boolean;
  cancelRefresh: () => void;
}

/** New games, and prices of games that nobody moved, come with this. */
export const REFRESH_MS = 30_000;
/** Answers that nobody watches, kept for the way back. */
const KEPT = 20;

interface AnswersOptions {
  readonly source: LineSource;
  readonly clock: Clock;
  readonly first: FirstAnswers;
  /** Hears the games of each answer that came, before whoever watches it does. */
  readonly onGames: (games: readonly Game[]) => void;
}

/** Makes the page's store of answers; `first` is what the server already had. */
export function createAnswers({ source, clock, first, onGames }: AnswersOptions): Answers {
  const entries = new Map<string, Entry>();
  for (const [key, answer] of Object.entries(first)) entries.set(key, newEntry(answer));
  let isStopped = false;

  const load = async (entry: Entry): Promise<void> => {
    const { resource } = entry;
    if (!resource || isStopped) return;
    entry.ticket += 1;
    entry.isLoading = true;
    const { ticket } = entry;
    entry.cancelRefresh();
    const next = await attempt(source, resource, clock.now(), entry.answer);
    if (ticket !== entry.ticket || isStopped) return;
    entry.isLoading = false;
    entry.answer = next;
    if (next.failure === undefined) {
      entry.isOld = false;
      onGames(gamesOf(entry));
    }
    for (const listener of entry.listeners) listener();
    if (entry.listeners.size > 0) refreshLater(entry);
  };

  const refreshLater = (entry: Entry): void => {
    entry.cancelRefresh();
    entry.cancelRefresh = clock.after(REFRESH_MS, () => void load(entry));
  };

  const drop = (): void => {
    const idle = [...entries].filter(([, entry]) => entry.listeners.size === 0);
    for (const [key] of idle.slice(0, Math.max(0, idle.length - KEPT))) entries.delete(key);
  };

  const entryOf = (key: string, resource: Resource): Entry => {
    const entry = entries.get(key) ?? newEntry(undefined);
    // Held in the order of use: what was used longest ago is dropped first.
    entries.delete(key);
    entries.set(key, entry);
    entry.resource = resource;
    return entry;
  };

  const isYoung = ({ answer, isOld }: Entry): boolean =>
    answer?.data !== undefined && clock.now() - answer.loadedAt < REFRESH_MS && !isOld;

  const loadAhead = async (entry: Entry): Promise<void> => {
    await load(entry);
    // A failure is shown to who asked for it alone: whoever comes after all tries anew.
    if (entry.listeners.size === 0 && !entry.answer?.data) entry.answer = undefined;
  };

  return {
    get: (key) => entries.get(key)?.answer,
    ask(key, resource) {
      const entry = entryOf(key, resource);
      if (!isYoung(entry) && !entry.isLoading) void loadAhead(entry);
      drop();
    },
    watch(key, resource, listener) {
      const entry = entryOf(key, resource);
      entry.listeners.add(listener);
      if (isYoung(entry)) refreshLater(entry);
      else if (!entry.isLoading) void load(entry);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0) return;
        entry.cancelRefresh();
        drop();
      };
    },
    reload(key) {
      const entry = entries.get(key);
      if (!entry) return;
      if (entry.answer && !entry.answer.data) entry.answer = undefined;
      for (const listener of entry.listeners) listener();
      void load(entry);
    },
    reloadWatched() {
      for (const entry of entries.values()) if (isWatched(entry)) void load(entry);
    },
    reloadAll() {
      for (const entry of entries.values()) {
        // Kept until then: what the server sent is not watched before the page has taken it over.
        entry.isOld = true;
        if (isWatched(entry) || entry.isLoading) void loadAhead(entry);
      }
    },
    game: (id) => findGame([...entries.values()].filter(isWatched), id),
    anyGame: (id) => findGame(entries.values(), id),
    stop() {
      isStopped = true;
      for (const entry of entries.values()) entry.cancelRefresh();
      entries.clear();
    },
  };
}

function newEntry(answer: Answer | undefined): Entry {
  return {
    answer,
    resource: undefined,
    listeners: new Set(),
    ticket: 0,
    isLoading: false,
    isOld: false,
    cancelRefresh: () => {},
  };
}

async function attempt(
  source: LineSource,
  resource: Resource,
  now: number,
  old: Answer | undefined,
): Promise<Answer> {
  try {
    return { data: keepSame(old?.data, await loadResource(source, resource, now)), loadedAt: now };
  } catch (error) {
    if (error instanceof NotFoundError) return { loadedAt: now, failure: 'not-found' };
    return { ...old, loadedAt: old?.loadedAt ?? now, failure: 'unavailable' };
  }
}

function isWatched({ listeners }: Entry): boolean {
  return listeners.size > 0;
}

function findGame(entries: Iterable<Entry>, id: number): Game | undefined {
  for (const entry of entries) {
    const found = gamesOf(entry).find((game) => game.id === id);
    if (found) return found;
  }
  return undefined;
}

function gamesOf({ answer, resource }: Entry): readonly Game[] {
  if (!answer?.data || resource?.kind === 'sports') return [];
  return (Array.isArray(answer.data) ? answer.data : [answer.data]) as readonly Game[];
}

/** Loads everything a server's screen shows; failures are answers too. */
export async function loadFirst(
  source: LineSource,
  resources: readonly (readonly [key: string, resource: Resource])[],
  now: number,
): Promise<FirstAnswers> {
  const pairs = await Promise.all(
    resources.map(async ([key, resource]) => {
      return [key, await attempt(source, resource, now, undefined)] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

/** Answers that never change: a server's. */
export function fixedAnswers(first: FirstAnswers): Answers {
  return {
    get: (key) => first[key],
    watch: () => () => {},
    ask: () => {},
    reload: () => {},
    reloadWatched: () => {},
    reloadAll: () => {},
    game: () => undefined,
    anyGame: () => undefined,
    stop: () => {},
  };
}
