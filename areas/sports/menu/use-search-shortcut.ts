import { useEffect, type RefObject } from 'react';

/** "/" focuses the search, Escape returns to where the focus was. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let cameFrom: Element | null = null;
    const listener = (event: KeyboardEvent): void => {
      const input = field.current;
      if (!input) return;
      if (event.key === '/' && !hasModifier(event) && !isTyping(event.target)) {
        // The slash itself is not searched.
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
  }, [field]);
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;

/** In a field the slash is text, and a dialog keeps the focus. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [contenteditable]') !== null
  );
}
