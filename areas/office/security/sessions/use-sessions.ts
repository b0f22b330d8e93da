import {
  securityEnd,
  securityHistory,
  securitySessions,
  type SecuritySession,
  type SignInAttempt,
} from '@grandstand/bus-contracts/player';
import { usePlayerQuery, useQueryClient, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../../manifest';
import { useChange } from '../use-change';

/** What to end: one session by its number, or all but this one. */
export type SessionsToEnd =
  | { readonly which: 'one'; readonly number: number }
  | { readonly which: 'others' };

/** The words for the last press. */
export type EndOutcome = 'one' | 'others' | 'unavailable' | 'not-signed-in' | 'not-found';

interface SessionsNow extends Loaded<{ readonly sessions: readonly SecuritySession[] }> {
  /** Resolves to whether they were ended. */
  readonly end: (what: SessionsToEnd) => Promise<boolean>;
  readonly isEnding: boolean;
  readonly outcome: EndOutcome | undefined;
}

/** Loads where a player is signed in, and ends sessions. */
export function useSessions(userId: string | undefined): SessionsNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, securitySessions, {}, userId);
  const { change, isChanging, made, refusal } = useChange({
    send: (what: SessionsToEnd) => bus.send(securityEnd, what),
    refusals: ['not-signed-in', 'not-found'],
    onChanged: (answer) => client.setQueryData(queryKey, answer),
    reload: loaded.retry,
  });
  return { ...loaded, end: change, isEnding: isChanging, outcome: refusal ?? made?.which };
}

/** Loads the last attempts to sign in, once they are to be shown. */
export function useSignInHistory(
  userId: string | undefined,
  isShown: boolean,
): Loaded<{ readonly attempts: readonly SignInAttempt[] }> {
  const bus = useBus<typeof manifest>();
  return usePlayerQuery(bus, securityHistory, {}, userId, { isNeeded: isShown });
}
