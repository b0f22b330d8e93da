import { LANGUAGES } from '../../bus-contracts/contracts/languages';

/** A file with a hash of its content in its name: it never changes. */
const HASHED = /\/assets\/[^?#]*-[\w-]{8}\.(js|css|woff2|svg|png|webp)$/;

/** The worker's decision about a request; `network` is to leave it alone. */
export type Plan =
  | { readonly kind: 'network' }
  /** Stored once, and never requested again. */
  | { readonly kind: 'file' }
  /** Always from the network; this page replaces it without one. */
  | { readonly kind: 'page'; readonly offline: string };

export interface WorkerRequest {
  readonly method: string;
  readonly url: string;
  /** "navigate" for a page, "no-cors" for a file of another origin that cannot be read. */
  readonly mode: string;
  readonly hasRange: boolean;
}

/** The page of a language for a visitor without a connection. */
export function offlinePath(language: string): string {
  return `/offline/${language}`;
}

export const OFFLINE_PATHS: readonly string[] = LANGUAGES.map(offlinePath);

/** Decides about a request of a page of this origin; pages and calls are never kept. */
export function planFor(request: WorkerRequest, origin: string): Plan {
  const { origin: from, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || request.hasRange) return { kind: 'network' };
  if (request.mode === 'navigate') {
    if (from !== origin) return { kind: 'network' };
    const [, word = ''] = pathname.split('/');
    return { kind: 'page', offline: offlinePath(LANGUAGES.find((id) => id === word) ?? 'en') };
  }
  // A response that can't be read can't be kept, and is not for this worker's policy to fetch.
  if (from !== origin && request.mode === 'no-cors') return { kind: 'network' };
  // A query could name another content; files of the areas' origin are known by their names alike.
  return search === '' && HASHED.test(pathname) ? { kind: 'file' } : { kind: 'network' };
}

/** Whether an answer may be cached permanently: complete, readable, and marked immutable by its server. */
export function mayKeep(answer: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  const isReadable = answer.type === 'basic' || answer.type === 'cors';
  const control = answer.headers.get('cache-control') ?? '';
  return answer.status === 200 && isReadable && control.includes('immutable');
}
