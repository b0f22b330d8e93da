import type { AccountChange } from '@grandstand/bus-contracts/shell';
import { HttpError } from '../../api';
import type { ApiClient } from '../../api';
import {
  userAccountsActive,
  userAccountsAdd,
  userAccountsRemove,
} from '../../api/endpoints/account-changes';

/** Changes of the player's accounts; a change that fails answers too. */
export interface AccountChanges {
  setActive(id: number, signal: AbortSignal): Promise<AccountChange>;
  addCurrency(currencyId: number, signal: AbortSignal): Promise<AccountChange>;
  removeCurrency(id: number, signal: AbortSignal): Promise<AccountChange>;
}

export function createAccountChanges(api: ApiClient): AccountChanges {
  return {
    setActive: (id, signal) => told(api.call(userAccountsActive, { id }, { signal })),
    addCurrency: (currencyId, signal) =>
      told(api.call(userAccountsAdd, { currencyId }, { signal })),
    removeCurrency: (id, signal) => told(api.call(userAccountsRemove, { id }, { signal })),
  };
}

/** What a change came to, in the operator's words where it had any. */
async function told(change: Promise<{ readonly message: string }>): Promise<AccountChange> {
  try {
    const { message } = await change;
    return { success: true, message };
  } catch (error) {
    return { success: false, message: refusalText(error) };
  }
}

/** What a broken server says is not for the player. */
function refusalText(error: unknown): string {
  if (!(error instanceof HttpError) || error.status >= 500) return '';
  return error.text ?? '';
}
