import { useAreaWords } from '@grandstand/bus-contracts/react';
import { AreaPage } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { Live } from '../live/live';
import { Recordings } from '../recordings/recordings';
import { Send } from '../send/send';
import { useQaBus } from './use-qa-bus';

/** The debugger: the page's bus live, its contracts as forms, and recordings. */
export function DebuggerApp(): ReactElement {
  const { t } = useAreaWords();
  const bus = useQaBus();
  return (
    <AreaPage title={t('title')}>
      <p>{t('lead')}</p>
      {bus === null ? (
        <p role="status">{t('waiting')}</p>
      ) : (
        <>
          <Live bus={bus} />
          <Send bus={bus} />
          <Recordings bus={bus} />
        </>
      )}
    </AreaPage>
  );
}
