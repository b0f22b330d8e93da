import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../shell-state';

export const MAIN_ID = 'main';

/** How long an area may take to show its heading after the player went somewhere. */
const HEADING_WITHIN = 5000;

/**
 * After a move within the running page: back to the top, the title renewed, and the focus on the
 * new heading, which is thereby read out.
 */
export function useArrival(): void {
  const { t } = useTranslation();
  const { path, titleKey } = usePlace();
  const pathname = path.split('?', 1)[0] ?? path;
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    document.title = titleKey ? t('title.page', { page: t(titleKey) }) : t('title.site');
    return whenHeading((heading, isNew) => {
      document.title = t('title.page', { page: heading.textContent.trim() });
      if (isNew) focusOn(heading);
    });
  }, [pathname, titleKey, t]);
}

/** Calls back with the main heading as it comes and as its text changes; `isNew` for its first sight. */
function whenHeading(found: (heading: HTMLElement, isNew: boolean) => void): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return () => {};
  const old = main.querySelector<HTMLElement>('h1');
  const oldText = old?.textContent;
  let seen: string | undefined;
  const look = (): void => {
    const heading = main.querySelector<HTMLElement>('h1');
    const text = heading?.textContent.trim();
    if (!heading || !text || text === seen) return;
    // The former page's heading stands until the area has followed.
    if (seen === undefined && heading === old && text === oldText?.trim()) return;
    found(heading, seen === undefined);
    seen = text;
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WITHIN);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function focusOn(heading: HTMLElement): void {
  // Who is writing, as in a search that moves along with the words, goes on writing.
  if (document.activeElement?.matches('input, textarea')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
