import type { ChatThread, NewChatFile } from '@grandstand/bus-contracts/shell';

/** A message that the operator has not confirmed yet. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
  readonly isMasked: boolean;
  readonly files: readonly NewChatFile[];
  /** What a guest would like to be called by. */
  readonly name?: string | undefined;
}

/** A message that the operator would not take. */
export interface Refused {
  /** The operator's words; empty where it gave none. */
  readonly reason: string;
  readonly text: string;
}

export interface State {
  /** Empty for a guest; undefined while unknown. */
  readonly player: string | undefined;
  readonly isOpen: boolean;
  /** Whether the visitor had a chat on an earlier page. */
  readonly hadChat: boolean;
  readonly thread: ChatThread | undefined;
  readonly unsent: readonly Unsent[];
  /** The operator's last message that the visitor has seen; undefined in a new tab, where all count as seen. */
  readonly seen: number | undefined;
  readonly isOnline: boolean;
  readonly isConnected: boolean;
  readonly refusal: Refused | null;
}

export type Change =
  | { readonly type: 'player-changed'; readonly player: string }
  | { readonly type: 'shown'; readonly isOpen: boolean }
  | { readonly type: 'written'; readonly message: Unsent }
  | { readonly type: 'received'; readonly thread: ChatThread }
  | { readonly type: 'sent'; readonly clientId: string; readonly thread: ChatThread }
  | { readonly type: 'refused'; readonly clientId: string; readonly reason: string }
  | { readonly type: 'network-changed'; readonly isOnline: boolean }
  /** The chat could not be read. */
  | { readonly type: 'disconnected' };

/** What a tab stores over a reload. */
export interface Kept {
  readonly player: string;
  readonly isOpen: boolean;
  readonly seen?: number | undefined;
  readonly unsent: readonly Unsent[];
}

export function initialState(kept: Kept | undefined, hadChat: boolean): State {
  return {
    player: undefined,
    isOpen: kept?.isOpen ?? false,
    hadChat,
    thread: undefined,
    unsent: kept?.unsent ?? [],
    seen: kept?.seen,
    isOnline: true,
    isConnected: true,
    refusal: null,
  };
}

/** Whether the operator may still add to the chat. */
export function isGoingOn({ thread }: State): boolean {
  return (thread?.state ?? 'closed') !== 'closed';
}

/** Messages of the operator that the visitor has not seen. */
export function unreadOf({ thread, seen }: State): number {
  const messages = thread?.messages ?? [];
  return messages.filter(({ id, from }) => from !== 'visitor' && id > (seen ?? 0)).length;
}

export function createReduce(keptPlayer: string | undefined) {
  return (state: State, change: Change): State => {
    switch (change.type) {
      case 'player-changed': {
        const { player } = change;
        const before = state.player ?? keptPlayer ?? player;
        if (player === before) return { ...state, player };
        // Nothing of one visitor is shown to another. A guest who signs in goes on in the panel.
        const isOpen = state.isOpen && before === '';
        return { ...initialState(undefined, false), isOnline: state.isOnline, player, isOpen };
      }
      case 'shown':
        return seenIfOpen({ ...state, isOpen: change.isOpen });
      case 'written':
        return { ...state, unsent: [...state.unsent, change.message], refusal: null };
      case 'received':
        return receive(state, change.thread);
      case 'sent': {
        const unsent = state.unsent.filter(({ clientId }) => clientId !== change.clientId);
        return receive({ ...state, unsent }, change.thread);
      }
      case 'refused': {
        const refused = state.unsent.find(({ clientId }) => clientId === change.clientId);
        const unsent = state.unsent.filter((message) => message !== refused);
        return { ...state, unsent, refusal: { reason: change.reason, text: refused?.text ?? '' } };
      }
      case 'network-changed':
        return { ...state, isOnline: change.isOnline };
      case 'disconnected':
        return state.isConnected ? { ...state, isConnected: false } : state;
      default:
        return change satisfies never;
    }
  };
}

function receive(state: State, thread: ChatThread): State {
  // Answers and the stream overtake each other.
  if (thread.version < (state.thread?.version ?? 0)) return state;
  const known = new Set(thread.messages.map(({ clientId }) => clientId));
  const unsent = state.unsent.filter(({ clientId }) => !known.has(clientId));
  const isNewTab = state.seen === undefined && state.thread === undefined;
  const seen = isNewTab ? lastOf(thread) : state.seen;
  return seenIfOpen({ ...state, thread, unsent, seen, isConnected: true });
}

function seenIfOpen(state: State): State {
  return state.isOpen && state.thread ? { ...state, seen: lastOf(state.thread) } : state;
}

function lastOf({ messages }: ChatThread): number {
  return messages.at(-1)?.id ?? 0;
}
