import type { Clock, Language, SiteConfig } from '@grandstand/bus-contracts';
import type { NavigationState, ShellHandle } from '@grandstand/bus-contracts';
import type { GameRoute } from '../../../routes';
import type { KeyValueStore, Log } from '../../ports';
import type { AfterSignIn } from './after-sign-in';
import type { Change, State } from './navigation-state';
import type { PageLocation } from './page-location';
import type { HistoryUpdate } from './destination';

/** Facts about the site that are not on the bus. */
export interface SiteFacts {
  /** Names of the areas that are registered. */
  readonly areas: readonly string[];
  readonly isProduction: boolean;
  /** The config in the first page; the bus has it later. */
  readonly config: () => SiteConfig | undefined;
  /** Loads the operator's games. */
  readonly games: (signal: AbortSignal) => Promise<readonly GameRoute[]>;
}

export interface NavigationPorts {
  readonly bus: ShellHandle<'navigation'>;
  readonly clock: Clock;
  readonly page: PageLocation;
  /** The place of the first page. Its language is the document's; another language is another document. */
  readonly first: NavigationState;
  /** Whether that page depends on the session. */
  readonly isGuarded: boolean;
  readonly languages: readonly Language[];
  readonly site: SiteFacts;
  /** Fetches the script of moves: the server read the first page's address. */
  readonly loadMoves: () => Promise<(ports: MovesPorts) => Moves>;
  /** Fetches the script that decides where a player goes after signing in. */
  readonly loadAfterSignIn: () => Promise<AfterSignIn>;
  /** Gets the parts of the program that could not be fetched; it may reload the page, within bounds. */
  readonly importFailed: (error: unknown) => void;
  /** Storage of this tab. */
  readonly store: KeyValueStore;
  readonly log: Log;
}

/** The ports of the script of moves. */
export interface MovesPorts extends Omit<NavigationPorts, 'loadMoves' | 'isGuarded'> {
  /** The present state. */
  readonly state: () => State;
  readonly dispatch: (change: Change) => void;
}

export interface Moves {
  /** Goes to a full path, if the guards allow it; a newer move cancels an older one. */
  go(to: string, update: HistoryUpdate): Promise<void>;
  /** Follows a link of this origin; one without a language gets the page's. */
  press(path: string): Promise<void>;
  /** Runs the guards again for the present page, or for the move in progress. */
  check(): Promise<void>;
  /** Moves a player who has just signed in to the page that required it. */
  moveAfterSignIn(): Promise<void>;
}
