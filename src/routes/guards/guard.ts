import type { SiteConfig } from '@grandstand/bus-contracts';
import type { Redirect, RouteRow } from '../route-row';

/** The visitor's state. */
export interface GuardContext {
  /** `unknown` until the first check has answered, and always on the server. */
  readonly session: 'unknown' | 'guest' | 'player';
  /** Whether a player has to accept changed terms. */
  readonly terms: 'unknown' | 'changed' | 'unchanged';
  /** Always `unknown` on the server. */
  readonly ban: 'unknown' | Ban;
  /** `active` while the site is closed. */
  readonly maintenance: 'unknown' | 'active' | 'inactive';
}

/** A player's ban; level 0: none. */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

/** A game of the operator's list, with the last segment of its address and of its old address. */
export interface GameRoute {
  readonly route: string;
  readonly oldRoute: string | null;
}

/** The site's state. */
export interface SiteContext {
  /** Undefined until it is loaded; guards that depend on it pass. */
  readonly config: SiteConfig | undefined;
  /** The registered areas; undefined if not known. */
  readonly areas: readonly string[] | undefined;
  readonly isProduction: boolean;
  /** Loads the operator's games. */
  readonly games: (signal: AbortSignal) => Promise<readonly GameRoute[]>;
}

/** The page before this one. */
export interface MoveContext {
  /** The row of the current page; null for the first page. */
  readonly from: RouteRow | null;
  /** The open dialog. */
  readonly dialog: string | null;
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal;
}

/** A request for a page. */
export interface Visit extends GuardContext, SiteContext, MoveContext {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
  /** The path after the language, with query. */
  readonly path: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty; always empty on the server. */
  readonly hash: string;
}

/** `cancel`: the visitor stays on the current page. With `isPath`, `to` is a path with its own query, not a pattern. */
export type GuardResult =
  | 'pass'
  | 'sign-in'
  | 'not-found'
  | 'cancel'
  | (Redirect & { readonly isPath?: true });

export type Guard = (visit: Visit) => GuardResult | Promise<GuardResult>;
