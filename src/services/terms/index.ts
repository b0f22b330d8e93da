import {
  configState,
  sessionState,
  termsConfirm,
  termsGet,
  termsState,
} from '@grandstand/bus-contracts';
import { apiTermsRequired } from '@grandstand/bus-contracts/shell';
import type { SessionState, ShellHandle, TermsState } from '@grandstand/bus-contracts';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { termsCall, termsConfirmCall, termsStatusCall } from '../../api/endpoints/terms';
import { refusalOf } from '../../api/refusal-of';
import { createNewest } from '../shared/newest';
import type { Log, Service } from '../ports';
import { checkedTerms, requiredTerms, UNCHANGED } from './terms-rules';

export interface TermsPorts {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
  readonly log: Log;
}

/** Knows whether the player has yet to agree to changed terms; `navigation` leads them to where they can. */
export function createTerms({ bus, api, log }: TermsPorts): Service {
  const newest = createNewest();
  let state: TermsState | undefined;
  let session: SessionState = { status: 'unknown', userId: '' };
  let isAvailable: boolean | undefined;
  const show = (next: TermsState): void => {
    state = next;
    bus.publish(termsState, next);
  };

  async function check(): Promise<void> {
    const number = newest.begin();
    try {
      const answer = await api.call(termsStatusCall, {}, { signal: bus.signal });
      if (newest.take(number)) show(checkedTerms(answer));
    } catch (error) {
      if (error instanceof AbortedError) return;
      log('warn', 'Whether the terms have changed could not be found out.', error);
      if (newest.take(number)) show(UNCHANGED);
    }
  }

  /** Asks for another player, or where terms begin to be confirmed; until it is known nothing is said of who is here now. */
  function begin(): void {
    newest.forget();
    if (session.status === 'unknown' || isAvailable === undefined) return;
    const isAsked = session.status === 'player' && isAvailable;
    if (!isAsked || state?.isUserTermsChanged) show(UNCHANGED);
    if (isAsked) void check();
  }

  bus.on(configState, ({ isAvailableConfirmTerms = false }) => {
    if (isAvailableConfirmTerms === isAvailable) return;
    isAvailable = isAvailableConfirmTerms;
    begin();
  });
  bus.on(sessionState, (next) => {
    if (next.status === session.status && next.userId === session.userId) return;
    session = next;
    begin();
  });
  bus.on(apiTermsRequired, () => {
    if (session.status !== 'player' || !isAvailable) return;
    // A check that is under way was asked before the operator said so.
    newest.forget();
    show(requiredTerms(state));
  });

  bus.handle(termsGet, async (_, { signal }) => {
    try {
      return await api.call(termsCall, {}, { signal });
    } catch (error) {
      throw refusalOf(error);
    }
  });
  bus.handle(termsConfirm, async ({ updatedAt }, { signal }) => {
    try {
      await api.call(termsConfirmCall, { updatedAt }, { signal });
    } catch (error) {
      throw refusalOf(error, ['terms-changed']);
    }
    newest.forget();
    show(UNCHANGED);
    return {};
  });

  return { stop: () => bus.dispose() };
}
