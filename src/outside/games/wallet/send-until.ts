import { WALLET_REFUSALS } from '@grandstand/bus-contracts/domain/wallet';
import type { WalletBody, WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { Outcome, WalletClient } from './wallet-client';

const FIRST_WAIT = 1000;
const MAX_WAIT_MS = 300_000;
/**
 * Refusals that decide on a call. Any other says nothing of it, such as that of a wrong clock; after `sums-differ`
 * what is missing is still on its way.
 */
const isDecisive = (code: string): boolean =>
  Object.hasOwn(WALLET_REFUSALS, code) && code !== 'sums-differ' && code !== 'maintenance';

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
}

/** Sends a call again after 1, 2, 4, 8 … 300 s, with the same body, until the operator has decided on it. */
export type SendUntil = <
  Call extends 'win' | 'rollback' | 'close-round' | 'open-table' | 'draw-shared' | 'open-rounds',
>(
  call: Call,
  body: WalletBody<Call>,
) => Promise<Exclude<Outcome<Call>, { kind: 'silent' }>>;

export function createSendUntil({ wallet, clock }: Options): SendUntil {
  const pause = async (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve);
    });
  const isDecided = <Call extends WalletCall>(outcome: Outcome<Call>): boolean =>
    outcome.kind === 'answered' || (outcome.kind === 'refused' && isDecisive(outcome.code));

  return async (call, body) => {
    let wait = FIRST_WAIT;
    let outcome = await wallet.send(call, body);
    while (outcome.kind === 'silent' || !isDecided(outcome)) {
      await pause(wait);
      wait = Math.min(wait * 2, MAX_WAIT_MS);
      outcome = await wallet.send(call, body);
    }
    return outcome;
  };
}
