import { createInstall } from '../../../services/page/install';
import { installedIn } from '../../../services/page/install/browser-installed';
import { createPartnership } from '../../../services/rewards/partnership';
import type { InstallServicePorts } from '../groups/install';

/** Starts the installation of the site, and the applications of partners. */
export function startInstallService({ join, api, prompts }: InstallServicePorts): void {
  createInstall({ bus: join('install'), api, prompts, installed$: installedIn(window) });
  createPartnership({ bus: join('partnership'), api });
}
