import { documentMarks, themeMedia, THEMES } from '@grandstand/bus-contracts/area';
import { VisuallyHidden } from '@grandstand/ui';
import { useEffect, type ReactElement } from 'react';
import { ConsentWatch } from '../page/consent/consent-watch';
import { Dialogs } from '../dialogs/dialogs';
import { overlays } from './later-overlays';
import { BareLayout } from '../layout/bare-layout';
import { DefaultLayout } from '../layout/default-layout';
import { NavigationProgress } from '../arrival/navigation-progress';
import { useArrival, VOICE_ID } from '../arrival/use-arrival';
import { Notices } from '../page/notices/notices';
import { ConnectionSign } from '../frame/connection-sign';
import { Part } from '../frame/part';
import { PrintLayout } from '../layout/print-layout';
import { usePlace, useSettings } from '../frame/shell-state';

/** The shell around the areas. */
export function App(): ReactElement {
  useDocumentAttributes();
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
      {/* Part of the first load: the guards of the first move may be slow. */}
      <NavigationProgress />
      <Dialogs />
      <Part fallback={null}>
        <ConsentWatch />
      </Part>
      <ConnectionSign />
      {overlays.useIsLoaded() ? <overlays.View /> : null}
      {/* Last, so that the page below them is laid out. */}
      <Part fallback={null}>
        <Notices />
      </Part>
    </>
  );
}

/** Sets the settings as attributes of the document, for the styles of shell and areas. */
function useDocumentAttributes(): void {
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
