import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  profileForm,
  profileSave,
  profileState,
  walletsChange,
} from '@grandstand/bus-contracts/player';
import type { ProfileForm } from '@grandstand/bus-contracts/player';
import {
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
  userConfigState,
} from '@grandstand/bus-contracts/shell';
import { catchError, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { profileCall, profileSaveCall } from '../../../api/endpoints/player/profile';
import { playerRefusalOf } from '../../../api/refusal-of';
import type { CookieJar, SteadyClock } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { handleAccountTasks } from './account-tasks';
import { profileFacts } from './profile-facts';

export interface ProfilePorts {
  readonly bus: ShellHandle<'profile'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

/**
 * The player's personal data, and how well their account is protected. The operator announces a change of the
 * data by the feed, which makes `user-config` load again, and the state here follows.
 */
export function createProfile({ bus, clock, cookies, api, areaPress$ }: ProfilePorts): void {
  handleAccountTasks({ bus, clock, cookies, api, areaPress$ });
  bus.publishFrom(
    profileState,
    bus.messages$(userConfigState).pipe(map(({ config }) => config && profileFacts(config))),
  );

  const ofPlayer$ = (call: () => Observable<ProfileForm>): Observable<ProfileForm> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, ['bad-fields', 'changed', 'locked']);
      }),
    );
  bus.handle(profileForm, () => ofPlayer$(() => call$(api, profileCall, {})));
  bus.handle(walletsChange, (change, options) => {
    if (change.act === 'add') {
      return bus.send(accountAddCurrency, { currencyId: change.currencyId }, options);
    }
    const { id } = change;
    return bus.send(
      change.act === 'use' ? accountSetActive : accountRemoveCurrency,
      { id },
      options,
    );
  });
  bus.handle(profileSave, (change) => ofPlayer$(() => call$(api, profileSaveCall, change)));
}
