import { start } from 'virtual:services/used';
import { isThriftyBrowser } from '../../../services/page/intent/browser-signs';
import { prepareGuestDialogs } from '../../dialogs/prepare-guest-dialogs';
import type { DeclaredPorts } from '../service-group';

/** Starts the services of a page that the visitor uses, and prepares the dialogs of a guest. */
export function startUsedServices(ports: DeclaredPorts): void {
  const { join, boot, idle$ } = ports;
  if (boot.isLikelyPlayer !== true && !isThriftyBrowser()) {
    // A press fetches them again, and reports a failure.
    prepareGuestDialogs(join('intent'), boot.language, idle$).catch(() => {});
  }
  start(ports);
}
