import { documentMarks, themeMedia, THEMES } from '@grandstand/bus-contracts/area';
import { VisuallyHidden } from '@grandstand/ui';
import { useEffect, type ReactElement } from 'react';
import { Dialogs } from '../dialogs/dialogs';
import { overlays } from './later-overlays';
import { BareLayout } from '../layout/bare-layout';
import { DefaultLayout } from '../layout/default-layout';
import { NavigationProgress } from '../layout/navigation-progress';
import { useArrival, VOICE_ID } from '../layout/use-arrival';
import { Notices } from '../notices/notices';

import { Part } from './part';
import { PrintLayout } from '../print/print-layout';
import { usePlace, useSettings } from './shell-state';

/** Everything that stands around the areas. */
export function App(): ReactElement {
  useMarks();
  useArrival();
  const { layout = 'default', params } = usePlace();
  return (
    <>
      {layout === 'default' ? (
        <DefaultLayout />
      ) : layout === 'print' ? (
        <PrintLayout id={params['couponId'] ?? ''} />
      ) : (
        <BareLayout kind={layout} />
      )}
      <VisuallyHidden>
        <span id={VOICE_ID} aria-live="polite" />
      </VisuallyHidden>
      {/* With the first load: the first guard of a page may be the slow one. */}
      <NavigationProgress />
      <Dialogs />
      {overlays.useIsThere() ? <overlays.View /> : null}
      {/* Last: what they stand above is laid out by then. */}
      <Part fallback={null}>
        <Notices />
      </Part>
    </>
  );
}

/** Theme, type size and the like are the document's: areas and dialogs follow without being told. */
function useMarks(): void {
  const settings = useSettings();
  const { appTheme } = settings;
  useEffect(() => {
    for (const theme of THEMES) {
      const colour = document.querySelector(`meta[name='theme-color'][data-theme='${theme}']`);
      colour?.setAttribute('media', themeMedia(theme, { appTheme }));
    }
  }, [appTheme]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const marks = documentMarks(settings);
    Object.assign(dataset, marks);
    return () => {
      for (const name of Object.keys(marks)) delete dataset[name];
    };
  }, [settings]);
}
