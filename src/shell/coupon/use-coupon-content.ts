import { useEffect, useState, type ComponentType } from 'react';
import type { CouponContentProps } from './coupon-content';

type Content = ComponentType<CouponContentProps>;

let loaded: Content | null = null;

/** Fetches what an empty coupon does without, so that it is there when the first bet comes. */
export async function loadCouponContent(): Promise<void> {
  loaded = (await import('./coupon-content')).CouponContent;
}

export interface LaterContent {
  /** Null until it is there. */
  readonly Content: Content | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The coupon's content, which is no part of the first load. */
export function useCouponContent(isNeeded: boolean): LaterContent {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [, setIsLoaded] = useState(loaded !== null);
  const isMissing = isNeeded && loaded === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    loadCouponContent().then(
      () => isGone || setIsLoaded(true),
      () => isGone || setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, attempt]);

  return {
    Content: loaded,
    hasFailed: isMissing && failedAttempt === attempt,
    tryAgain: () => setAttempt(attempt + 1),
  };
}
