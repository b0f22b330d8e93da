import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isSheetEntry, leaveSheetEntry, pushSheetEntry } from '../../services/ports/history-entry';
import { usePlace } from '../frame/shell-state';

/** The coupon as a drawer, on screens too narrow for its column. */
export interface Drawer {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Open on the page that it was opened on, as an entry of the history: the way back closes it, forward and a reload open
 * it again, and a link to another page takes its place.
 */
export function useDrawer(): Drawer {
  const page = pathnameOf(usePlace().path);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // It is also closed when the player returns to that page; the focus belongs to the new page.
  if (openOn !== null && openOn !== page) setOpenOn(null);
  const isOpen = openOn === page;

  const close = useCallback((): void => {
    setOpenOn(null);
    leaveSheetEntry();
    opener.current?.focus({ preventScroll: true });
  }, []);
  const open = (): void => {
    if (isOpen) return;
    setOpenOn(page);
    pushSheetEntry();
  };

  // The page was loaded again with the drawer open.
  const firstPage = useRef(page);
  useEffect(() => {
    if (isSheetEntry()) setOpenOn(firstPage.current);
  }, []);

  useEffect(() => {
    const follow = (): void => setOpenOn(isSheetEntry() ? page : null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [page]);

  useEffect(() => {
    if (!isOpen) return undefined;
    panel.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      // Escape in a field of the drawer, or in a dialog above it, does not close the drawer.
      if (event.key === 'Escape' && !isInField(event.target)) close();
    };
    const onPress = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // It leads to the page behind the drawer, which no move will show.
      if (panel.current?.contains(link) && link?.href === location.href) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress);
    };
  }, [isOpen, close]);

  return { isOpen, panel, opener, open, close };
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, dialog') !== null;
}
