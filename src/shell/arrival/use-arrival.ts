import { pageTitle } from '@grandstand/bus-contracts/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { pageKey } from '../../routes';
import { importFailed } from '../frame/loading/failed-imports';
import { useShell } from '../frame/shell-context';
import { useConfig, usePlace } from '../frame/shell-state';

export const MAIN_ID = 'main';
/** Where the name of a page is put to be read out. */
export const VOICE_ID = 'arrival';

/** After a move within the site: sets the title and the focus, and announces the page to screen readers. */
export function useArrival(): void {
  const { t } = useTexts();
  const { clock } = useShell();
  const place = usePlace();
  const { area } = place;
  const page = pageKey(place);
  const companyName = useConfig()?.companyName;
  const before = useRef({ page, area });

  // Texts and the site's config may load while a page is awaited: they are read when they are needed,
  // since an effect that depended on them would end the wait for the page.
  const titleOf = useEffectEvent((name: string) => pageTitle(name, companyName));
  const routeName = useEffectEvent(() => (place.titleKey ? t(place.titleKey) : ''));
  const loadingText = useEffectEvent(() => t('part.loading'));

  useEffect(() => {
    if (before.current.page === page) return undefined;
    // The former page's heading is shown until its area has followed; another area begins without one.
    const follows = area !== null && before.current.area === area;
    before.current = { page, area };
    document.title = titleOf(routeName());
    const left = new AbortController();
    const former = follows ? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) : null;
    const formerText = former?.textContent;
    const { signal } = left;
    import('./arrive').then(
      ({ arrive }) => arrive({ former, formerText, titleOf, loadingText, clock, signal }),
      importFailed,
    );
    return () => left.abort();
  }, [page, area, clock]);
}
