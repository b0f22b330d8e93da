// `twoStep.change` opens the dialog: the player sets two-step sign-in up, turns it off or makes new recovery
// codes. Key and codes are in `twoStep.dialog`, which no area can read and recordings black out. The dialog can't
// be closed while recovery codes are on their way, since they are answered once. It stays open with them where the
// area that requested it has gone.
import type { RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { twoStepChange, twoStepGet } from '@grandstand/bus-contracts/player';
import type { TwoStep, TwoStepAct } from '@grandstand/bus-contracts/player';
import {
  proofSend,
  twoStepCheck,
  twoStepClose,
  twoStepDialog,
  twoStepProceed,
} from '@grandstand/bus-contracts/shell';
import type { SentCode } from '@grandstand/bus-contracts/shell';
import { catchError, map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  twoStepBeginCall,
  twoStepCall,
  twoStepConfirmCall,
  twoStepOffCall,
  twoStepRecoveryCodesCall,
} from '../../../api/endpoints/sign-in/two-step';
import { proofSendCall } from '../../../api/endpoints/sign-in/proof';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../../api/proof';
import { refusalOfStep } from '../../../api/step-refusals';
import type { SteadyClock } from '../../ports';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { asPlayer$ } from '../../shared/player/as-player';
import { refuseAs } from '../../shared/player/relay';
import { dialogSteps } from '../../shared/dialogs/dialog-steps';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import { onClock } from '../../shared/sent-code';
import { createServerNow } from '../../time/server-now';
import { dialogOf, INITIAL, reduce } from './two-step-state';
import type { Change } from './two-step-state';

export interface TwoStepPorts {
  readonly bus: ShellHandle<'two-step'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

/** The operator's refusals that the dialog has words for. */
const REFUSALS = ['no-phone', 'not-signed-in', 'two-step-off', 'two-step-on', ...PROOF_REFUSALS];

/**
 * The player's own second step of the sign-in. Areas learn whether it is on; what is changed is confirmed by
 * the player in a dialog of the shell, which alone has the password, the key and the codes.
 */
export function createTwoStep({ bus, clock, api, areaPress$ }: TwoStepPorts): void {
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const serverNow = createServerNow(bus, clock);
  const running = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: player$(bus).pipe(
      skip(1),
      map((): Change => ({ type: 'player-changed' })),
    ),
    publish: [publishes(twoStepDialog, dialogOf)],
  });

  const { open$, step$ } = dialogSteps(running, (error) => failureOf(error, REFUSALS, clock.now()));

  const onPageClock = (sent: SentCode): SentCode => onClock(sent, serverNow() - clock.now());

  function proceeded$(
    request: symbol,
    act: TwoStepAct,
    { by = 'totp', ...proof }: RequestOf<typeof twoStepProceed>,
  ): Observable<Change> {
    return prove$(api, proof).pipe(
      switchMap((): Observable<Change> => {
        switch (act) {
          case 'set-up':
            return call$(api, twoStepBeginCall, { by }).pipe(
              map((begun): Change => {
                if (begun.by === 'sms') {
                  return { type: 'code-sent', request, sent: onPageClock(begun) };
                }
                const { secret, address } = begun;
                const expiresAt = begun.expiresAt - serverNow() + clock.now();
                return { type: 'key-made', request, key: { secret, address, expiresAt } };
              }),
            );
          case 'turn-off':
            return call$(api, twoStepOffCall, {}).pipe(
              map((result) => ({ type: 'turned-off', request, result })),
            );
          case 'new-codes':
            return call$(api, twoStepRecoveryCodesCall, {}).pipe(
              map(({ recoveryCodes }) => ({ type: 'codes-made', request, recoveryCodes })),
            );
        }
      }),
    );
  }

  const checked$ = (request: symbol, code: string): Observable<Change> =>
    call$(api, twoStepConfirmCall, { code }).pipe(
      map(({ recoveryCodes }) => ({ type: 'codes-made', request, recoveryCodes })),
    );

  const load$ = (): Observable<TwoStep> => call$(api, twoStepCall, {}).pipe(refuseAs(twoStepGet));

  bus.handle(twoStepGet, () => asPlayer$(bus, load$));
  bus.handle(twoStepChange, ({ act }, { envelope }) =>
    asPlayer$(bus, () =>
      sheet(
        envelope,
        load$().pipe(
          switchMap((before) => open$((request) => ({ type: 'asked', request, act, before }))),
        ),
      ),
    ),
  );

  bus.handle(twoStepProceed, (wish) => {
    if (running.state().open?.step === 'codes') return {};
    return step$(({ request, act }) => asPlayer$(bus, () => proceeded$(request, act, wish)));
  });
  bus.handle(twoStepCheck, ({ code }) => {
    const step = running.state().open?.step;
    if (step !== 'key' && step !== 'sms') return {};
    return step$(({ request }) => asPlayer$(bus, () => checked$(request, code)));
  });
  bus.handle(proofSend, ({ password }) =>
    asPlayer$(bus, () => call$(api, proofSendCall, { password })).pipe(
      map(({ isSent, ...sent }) => ({ ...onPageClock(sent), isSent })),
      catchError((error: unknown) => {
        throw refusalOfStep(error, proofSend.failures, clock.now());
      }),
    ),
  );
  bus.handle(twoStepClose, () => running.dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}
