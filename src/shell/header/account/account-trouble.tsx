import { accountState, sessionState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { createElement, Suspense, useState, type ReactElement } from 'react';
import { Part } from '../../frame/part';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';

// Most players never see it.
const sign = lazyWithTexts('player', async () => (await import('./trouble-sign')).TroubleSign);

/** Words where the operator doesn't say who the player is, or what they have. */
export function AccountTrouble(): ReactElement {
  const { language } = useLanguage();
  const isUnanswered = useBusState(sessionState)?.isUnanswered ?? false;
  const isMissing = useIsBalanceMissing();
  const kind = isUnanswered ? 'session' : isMissing ? 'balance' : null;
  // Rendered before its text: screen readers announce only changes of an existing region.
  return (
    <div role="status">
      {kind ? (
        <Part fallback={null}>
          <Suspense fallback={null}>{createElement(sign(language), { kind })}</Suspense>
        </Part>
      ) : null}
    </div>
  );
}

/** Whether the loads of a player's accounts ended without a balance; so it stays while they are loaded again. */
function useIsBalanceMissing(): boolean {
  const accounts = useBusState(accountState);
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const [isMissing, setIsMissing] = useState(false);
  const isThere = !isPlayer || !accounts || accounts.activeAccount !== null;
  const next = !isThere && (isMissing || !accounts.isLoading);
  if (next !== isMissing) setIsMissing(next);
  return next;
}
