import type { AccountChange } from '@grandstand/bus-contracts/shell';
import { catchError, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  userAccountsActive,
  userAccountsAdd,
  userAccountsRemove,
} from '../../../api/endpoints/money/account-changes';

/** Changes of the player's accounts; a change that fails answers too. */
export interface AccountChanges {
  setActive(id: number): Observable<AccountChange>;
  addCurrency(currencyId: number): Observable<AccountChange>;
  removeCurrency(id: number): Observable<AccountChange>;
}

export function createAccountChanges(api: ApiClient): AccountChanges {
  return {
    setActive: (id) => outcome$(call$(api, userAccountsActive, { id })),
    addCurrency: (currencyId) => outcome$(call$(api, userAccountsAdd, { currencyId })),
    removeCurrency: (id) => outcome$(call$(api, userAccountsRemove, { id })),
  };
}

/** The result of a change, with the operator's text if there is one. */
function outcome$(answer$: Observable<{ readonly message: string }>): Observable<AccountChange> {
  return answer$.pipe(
    map(({ message }) => ({ success: true, message })),
    catchError((error: unknown) => of({ success: false, message: refusalText(error) })),
  );
}

/** The text of a server error is not for the player. */
function refusalText(error: unknown): string {
  if (!(error instanceof HttpError) || error.status >= 500) return '';
  return error.text ?? '';
}
