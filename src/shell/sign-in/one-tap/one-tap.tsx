import { useBusState } from '@grandstand/bus-contracts/react';
import { authOneTap } from '@grandstand/bus-contracts/shell';
import { createElement, Suspense, type ReactElement } from 'react';
import { Part } from '../../frame/part';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

const card = lazyWithTexts('guest', async () => (await import('./one-tap-card')).OneTapCard);

/** Where a guest is offered to sign in with an account of a network, in browsers that do not do so themselves. */
export function OneTap(): ReactElement | null {
  const network = useBusState(authOneTap)?.card;
  const { language } = useLanguage();
  if (!network) return null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>{createElement(card(language), { network })}</Suspense>
    </Part>
  );
}
