// The browser's question is shown once for each time that the browser offers it. `install.state` says whether the site
// is installed here.
import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { installAsk, installSend, installState } from '@grandstand/bus-contracts/player';
import type { InstallState } from '@grandstand/bus-contracts/player';
import { map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { appLinkCall } from '../../../api/endpoints/site/app-link';
import type { InstallPrompts } from '../../ports/install-prompts';
import { relay } from '../../shared/player/relay';
import { keepCause, publishes, runService } from '../../shared/run-service';

export interface InstallPorts {
  readonly bus: ShellHandle<'install'>;
  readonly api: ApiClient;
  readonly prompts: InstallPrompts;
  /** Emits when the site runs as an app, or has been installed. */
  readonly installed$: Observable<unknown>;
}

/** Installs the site where a page of apps asks for it, and sends the link of that page to a phone. */
export function createInstall(ports: InstallPorts): void {
  const { bus, prompts, installed$ } = ports;
  const initial: InstallState = { way: 'manual' };
  const { dispatch, state } = runService<InstallState, InstallState['way'], 'install'>(bus, {
    initial,
    // What is installed stays so while the page is there.
    reduce: (before, way) => (before.way === 'installed' || before.way === way ? before : { way }),
    change$: merge(
      prompts.ready$.pipe(map(() => 'prompt' as const)),
      installed$.pipe(map(() => 'installed' as const)),
    ),
    publish: [publishes(installState, (value) => value)],
  });

  bus.handle(installAsk, () => {
    if (state().way !== 'prompt') throw new Refusal('unavailable');
    return of(null).pipe(
      switchMap(keepCause(bus, () => prompts.prompt())),
      switchMap((isAccepted) =>
        dispatch(isAccepted ? 'installed' : 'manual').pipe(map(() => ({ isAccepted }))),
      ),
    );
  });

  relay(ports, installSend, appLinkCall);
}
