import type { Language } from '@grandstand/bus-contracts';
import type { Calls } from '../http/context';

/** What runs in turn: no run begins before the last one has ended. */
export interface Runs {
  run(): Promise<unknown>;
  idle(): Promise<void>;
}

/** Runs that can be stopped for work on what they read. */
export interface ResettableRuns extends Runs {
  reset(work: () => Promise<void>): Promise<void>;
}

/** Work that is done again and again. */
export interface Tick {
  /** At every so many seconds. */
  readonly every: number;
  /** At which of them; 0 by default. */
  readonly at?: number;
  /** The work, which does not take turns by itself; or what does. */
  readonly run: (() => Promise<unknown>) | Runs;
}

/** Open answers, by which browsers are told what has changed. */
export interface Streams {
  /** Signs of life, by which browsers tell a quiet stream from a broken one: at every so many seconds. */
  readonly beatsEvery: number;
  readonly streams: { beat(): void };
  /** Ends them all, before the operator closes. */
  readonly drop?: () => void;
}

/** Streams of players, which end with their sessions. */
export interface SessionStreams {
  readonly sessionIds: readonly string[];
  closeSessions(ids: readonly string[]): void;
}

/** How a room is reset by QA. */
export interface Reset {
  /** Forgets what is in memory, before all tables are emptied. */
  readonly clear?: () => unknown;
  /** Makes again what the operator begins with, once they are. */
  readonly refill?: () => Promise<unknown>;
}

/** A part of the copy of a player's data: one thing, or a list of which each entry has the same members. */
export interface DataPart {
  /** Of its files. */
  readonly name: string;
  readonly data: object | readonly Record<string, unknown>[];
}

/** Whose data are copied, in which language, and when. */
export interface CopiedPlayer {
  readonly id: number;
  readonly language: Language;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Copies what is stored of a player, as far as they may have it. */
export type CopyData = (player: CopiedPlayer) => Promise<readonly DataPart[]>;

/**
 * What a room declares of itself. Each function takes the parts that it reads, of its own room or of others: it says
 * so by the type of its parameter.
 */
export interface Room {
  /** SUBJECT/NAME, as its folder. */
  readonly name: string;
  /** What it is for: the README has it. */
  readonly what: string;
  /** The parts of others that `open` takes: those rooms open first. */
  readonly needs?: readonly string[];
  /** Makes the parts that the room gives. */
  readonly open?: (needs: never) => object | Promise<object>;
  /** The calls of the site. No two rooms answer the same call, so their order does not matter. */
  readonly calls?: readonly Calls<never>[];
  /** The calls of partners, which sign them. */
  readonly partnerCalls?: readonly Calls<never>[];
  /** The calls of QA, below `/sandbox/v1`. */
  readonly control?: readonly Calls<never>[];
  /** The pages of QA, below `/sandbox`. */
  readonly controlPages?: readonly Calls<never>[];
  /** What `GET /sandbox/v1/state` says of the room. */
  readonly state?: (parts: never) => object;
  /** Runs that are stopped while all tables are emptied. */
  readonly runs?: (parts: never) => readonly ResettableRuns[];
  readonly ticks?: (parts: never) => readonly Tick[];
  readonly streams?: (parts: never) => Streams;
  readonly sessionStreams?: (parts: never) => SessionStreams;
  readonly reset?: (parts: never) => Reset;
  /**
   * The room's part of the copy of their data that a player may ask for. Each column is named: a column that is added
   * to a table is not given away with the next copy. Hashes of passwords, keys, codes and cookies are in none of them.
   */
  readonly playerData?: (parts: never) => CopyData;
  /** Waits for, and ends, what the room has under way, once nothing runs by time any more. */
  readonly close?: (parts: never) => Promise<void>;
}

type OpenNeeds<R extends Room> = R extends { readonly open: (needs: infer Needs) => unknown }
  ? Needs
  : unknown;
type Named<R extends Room> = R extends { readonly needs: readonly (infer Name)[] } ? Name : never;
/** The needs of `open` that are not named, or named and no need. */
type WrongNeeds<R extends Room> =
  | Exclude<keyof OpenNeeds<R>, Named<R>>
  | Exclude<Named<R>, keyof OpenNeeds<R>>;

/** A room; its `needs` name exactly what its `open` takes. */
export function defineRoom<const R extends Room>(
  room: R &
    ([WrongNeeds<R>] extends [never] ? unknown : { readonly needs: { wrong: WrongNeeds<R> } }),
): R {
  return room;
}
