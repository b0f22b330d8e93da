import { useEffect, useRef, useState, type RefObject } from 'react';

/** The coupon as a drawer, on screens too narrow for its column. */
export interface Drawer {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

export function useDrawer(): Drawer {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const back = opener.current;
    panel.current?.focus({ preventScroll: true });
    const listener = (event: KeyboardEvent): void => {
      // Escape in a field of the drawer, or in a dialog above it, is theirs.
      if (event.key === 'Escape' && !isInField(event.target)) setIsOpen(false);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      back?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return {
    isOpen,
    panel,
    opener,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, dialog') !== null;
}
