import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { serverClockState } from '@grandstand/bus-contracts';
import { limitsLoad, limitsState, type LimitsState } from '@grandstand/bus-contracts/player';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import type { LimitManner } from './limit-words';

/** The limits as the page shows them. */
export interface LimitsNow {
  /** Undefined until the first answer, and while the player is not known. */
  readonly limits: LimitsState | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reloads the player's limits when the page opens, and follows their updates. */
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

/** The formats for limits in the player's language and currency. */
export function useLimitManner({ iso, scale }: Pick<LimitsState, 'iso' | 'scale'>): LimitManner {
  const { t, language, settings } = useAreaWords();
  return useMemo(
    () => ({ t, tag: languageTag(language), settings, money: { iso, scale } }),
    [t, language, settings, iso, scale],
  );
}

/** Returns the operator's time, since the player's clock may be wrong. */
export function useServerNow(): () => number {
  const offset = useBusState(serverClockState)?.offset ?? 0;
  return () => Date.now() + offset;
}

/** Whether the browser is online; on a server always true. */
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
