import { navigationState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { authActivation, authRedeem, authSendLink } from '@grandstand/bus-contracts/player';
import { catchError, map } from 'rxjs';
import { call$ } from '../../../api/calls/call';
import type { ApiClient } from '../../../api';
import { redeemCall, sendLinkCall } from '../../../api/endpoints/sign-in/links';
import { userConfigCall } from '../../../api/endpoints/player/user-config';
import { playerRefusalOf } from '../../../api/refusal-of';
import { refusalOfStep } from '../../../api/step-refusals';
import type { SteadyClock } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { forPlayer$ } from '../../shared/player/relay';
import { createServerNow } from '../../time/server-now';

interface LinkPorts {
  readonly bus: ShellHandle<'auth'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** Loads a page of this site in place of the running one. */
  readonly loadPage: (path: string) => void;
}

/** Redeems the links of mails, and sends one that confirms a mail address. No token is kept. */
export function handleLinks({ bus, clock, api, loadPage }: LinkPorts): void {
  const serverNow = createServerNow(bus, clock);
  /** A moment of the operator's clock on the page's. */
  const onPage = (moment: number): number => moment - serverNow() + clock.now();

  bus.handle(authRedeem, (request) =>
    call$(api, redeemCall, request).pipe(
      map((redeemed) => {
        if (redeemed.what === 'sessions') {
          // The same token sets a new password now. It goes as in a mailed link: to the service that sets it alone.
          const { language } = bus.peek(navigationState) ?? { language: 'en' };
          loadPage(`/${language}/user/passwordreset#token=${request.token}`);
        }
        if (redeemed.what !== 'newsletter') return redeemed;
        const newsletters = redeemed.newsletters.map((each) => ({
          ...each,
          undoUntil: each.undoUntil === null ? null : onPage(each.undoUntil),
        }));
        return { ...redeemed, newsletters };
      }),
      catchError((error: unknown) => {
        throw refusalOfStep(error, authRedeem.failures, clock.now());
      }),
    ),
  );

  bus.handle(authActivation, () =>
    forPlayer$(bus, authActivation, () => call$(api, userConfigCall, {})).pipe(
      map(({ remaining_days_to_activate: daysLeft, activation_type: confirmed }) => ({
        daysLeft,
        isMailMissing: confirmed === NOTHING || confirmed === PHONE_ONLY,
      })),
    ),
  );

  bus.handle(authSendLink, ({ email }) =>
    asPlayer$(bus, () => call$(api, sendLinkCall, { email: email.trim() })).pipe(
      map(({ sentTo, resendAt }) => ({ sentTo, resendAt: onPage(resendAt) })),
      catchError((error: unknown) => {
        const refusal = playerRefusalOf(error);
        throw refusal.code === 'not-signed-in'
          ? refusal
          : refusalOfStep(error, authSendLink.failures, clock.now());
      }),
    ),
  );
}

/** Of `activation_type`: which addresses are confirmed. */
const NOTHING = 0;
const PHONE_ONLY = 3;
