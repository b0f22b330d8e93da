import { dialogsOpen, dialogsState, navigationState, Refusal } from '@grandstand/bus-contracts';
import type { RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { authBegin } from '@grandstand/bus-contracts/shell';
import { catchError, defer, EMPTY, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { SocialResult } from '../../../api/endpoints/sign-in/social-sign-in';
import { withLanguage } from '../../../routes';
import type { KeyValueStore } from '../../ports';
import { stepOnClock } from '../../shared/sent-code';
import type { Outcome } from './auth-state';
import { keepLeftPage, takeLeftPage } from './left-page';
import type { LeftPage } from './left-page';

export interface SocialPorts {
  readonly bus: ShellHandle<'auth'>;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** Loads a page of this site in place of the running one. */
  readonly loadPage: (path: string) => void;
}

/** The refusals after the return from a network. */
export const AFTER_RETURN = [
  ...authBegin.failures,
  'network-denied',
  'network-failed',
  'network-over',
  'network-silent',
];

type BySocial = Extract<RequestOf<typeof authBegin>, { readonly mode: 'social' }>;

/** Leaves the page for the operator's start of a sign-in through a network, which leads back to this page. */
export function leaveFor(
  { bus, tabStore, loadPage }: SocialPorts,
  { network, draft: chosen = {} }: BySocial,
  remember: boolean,
): string {
  const { language, path } = bus.peek(navigationState) ?? { language: 'en', path: '/' };
  const query = new URLSearchParams({ redirect: withLanguage(language, path) });
  if (remember) query.set('remember', '1');
  const redirectUrl = `/social-api/oauth/${network}/start?${query}`;
  const isRegistering = bus.peek(dialogsState)?.open === 'registration';
  keepLeftPage(tabStore, { isRegistering, draft: chosen });
  loadPage(redirectUrl);
  return redirectUrl;
}

type OutcomeOf = (result: SocialResult, aheadMs: number) => Outcome;

/** Where the guest has left a page of this tab for a network: asks, by a try, what it has come to, and opens the dialog that goes on. */
export function afterReturn$(
  { bus, tabStore }: SocialPorts,
  ask: (outcomeOf: OutcomeOf) => Observable<SocialResult>,
): Observable<unknown> {
  return defer(() => {
    const left = takeLeftPage(tabStore);
    if (left === null) return EMPTY;
    return ask(outcomeOfReturn).pipe(
      tap(({ result }) => {
        if (result === 'unknown') open(bus, 'registration', left);
        if (result === 'two-step') open(bus, 'sign-in', left);
      }),
      catchError((error: unknown) => {
        // The dialog of the transfer is open then.
        const isMoving = error instanceof Refusal && error.code === 'account-moves';
        if (!isMoving) open(bus, left.isRegistering ? 'registration' : 'sign-in', left);
        return EMPTY;
      }),
    );
  });
}

function outcomeOfReturn(answer: SocialResult, aheadMs: number): Outcome {
  if (answer.result === 'unknown') {
    const { network, name, mail } = answer;
    return { result: 'returned', person: { network, name, mail } };
  }
  if (answer.result !== 'two-step') return { result: 'returned', person: null };
  return { result: answer.result, secondStep: stepOnClock(answer, aheadMs) };
}

function open(
  bus: ShellHandle<'auth'>,
  name: 'sign-in' | 'registration',
  { draft: args }: LeftPage,
): void {
  const dialog =
    name === 'sign-in' ? { name } : ({ name, args: { type: 'soc_reg', ...args } } as const);
  bus.send(dialogsOpen, dialog).catch(() => {
    // A player who has signed in meanwhile needs no dialog.
  });
}
