import type { SiteConfig } from '@grandstand/bus-contracts';
import type { Redirect, RouteRow } from '../route-row';

/** What is known of who is here. */
export interface GuardContext {
  /** `unknown` until the first check has answered; a server never knows. */
  readonly session: 'unknown' | 'guest' | 'player';
  /** Of a player: whether the terms have changed since they agreed to them. */
  readonly terms: 'unknown' | 'changed' | 'unchanged';
  /** Of whoever is here; a server never knows. */
  readonly ban: 'unknown' | Ban;
  /** Whether the site is closed. */
  readonly maintenance: 'unknown' | 'active' | 'inactive';
}

/** What the operator holds against a player; no level: nothing. */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

/** A game of the operator's list: the end of its address now, and of the one that it had. */
export interface GameRoute {
  readonly route: string;
  readonly oldRoute: string | null;
}

/** What is known of the site. */
export interface SiteContext {
  /** Undefined while there is none: nothing that it decides is decided. */
  readonly config: SiteConfig | undefined;
  /** The areas that are registered; undefined where nobody looks. */
  readonly areas: readonly string[] | undefined;
  readonly isProduction: boolean;
  /** The operator's games; rejects where they can't be had. */
  readonly games: (signal: AbortSignal) => Promise<readonly GameRoute[]>;
}

/** Where the visitor comes from. */
export interface ComingContext {
  /** The row of the page that stands; null for the first one. */
  readonly from: RouteRow | null;
  /** The dialog that is open. */
  readonly dialog: string | null;
  /** Aborted when nobody waits for the verdict any more. */
  readonly signal: AbortSignal;
}

/** A page that somebody is about to see. */
export interface Visit extends GuardContext, SiteContext, ComingContext {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
  /** Behind the language, with query. */
  readonly path: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty; a server never sees one. */
  readonly hash: string;
}

/** `cancel`: the visitor stays where they are. A redirect whose `to` is whole is no pattern, and has its own query. */
export type Verdict =
  | 'pass'
  | 'sign-in'
  | 'not-found'
  | 'cancel'
  | (Redirect & { readonly isWhole?: true });

export type Guard = (visit: Visit) => Verdict | Promise<Verdict>;
