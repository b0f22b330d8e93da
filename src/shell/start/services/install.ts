import { createInstall } from '../../../services/install';
import { installedIn } from '../../../services/install/browser-installed';
import type { InstallServicePorts } from '../groups/install';

/** Starts the installation of the site. */
export function startInstallService({ join, api, prompts }: InstallServicePorts): void {
  createInstall({ bus: join('install'), api, prompts, installed$: installedIn(window) });
}
