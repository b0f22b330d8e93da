import { Suspense, createElement, type ReactElement } from 'react';
import { isNetPositionShown } from '../../../services/money/net-position/is-net-position-shown';
import { Part } from '../../frame/part';
import { useConfig, useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

const netPosition = lazyWithTexts(
  'player',
  async () => (await import('./net-position')).NetPosition,
);

/** The time and the result of the session, where the jurisdiction requires it; the header has room for them. */
export function NetPositionPlace(): ReactElement | null {
  const { language } = useLanguage();
  if (!isNetPositionShown(useConfig())) return null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>{createElement(netPosition(language))}</Suspense>
    </Part>
  );
}
