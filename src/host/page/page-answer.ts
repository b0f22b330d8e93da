import type { NonceDocument } from './nonce-document';

/** The answer to a request for a page, before it is sent. */
export type PageAnswer =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | SitePage;

/** The status of a page. */
export type PageStatus = 200 | 403 | 404 | 451 | 500 | 503;

/** A page with places for the nonce of its answer. */
export interface SitePage {
  readonly kind: 'page';
  readonly status: PageStatus;
  readonly document: NonceDocument;
  /** Beside the security policies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The operator's domain for files, where it has one. */
  readonly filesOrigin: string | undefined;
  /** The operator's list of origins that the page may show in frames. */
  readonly frameOrigins: readonly string[];
  /** Whether it exists and lacks nothing: no part of it and no answer about it failed or was late. */
  readonly isWhole: boolean;
}
