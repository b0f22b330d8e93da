import { accountState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useShell } from '../../../frame/shell-context';
import { useSessionStatus } from '../../../frame/shell-state';

/** The bettor; `unknown` while session or account are still loading. */
export type Bettor = 'unknown' | 'guest' | 'player';

export function useBettor(): Bettor {
  const { isLikelyPlayer } = useShell().first;
  const status = useSessionStatus();
  const accounts = useBusState(accountState);
  if (status === 'unknown') return isLikelyPlayer ? 'unknown' : 'guest';
  if (status === 'guest') return 'guest';
  const isLoading = !accounts || (accounts.isLoading && accounts.activeAccount === null);
  return isLoading ? 'unknown' : 'player';
}
