import type { Observable } from 'rxjs';

/** A press on a link of this site; `preventLoad` keeps the browser from following it. */
export interface LinkPress {
  /** Full path with query and hash. */
  readonly path: string;
  preventLoad(): void;
}

/** The address bar as navigation needs it. */
export interface PageLocation {
  /** The site's. */
  readonly origin: string;
  /** Full path with query and hash: "/en/live?x=1#top". */
  current(): string;
  /** The player went back or forward. */
  readonly moved$: Observable<void>;
  readonly links$: Observable<LinkPress>;
  push(path: string): void;
  replace(path: string): void;
  /** Loads a page as a new document, also the present one. */
  load(path: string): void;
  /** Leaves the site. */
  leave(address: string): void;
}
