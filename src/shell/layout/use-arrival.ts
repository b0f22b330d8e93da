import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { importFailed } from '../failed-imports';
import { useShell } from '../shell-context';
import { usePlace } from '../shell-state';

export const MAIN_ID = 'main';
/** Where the name of a page is put to be read out. */
export const VOICE_ID = 'arrival';

/** After a move within the running page: its title, the focus, and the word to those who listen. */
export function useArrival(): void {
  const { t } = useTranslation();
  const { clock } = useShell();
  const { area, path, titleKey } = usePlace();
  const pathname = pathnameOf(path);
  const before = useRef({ pathname, area });

  useEffect(() => {
    if (before.current.pathname === pathname) return undefined;
    // The former page's heading stands until its area has followed; another area begins with none.
    const follows = area !== null && before.current.area === area;
    before.current = { pathname, area };
    document.title = titleKey ? t('title.page', { page: t(titleKey) }) : t('title.site');
    const left = new AbortController();
    const former = follows ? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) : null;
    const formerText = former?.textContent;
    import('./arrive').then(
      ({ arrive }) => arrive({ former, formerText, clock, t, signal: left.signal }),
      importFailed,
    );
    return () => left.abort();
  }, [pathname, area, titleKey, clock, t]);
}
