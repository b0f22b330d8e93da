import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { QA_BUS_EVENT, type QaBus } from '@grandstand/bus-contracts/recording';
import { AreaPage } from '@grandstand/ui';
import { createElement, useSyncExternalStore, type ReactElement } from 'react';
import { Live } from '../live/live';
import { Recordings } from '../recordings/recordings';
import { Send } from '../send/send';
import { later } from './later-screens';

/** The screen of the path. */
export function DebuggerApp(): ReactElement {
  const { params } = useAreaPlace();
  return params['screen'] === 'parts' ? createElement(later.get('gallery')) : <BusScreen />;
}

/** The page's bus live, its contracts as forms, and recordings. */
function BusScreen(): ReactElement {
  const { t, href } = useAreaWords();
  const bus = useQaBus();
  return (
    <AreaPage title={t('title')}>
      <p>{t('lead')}</p>
      <p>
        <a href={href('/debugger/parts')}>{t('parts.link')}</a>
      </p>
      <p role="status">{bus === null ? t('waiting') : null}</p>
      {bus === null ? null : (
        <>
          <Live bus={bus} />
          <Send bus={bus} />
          <Recordings bus={bus} />
        </>
      )}
    </AreaPage>
  );
}

function presentBus(): QaBus | null {
  return (globalThis as { grandstand?: { bus: QaBus } }).grandstand?.bus ?? null;
}

function whenThere(onChange: () => void): () => void {
  globalThis.addEventListener(QA_BUS_EVENT, onChange);
  return () => globalThis.removeEventListener(QA_BUS_EVENT, onChange);
}

/** The page's bus for QA; null on the server, and until the page has it. */
function useQaBus(): QaBus | null {
  return useSyncExternalStore(whenThere, presentBus, () => null);
}
