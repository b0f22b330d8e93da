import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  profileForm,
  profileSave,
  profileState,
  walletsChange,
} from '@grandstand/bus-contracts/player';
import {
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
  userConfigState,
} from '@grandstand/bus-contracts/shell';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { profileCall, profileSaveCall } from '../../../api/endpoints/player/profile';
import type { CookieJar, SteadyClock } from '../../ports';
import { relay } from '../../shared/player/relay';
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
export function createProfile(ports: ProfilePorts): void {
  const { bus } = ports;
  handleAccountTasks(ports);
  bus.publishFrom(
    profileState,
    bus.messages$(userConfigState).pipe(map(({ config }) => config && profileFacts(config))),
  );

  relay(ports, profileForm, profileCall);
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
  relay(ports, profileSave, profileSaveCall);
}
