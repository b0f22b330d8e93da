import type { Observable } from 'rxjs';
import type { HistoryEntry } from '../../ports/history-entry';

/** The scroll positions of other elements, by name. */
export type Parts = Readonly<Record<string, number>>;

export type Scrolled = 'page' | 'element';

/** A place within a page. */
export type Spot = Pick<Element, 'scrollIntoView'>;

/** The document's scroll position and its history entry. */
export interface ScrollPage {
  /** The stored state of the present entry; undefined for a new one. */
  entry(): HistoryEntry | undefined;
  note(entry: HistoryEntry): void;
  /** How far down the page is. */
  y(): number;
  /** Goes there, or as far as the page reaches. */
  to(y: number): void;
  /** The elements that are marked to keep their own scroll position; it looks through the whole page for them. */
  parts(): Parts;
  /** Scrolls those of them that exist to these positions, or as far as they reach. */
  toParts(parts: Parts): void;
  /** The place within the page that the address names; empty where it names none. */
  name(): string;
  find(name: string): Spot | null;
  /** Keeps the browser from scrolling by itself when the player goes back or forward, or lets it. */
  setManual(isManual: boolean): void;
  /** What scrolls, in each of its frames: the page or an element. */
  readonly scrolled$: Observable<Scrolled>;
  /** The player went back or forward, or to a place within the page. */
  readonly moved$: Observable<void>;
  /** A link is about to be followed. */
  readonly pressed$: Observable<string>;
  /** The page grew or shrank. */
  readonly grew$: Observable<void>;
  /** The player scrolls or presses: from then on nothing scrolls by itself. */
  readonly touched$: Observable<void>;
  /** The document is left for another, or reloaded. */
  readonly left$: Observable<void>;
}
