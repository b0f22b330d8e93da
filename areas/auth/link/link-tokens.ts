import { navigationState } from '@grandstand/bus-contracts';
import type { Handle } from '@grandstand/bus-contracts';

export interface LinkToken {
  /** Undefined until the address was read, null where it has none. */
  readonly token: string | null | undefined;
  /** How many links were opened on this page after the first. */
  readonly count: number;
}

/** The token of the link that was opened, as React subscribes to it. */
export interface LinkTokens {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => LinkToken;
}

const UNREAD: LinkToken = { token: undefined, count: 0 };

/** On a server, which is never sent a token. */
export const NO_TOKENS: LinkTokens = { subscribe: () => () => {}, current: () => UNREAD };

/** Longer ones are no token of a link. */
const MAX_TOKEN_LENGTH = 200;

/** Takes the tokens of mailed links out of the address: each is read once, and the history does not have it. */
export function createLinkTokens(
  bus: Pick<Handle<typeof navigationState, never, never, never>, 'on'>,
  signal: AbortSignal,
): LinkTokens {
  let link: LinkToken = { token: takeToken(), count: 0 };
  let path: string | undefined;
  const listeners = new Set<() => void>();
  const set = (next: LinkToken): void => {
    link = next;
    for (const listener of listeners) listener();
  };
  bus.on(navigationState, (place) => {
    const hasMoved = path !== undefined && path !== place.path;
    path = place.path;
    // A token is for one page.
    if (hasMoved) set({ token: takeToken(), count: 0 });
  });
  // A link that is pasted into the address of its own page loads nothing.
  const takeNext = (): void => {
    const token = takeToken();
    if (token !== null) set({ token, count: link.count + 1 });
  };
  window.addEventListener('hashchange', takeNext, { signal });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => link,
  };
}

function takeToken(): string | null {
  const [, token] = /^#token=(.+)/.exec(location.hash) ?? [];
  if (token === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token.slice(0, MAX_TOKEN_LENGTH);
}
