import { useEffect, type RefObject } from 'react';

/**
 * Focuses a field and selects its text by a key; Escape in the field returns the focus to where it was.
 * @param isShortcut whether a press of a key is the shortcut; declared outside the component
 */
export function useFieldShortcut(
  field: RefObject<HTMLInputElement | null>,
  isShortcut: (event: KeyboardEvent) => boolean,
): void {
  useEffect(() => {
    let cameFrom: Element | null = null;
    const listener = (event: KeyboardEvent): void => {
      const input = field.current;
      if (!input) return;
      if (isShortcut(event)) {
        // Otherwise the key is typed into the field.
        event.preventDefault();
        cameFrom = document.activeElement;
        input.focus();
        input.select();
      } else if (event.key === 'Escape' && document.activeElement === input) {
        if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
        else input.blur();
        cameFrom = null;
      }
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [field, isShortcut]);
}
