import type { ReactNode } from 'react';
import type { PlayData } from '../play-data';
import type { PlayTexts } from '../play-texts';
import type { Formats } from './formats';

/** What every part of a game's page may use. */
export interface Shown {
  readonly data: PlayData;
  readonly texts: PlayTexts;
  readonly formats: Formats;
}

/** What odds are written with: without a launched game too. */
export interface OddsShown extends Pick<Shown, 'texts' | 'formats'> {
  readonly data: Pick<PlayData, 'slug' | 'table'>;
}

export interface ChooseProps<Choice> extends Shown {
  readonly choice: Choice;
  /** True while a round is under way. */
  readonly isOff: boolean;
  readonly onChange: (choice: Choice) => void;
}

export interface BoardProps<Choice, View> extends Shown {
  readonly choice: Choice;
  /** Of the present or the last round; null before the first. */
  readonly view: View | null;
  /** Whether the board has come to rest; until then it tells no result. */
  readonly isDrawn: boolean;
  /** The moves that the player has; none while a call is under way. */
  readonly moves: readonly string[];
  /** By a move that stakes more: how much, in minor units. */
  readonly raises: Readonly<Record<string, number>>;
  readonly onMove: (move: string) => void;
  /** True while a round is under way: nothing can be chosen. */
  readonly isOff: boolean;
  /** While the round of a table runs: since when, by this machine's clock. */
  readonly run?: { readonly startedAt: number } | null;
  /** For boards that are chosen on. */
  readonly onChoose: (choice: Choice) => void;
}

/** A line of the table of odds. */
export interface OddsRow {
  readonly name: string;
  /** Hundredths of the stake, or what else comes of it. */
  readonly pays: number | string;
  readonly chance: number;
}

/** How an engine's games look; what is drawn can also be read. */
export interface EnginePage<Choice, View> {
  readonly Choose: ((props: ChooseProps<Choice>) => ReactNode) | null;
  readonly Board: (props: BoardProps<Choice, View>) => ReactNode;
  /** What the board shows, in words. */
  readonly words: (view: View, shown: Shown) => string;
  /** What a round of a table came to, in a word or two. */
  readonly short?: (view: View, shown: Shown) => string;
  readonly odds: (choice: Choice, shown: OddsShown) => readonly OddsRow[];
  /** Whether a round can begin with a choice. */
  readonly isReady?: (choice: Choice) => boolean;
  /** How long the board moves before the result is told, ms; 0 by default. */
  readonly lastsMs?: number;
}

export type AnyEnginePage = EnginePage<object, unknown>;
