// `phone.change` opens the dialog. `phone.dialog` has numbers without most of their digits.
import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { phoneChange, phoneGet } from '@grandstand/bus-contracts/player';
import type { Phone } from '@grandstand/bus-contracts/player';
import {
  phoneBack,
  phoneCheck,
  phoneClose,
  phoneDialog,
  phoneProceed,
  phoneResend,
  phoneWithoutOld,
} from '@grandstand/bus-contracts/shell';
import type { StepCode } from '@grandstand/bus-contracts/shell';
import { map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  phoneBeginCall,
  phoneCall,
  phoneConfirmCall,
  phoneRemoveCall,
  phoneWithoutOldCall,
} from '../../../api/endpoints/sign-in/phone';
import { twoStepCall } from '../../../api/endpoints/sign-in/two-step';
import { authResendCall } from '../../../api/endpoints/sign-in/sign-in-steps';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../../api/proof';
import type { SteadyClock } from '../../ports';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { asPlayer$ } from '../../shared/player/as-player';
import { refuseAs } from '../../shared/player/relay';
import { dialogSteps } from '../../shared/dialogs/dialog-steps';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import { onClock } from '../../shared/sent-code';
import { createServerNow } from '../../time/server-now';
import { dialogOf, INITIAL, reduce } from './phone-state';
import type { Change, Open } from './phone-state';

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
  const running = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: player$(bus).pipe(
      skip(1),
      map((): Change => ({ type: 'player-changed' })),
    ),
    publish: [publishes(phoneDialog, dialogOf)],
  });

  const { open$, step$: stepOf$ } = dialogSteps(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );

  const step$ = (work: (open: Open) => Observable<Change>): Observable<object> =>
    stepOf$((open) => asPlayer$(bus, () => work(open)));

  const onPageClock = ({ isSent, ...sent }: StepCode): StepCode => ({
    ...onClock(sent, serverNow() - clock.now()),
    isSent,
  });
  const sentAs =
    (request: symbol, step: 'new-code' | 'old-code') =>
    (sent: StepCode): Change => ({ type: 'sent', request, step, sent: onPageClock(sent) });

  const load$ = (): Observable<Phone> => call$(api, phoneCall, {}).pipe(refuseAs(phoneGet));

  bus.handle(phoneGet, () => asPlayer$(bus, load$));
  bus.handle(phoneChange, ({ act }, { envelope }) =>
    asPlayer$(bus, () =>
      sheet(
        envelope,
        load$().pipe(
          switchMap(({ phone }) => open$((request) => ({ type: 'asked', request, act, phone }))),
        ),
      ),
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
  bus.handle(phoneBack, () => running.dispatch({ type: 'went-back' }).pipe(map(() => ({}))));
  bus.handle(phoneClose, () => running.dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}
