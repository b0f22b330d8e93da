import type { Language } from '@grandstand/bus-contracts';
import { OFFICE_MENU, type OfficePage } from '@grandstand/bus-contracts/domain';
import type { ResolveOptions } from '../../../routes';
import { openEntries, rowOf } from '../../../routes/rules';

interface OpenPagesOptions extends Pick<ResolveOptions, 'config' | 'areas' | 'ban'> {
  readonly language: Language;
  /** The route of the page that the player is on. */
  readonly route: string;
}

/** The pages of the office that exist on this site and that the player may open. */
export async function openPages({
  language,
  route,
  ...known
}: OpenPagesOptions): Promise<OfficePage[]> {
  const entries = await openEntries(OFFICE_MENU, {
    ...known,
    language,
    allowed: [language],
    session: 'player',
    from: rowOf(route),
  });
  return entries.map(({ name }) => name);
}
