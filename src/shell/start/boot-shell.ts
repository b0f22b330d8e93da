import type { BootShell, ShellPage } from '@grandstand/bus-contracts/area';
import { loadTexts } from '../../i18n';

/** What the shell starts a page from, words and place: on the server for both sides. */
export async function bootShell(page: ShellPage): Promise<BootShell> {
  return { texts: await loadTexts(page.place.language), ...page };
}
