import { useLayoutEffect, useRef, type RefObject } from 'react';
import { MAIN_ID } from '../../arrival/use-arrival';

/** Moves the focus to a part of the stage when it opens, since the press that opened it was further down the page, and to the page when it closes. */
export function useStageFocus(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    current?.focus();
    return () => {
      if (!current?.contains(document.activeElement)) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  return box;
}
