import { useEffect, type ReactElement } from 'react';
import { Dialogs } from './dialogs/dialogs';
import { DefaultLayout } from './layout/default-layout';
import { Notices } from './layout/notices';
import { Part } from './part';
import { PrintLayout } from './print/print-layout';
import { usePlace, useSettings } from './shell-state';

/** Everything that stands around the areas. */
export function App(): ReactElement {
  useTheme();
  const { route, params } = usePlace();
  return (
    <>
      {route === 'print-coupon' ? <PrintLayout id={params['couponId'] ?? ''} /> : <DefaultLayout />}
      <Part fallback={null}>
        <Notices />
      </Part>
      <Dialogs />
    </>
  );
}

/** The theme is the document's: areas and dialogs follow without being told. */
function useTheme(): void {
  const { appTheme } = useSettings();
  useEffect(() => {
    document.documentElement.dataset['theme'] = appTheme === 1 ? 'dark' : 'light';
  }, [appTheme]);
}
