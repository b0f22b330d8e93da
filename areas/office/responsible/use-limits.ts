import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { serverClockState } from '@grandstand/bus-contracts';
import { limitsLoad, limitsState, type LimitsState } from '@grandstand/bus-contracts/player';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import type { LimitManner } from './limit-words';

/** The limits as they stand on the page. */
export interface LimitsNow {
  /** Undefined until the first answer, and of a player who is not known yet. */
  readonly limits: LimitsState | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for a player's limits anew when they come to look at them, and follows what is said of them. */
export function useLimits(userId: string | undefined): LimitsNow {
  const state = useBusState(limitsState);
  const { send, isSending, error } = useSend(limitsLoad);
  useEffect(() => {
    if (userId !== undefined) void send({});
  }, [send, userId]);
  const isKnown = userId !== undefined && state !== undefined && state.sections.length > 0;
  return {
    limits: isKnown && state.limits.length > 0 ? state : undefined,
    hasFailed: !isSending && (state?.status === 'failed' || error !== undefined),
    retry: () => void send({}),
  };
}

/** What the limits are written with here. */
export function useLimitManner({ iso, scale }: Pick<LimitsState, 'iso' | 'scale'>): LimitManner {
  const { t, language, settings } = useAreaWords();
  return useMemo(
    () => ({ t, tag: languageTag(language), settings, money: { iso, scale } }),
    [t, language, settings, iso, scale],
  );
}

/** Gives the moment by the operator's clock: the player's may be wrong. */
export function useServerNow(): () => number {
  const offset = useBusState(serverClockState)?.offset ?? 0;
  return () => Date.now() + offset;
}

/** Whether the browser has a connection at all; a server takes it that it has. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

function followConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
