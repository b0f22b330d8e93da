import type { Language } from '@grandstand/bus-contracts';
import type { Tier } from './maths/tier';
import type { PlayTexts } from './play-texts';
import type { SharedRound } from '@grandstand/bus-contracts/domain/fair';
import type { FreeSpins } from '@grandstand/bus-contracts/domain/wallet';
import type { TablePhase } from './tables/table-state';
import type { Engine, SharedTimes, Title } from './titles';

/** What a free spin has used. */
export interface SpunFree {
  /** The free spins that it was one of, with what they have paid so far. */
  readonly of: FreeSpins;
  /** Those that the next one uses; null: none is left. */
  readonly next: FreeSpins | null;
}

/** A round as its page gets it. */
export interface RoundAnswer {
  readonly roundId: string;
  readonly choice: unknown;
  /** Minor units, as the amounts below. */
  readonly unit: number;
  readonly staked: number;
  /** What the player can do next; none: the round is over. */
  readonly moves: readonly string[];
  /** By a move that stakes more, how much. */
  readonly raises: Readonly<Record<string, number>>;
  /** `publicView` of the game's rules. */
  readonly view: unknown;
  /** What came back; before the end, what a stop would return. */
  readonly returned: number;
  /** Null before the end. */
  readonly tier: Tier | null;
  readonly balance: number;
  /** Whether the operator has yet to answer that it has booked the return. */
  readonly isPaying: boolean;
  /** Null: the player has paid the stake. */
  readonly free: SpunFree | null;
  /** How long the next round has to wait, in ms. */
  readonly restMs: number;
}

/** A player's bet on a round that all players share. */
export interface OwnBet {
  readonly roundId: string;
  readonly choice: unknown;
  readonly staked: number;
  /** Whether it is on the round of the present phase, or on the one before. */
  readonly isOfThisRound: boolean;
  /** The round was not drawn. */
  readonly isTakenBack: boolean;
  /** Null until the round was drawn. */
  readonly result: RoundAnswer | null;
}

/** A table as the page of one of its players gets it. */
export interface TableAnswer {
  /** Counts the changes; a page asks for what is newer. */
  readonly version: number;
  readonly phase: TablePhase;
  /** How long the phase goes on, in ms; null: until an answer has come. */
  readonly endsIn: number | null;
  /** How long the round runs already, in ms; null: it does not. */
  readonly runningFor: number | null;
  /** Whether the round that is shown was not drawn: there is nothing of it to show, and its bets are taken back. */
  readonly isVoid: boolean;
  /** The last rounds, newest first, each as someone without a bet sees it. */
  readonly last: readonly { readonly name: string; readonly view: unknown }[];
  /** The newest of them, as anybody can verify it. */
  readonly published: SharedRound | null;
  /** What was published of the numbers before the first round. */
  readonly chain: { readonly terminalHash: string; readonly salt: string } | null;
  readonly own: OwnBet | null;
  readonly balance: number;
}

/** Why a round was not begun, or a move not made; `too-fast` has the `restMs` of an answer as details. */
export interface PlayFault {
  readonly error: { readonly code: string; readonly details?: unknown };
}

/** All that the page of a game starts with. */
export interface PlayData {
  /** Names this play session in the header `SESSION_HEADER`. */
  readonly session: string;
  readonly slug: string;
  readonly name: string;
  readonly engine: Engine;
  readonly table: object;
  readonly tableHash: string;
  readonly figures: Pick<Title, 'rtp' | 'rtpMost' | 'hitRate' | 'volatility'>;
  readonly choice: object;
  readonly mode: 'real' | 'demo';
  readonly language: Language;
  readonly currency: { readonly iso: string; readonly scale: number };
  /** Of a unit, and of the whole stake. */
  readonly stake: { readonly min: number; readonly max: number; readonly step: number };
  readonly minCycleMs: number;
  /** How long the first round has to wait, in ms: another page may just have begun one. */
  readonly restMs: number;
  readonly balance: number;
  /** Those that the next free spin uses; null: there are none. */
  readonly freeSpins: FreeSpins | null;
  /** A round that was left before its end. */
  readonly open: RoundAnswer | null;
  /** Of a table, whose rounds all players share: its times, and what it is at; null: the rounds are the player's own. */
  readonly shared: { readonly times: SharedTimes; readonly first: TableAnswer } | null;
  readonly siteOrigin: string;
  readonly texts: PlayTexts;
}

export const SESSION_HEADER = 'X-Play-Session';
/** The element with `PlayData` as JSON. */
export const DATA_ID = 'play-data';
