import { pageTitle } from '@grandstand/bus-contracts/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageKey } from '../../../routes';
import { importFailed } from '../../start/failed-imports';
import { useShell } from '../../frame/shell-context';
import { useConfig, usePlace } from '../../frame/shell-state';

export const MAIN_ID = 'main';
/** Where the name of a page is put to be read out. */
export const VOICE_ID = 'arrival';

/** After a move within the site: sets the title and the focus, and announces the page to screen readers. */
export function useArrival(): void {
  const { t } = useTranslation();
  const { clock } = useShell();
  const place = usePlace();
  const { area, titleKey } = place;
  const page = pageKey(place);
  const companyName = useConfig()?.companyName;
  const before = useRef({ page, area });

  useEffect(() => {
    if (before.current.page === page) return undefined;
    // The former page's heading is shown until its area has followed; another area begins without one.
    const follows = area !== null && before.current.area === area;
    before.current = { page, area };
    const titleOf = (name: string): string => pageTitle(name, companyName);
    document.title = titleOf(titleKey ? t(titleKey) : '');
    const left = new AbortController();
    const former = follows ? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) : null;
    const formerText = former?.textContent;
    import('./arrive').then(
      ({ arrive }) => arrive({ former, formerText, titleOf, clock, t, signal: left.signal }),
      importFailed,
    );
    return () => left.abort();
  }, [page, area, titleKey, companyName, clock, t]);
}
