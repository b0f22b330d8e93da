import type { BootShell, ShellPage } from '@grandstand/bus-contracts/area';
import { loadTexts } from '../../../i18n';

/** The shell's part of the boot data: its texts and the page. */
export async function bootShell(page: ShellPage): Promise<BootShell> {
  return { texts: await loadTexts(page.place.language), ...page };
}
