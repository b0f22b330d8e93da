import type { Clock } from '@grandstand/bus-contracts';
import type { Observable } from 'rxjs';

/** A clock with a steady count that no one can set. */
export interface SteadyClock extends Clock {
  /** Milliseconds that never go back; the count may stop while the machine sleeps. */
  steady(): number;
}

/** Storage as a service sees it: it never throws; a write returns whether it worked. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** False when the write was lost (full, forbidden, absent). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Keys that another tab changed; null where it cleared all. */
  readonly changes$: Observable<string | null>;
}

export interface CookieJar {
  get(name: string): string | undefined;
  /** `expires` in milliseconds since the epoch; left out: until the browser closes. Path is always "/". */
  set(name: string, value: string, options?: { expires?: number }): void;
  remove(name: string): void;
  names(): string[];
}

/** The page's own events. */
export interface PageEvents {
  /** The present visibility at once, then every change. */
  readonly visible$: Observable<boolean>;
  /** The present state at once, then every change. */
  readonly online$: Observable<boolean>;
  /** The page goes into the back/forward cache. */
  readonly cached$: Observable<void>;
  /** The page returned from the back/forward cache. */
  readonly restored$: Observable<void>;
}

/**
 * A message to the player's other tabs: that something changed, not the new value. Only activity
 * and protection are sent with their values, since storage may not work.
 */
export type TabMessage =
  | { readonly kind: 'signed-in' }
  /** `mark`: of the sign-out, so that a tab that receives it late ignores it after a later sign-in. */
  | { readonly kind: 'signed-out'; readonly mark?: string | undefined }
  | { readonly kind: 'settings' }
  /** The player's accounts changed: another one is active, or there is one more or less. */
  | { readonly kind: 'accounts' }
  /** The player's limits changed. */
  | { readonly kind: 'limits' }
  /** The player has agreed to changed terms. */
  | { readonly kind: 'terms' }
  /** A player's data that tabs keep under a key, where storage may not work. */
  | { readonly kind: 'kept'; readonly key: string; readonly text: string }
  /** The player was active at `from`; without activity until `until` they are signed out. */
  | { readonly kind: 'active'; readonly from: number; readonly until: number };

/** The player's other tabs of this site. */
export interface OtherTabs {
  post(message: TabMessage): void;
  readonly messages$: Observable<TabMessage>;
}

/** Writes a message for developers. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, facts?: unknown) => void;

/** Shows an error to the player with this text, unless it comes from an aborted call. */
export type ShowError = (error: unknown, text: () => Promise<string>) => Promise<void>;
