import type { NoticeArea } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { noticesState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import styles from '../../frame/connection-sign.module.css';
import { useIsPartWaiting } from '../../frame/loading/fetch-part';
import { Part } from '../../frame/part';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

// The first notice fetches it.
const card = lazyWithTexts('player', async () => (await import('./notice-card')).NoticeCard);

const AREAS: readonly NoticeArea[] = ['default', 'maintenance', 'shadow'];

/** The notice of the moment, in the area it is for. */
export function Notices(): ReactElement {
  const { shown = null, waiting = 0 } = useBusState(noticesState) ?? {};
  const { language } = useLanguage();
  const isUrgent = shown?.kind === 'error' || shown?.priority === 'protection';
  const isPartWaiting = useIsPartWaiting();
  const plain = (
    <div className={styles.place}>
      <p className={styles.sign}>{shown?.text}</p>
    </div>
  );
  const notice = shown && (
    // A card that can't be fetched is reported in plain words, where the sign of the connection is too.
    <Part key={shown.id} fallback={plain}>
      <Suspense fallback={isPartWaiting && plain}>
        {createElement(card(language), { notice: shown, waiting })}
      </Suspense>
    </Part>
  );
  return (
    <>
      {AREAS.map((area) => (
        // Both live regions exist from the start: only changes of an existing one are announced.
        <div key={area} data-notices={area}>
          <div role="status">{shown?.area === area && !isUrgent ? notice : null}</div>
          <div role="alert">{shown?.area === area && isUrgent ? notice : null}</div>
        </div>
      ))}
    </>
  );
}
