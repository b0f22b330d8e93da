import type { ShellHandle } from '@grandstand/bus-contracts';
import { securityQuestionChange, securityQuestionGet } from '@grandstand/bus-contracts/player';
import type { SecurityQuestion } from '@grandstand/bus-contracts/player';
import {
  securityQuestionClose,
  securityQuestionConfirm,
  securityQuestionDialog,
} from '@grandstand/bus-contracts/shell';
import type { SecurityQuestionDialog } from '@grandstand/bus-contracts/shell';
import { map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  securityQuestionCall,
  securityQuestionRemoveCall,
  securityQuestionSetCall,
} from '../../../api/endpoints/sign-in/security-question';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../../api/proof';
import type { SteadyClock } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { refuseAs } from '../../shared/player/relay';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../../shared/dialogs/asked-dialog';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';

export interface SecurityQuestionPorts {
  readonly bus: ShellHandle<'security-question'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

type Task = Pick<SecurityQuestionDialog, 'act' | 'questions'>;

/** The operator's refusals that the dialog has words for. */
const REFUSALS = ['not-signed-in', 'short-answer', ...PROOF_REFUSALS];

/** The player's security question. An area asks for a change; question and answer are given in a dialog of the shell. */
export function createSecurityQuestion(ports: SecurityQuestionPorts): void {
  const { bus, clock, api, areaPress$ } = ports;
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const running = runService(bus, {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<Task, SecurityQuestion>,
    change$: player$(bus).pipe(
      skip(1),
      map(() => ({ type: 'closed' as const })),
    ),
    publish: [
      publishes(securityQuestionDialog, ({ open }) => {
        if (!open) return null;
        const { task, proof, isBusy, message } = open;
        return { ...task, proof, isBusy, message };
      }),
    ],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );
  const load$ = () => call$(api, securityQuestionCall, {}).pipe(refuseAs(securityQuestionGet));

  bus.handle(securityQuestionGet, () =>
    asPlayer$(bus, () => load$().pipe(map(({ isSet }) => ({ isSet })))),
  );
  bus.handle(securityQuestionChange, ({ act }, { envelope }) =>
    asPlayer$(bus, () =>
      sheet(envelope, load$().pipe(switchMap(({ questions }) => ask$({ act, questions })))),
    ),
  );
  bus.handle(securityQuestionConfirm, ({ set, ...proof }) =>
    confirm$(() =>
      asPlayer$(bus, () =>
        prove$(api, proof).pipe(
          switchMap(() =>
            set
              ? call$(api, securityQuestionSetCall, set)
              : call$(api, securityQuestionRemoveCall, {}),
          ),
          map(({ isSet }) => ({ isSet })),
        ),
      ),
    ),
  );
  bus.handle(securityQuestionClose, close$);
}
