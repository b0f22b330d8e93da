import { accountState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useShell } from '../frame/shell-context';
import { useSessionStatus } from '../frame/shell-state';

/** Whether it is yet to be told who bets, and from which account: a press on Place would come to nothing. */
export function useIsBettorUnknown(): boolean {
  const { isLikelyPlayer } = useShell().first;
  const status = useSessionStatus();
  const accounts = useBusState(accountState);
  if (status === 'unknown') return isLikelyPlayer;
  if (status === 'guest') return false;
  return !accounts || (accounts.isLoading && accounts.activeAccount === null);
}
