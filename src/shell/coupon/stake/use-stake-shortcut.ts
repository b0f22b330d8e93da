import { useEffect, type RefObject } from 'react';

/** Alt+S focuses the stake, Escape returns. */
export function useStakeShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let cameFrom: Element | null = null;
    const listener = (event: KeyboardEvent): void => {
      const field = input.current;
      if (!field) return;
      // By key code: with Alt some layouts type another letter.
      if (event.code === 'KeyS' && event.altKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        cameFrom = document.activeElement;
        field.focus();
        field.select();
      } else if (event.key === 'Escape' && document.activeElement === field) {
        if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
        else field.blur();
        cameFrom = null;
      }
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [input]);
}
