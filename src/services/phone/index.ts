import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { phoneChange, phoneGet } from '@grandstand/bus-contracts/player';
import type { Phone, PhoneAct } from '@grandstand/bus-contracts/player';
import {
  phoneBack,
  phoneCheck,
  phoneClose,
  phoneDialog,
  phoneProceed,
  phoneResend,
  phoneWithoutOld,
} from '@grandstand/bus-contracts/shell';
import type { PhoneDialog, StepCode } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defaultIfEmpty,
  defer,
  filter,
  finalize,
  map,
  of,
  skip,
  switchMap,
  take,
  takeUntil,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import {
  phoneBeginCall,
  phoneCall,
  phoneConfirmCall,
  phoneRemoveCall,
  phoneWithoutOldCall,
} from '../../api/endpoints/player/phone';
import { twoStepCall } from '../../api/endpoints/player/two-step';
import { authResendCall } from '../../api/endpoints/sign-in/sign-in-steps';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../api/proof';
import { playerRefusalOf } from '../../api/refusal-of';
import type { SteadyClock } from '../ports';
import { createAreaSheet } from '../shared/area-sheets';
import { asPlayer$ } from '../shared/as-player';
import { player$ } from '../shared/player';
import { publishes, runService } from '../shared/run-service';
import { onClock } from '../shared/sent-code';
import { createServerNow } from '../time/server-now';
import { dialogOf, INITIAL, reduce } from './phone-state';
import type { Change } from './phone-state';

export interface PhonePorts {
  readonly bus: ShellHandle<'phone'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

/** The operator's refusals that the dialog has words for, its own or the operator's. */
const REFUSALS = [
  'bad-phone',
  'no-phone',
  'not-signed-in',
  'phone-only-contact',
  'phone-same',
  'phone-second-step',
  'taken',
  ...PROOF_REFUSALS,
];

/**
 * The phone of a player's account. Areas learn that there is one; the player adds, changes and removes it in a dialog
 * of the shell, which alone has the number, the password and the codes.
 */
export function createPhone({ bus, clock, api, areaPress$ }: PhonePorts): void {
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const serverNow = createServerNow(bus, clock);
  const { state, state$, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: player$(bus).pipe(
      skip(1),
      map((): Change => ({ type: 'player-changed' })),
    ),
    publish: [publishes(phoneDialog, dialogOf)],
  });

  /** Opens the dialog; emits the phone once the player has done what it is for. */
  function open$(act: PhoneAct, phone: string | null): Observable<Phone> {
    const request = Symbol(act);
    return defer(() => dispatch({ type: 'asked', request, act, phone })).pipe(
      switchMap(() => state$),
      filter(({ ended }) => ended?.request === request),
      take(1),
      map(({ ended }) => {
        if (!ended?.result) throw new Refusal('cancelled');
        return ended.result;
      }),
      finalize(() => {
        if (state().open?.request === request) dispatch({ type: 'abandoned', request });
      }),
    );
  }

  const onPageClock = ({ isSent, ...sent }: StepCode): StepCode => ({
    ...onClock(sent, serverNow() - clock.now()),
    isSent,
  });
  const sentAs =
    (request: symbol, step: 'new-code' | 'old-code') =>
    (sent: StepCode): Change => ({ type: 'sent', request, step, sent: onPageClock(sent) });

  /** Does one step of the open dialog; it ends when that is closed. */
  function step$(make: (open: PhoneDialog & { request: symbol }) => Observable<Change>) {
    const { open } = state();
    if (!open || open.isBusy) return of({});
    const { request } = open;
    const isClosed$ = state$.pipe(filter((now) => now.open?.request !== request));
    return dispatch({ type: 'began' }).pipe(
      take(1),
      switchMap(() => asPlayer$(bus, () => make(open))),
      takeUntil(isClosed$),
      catchError((error: unknown) =>
        of<Change>({ type: 'failed', request, ...failureOf(error, REFUSALS, clock.now()) }),
      ),
      switchMap(dispatch),
      map(() => ({})),
      defaultIfEmpty({}),
    );
  }

  const load$ = (): Observable<Phone> =>
    call$(api, phoneCall, {}).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    );

  bus.handle(phoneGet, () => asPlayer$(bus, load$));
  bus.handle(phoneChange, ({ act }, { envelope }) =>
    asPlayer$(bus, () =>
      sheet(envelope, load$().pipe(switchMap(({ phone }) => open$(act, phone)))),
    ),
  );

  bus.handle(phoneProceed, ({ phone, ...proof }) =>
    step$(({ request, act }) =>
      prove$(api, proof).pipe(
        switchMap(() => {
          if (act === 'remove') {
            return call$(api, phoneRemoveCall, {}).pipe(map(sentAs(request, 'old-code')));
          }
          if (!phone) throw new Refusal('bad-phone');
          return call$(api, phoneBeginCall, phone).pipe(
            map((sent) => sentAs(request, 'new-code')({ ...sent, isSent: true })),
          );
        }),
      ),
    ),
  );
  bus.handle(phoneCheck, ({ code }) =>
    step$(({ request, sent }) => {
      if (!sent) throw new Refusal('time_up');
      return call$(api, phoneConfirmCall, { flowId: sent.flowId, code }).pipe(
        map((next): Change => {
          if (next.step === 'old') return sentAs(request, 'old-code')(next);
          const { phone, isSecondStep } = next;
          return { type: 'done', request, result: { phone, isSecondStep } };
        }),
      );
    }),
  );
  bus.handle(phoneResend, () =>
    step$(({ request, step, sent }) => {
      if (!sent || step === 'ask') throw new Refusal('time_up');
      return call$(api, authResendCall, { flowId: sent.flowId }).pipe(
        map((again) => sentAs(request, step)({ ...again, isSent: true })),
      );
    }),
  );
  bus.handle(phoneWithoutOld, ({ password, code }) =>
    step$(({ request, step }) => {
      if (step !== 'old-code') throw new Refusal('time_up');
      if (password === undefined) {
        return call$(api, twoStepCall, {}).pipe(
          map(({ isOn }): Change => {
            return { type: 'lost', request, lost: isOn ? 'password-and-code' : 'password' };
          }),
        );
      }
      const proof = { password, ...(code !== undefined && { code }) };
      return call$(api, phoneWithoutOldCall, proof).pipe(
        map(({ phone, isSecondStep }): Change => {
          return { type: 'done', request, result: { phone, isSecondStep } };
        }),
      );
    }),
  );
  bus.handle(phoneBack, () => dispatch({ type: 'went-back' }).pipe(map(() => ({}))));
  bus.handle(phoneClose, () => dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}
