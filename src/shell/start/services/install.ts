import { createInstall } from '../../../services/install';
import { installedIn } from '../../../services/install/browser-installed';
import { createPartnership } from '../../../services/partnership';
import type { InstallServicePorts } from '../groups/install';

/** Starts the installation of the site, and the applications of partners. */
export function startInstallService({ join, api, prompts }: InstallServicePorts): void {
  createInstall({ bus: join('install'), api, prompts, installed$: installedIn(window) });
  createPartnership({ bus: join('partnership'), api });
}
