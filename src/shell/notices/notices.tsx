import type { NoticeArea } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { noticesState } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { Part } from '../frame/part';
import { useLanguage } from '../frame/shell-state';
import { lazyWithTexts } from '../frame/loading/with-texts';

// The first notice fetches it.
const card = lazyWithTexts('player', async () => (await import('./notice-card')).NoticeCard);

const AREAS: readonly NoticeArea[] = ['default', 'maintenance', 'shadow'];

/** The notice of the moment, in the area it is for. */
export function Notices(): ReactElement {
  const { shown = null, waiting = 0 } = useBusState(noticesState) ?? {};
  const { language } = useLanguage();
  const isUrgent = shown?.kind === 'error' || shown?.priority === 'protection';
  const notice = shown && (
    // A part that can't be fetched is reported in plain words.
    <Part key={shown.id} fallback={<p>{shown.text}</p>}>
      <Suspense fallback={null}>
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
