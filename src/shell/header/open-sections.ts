import type { Language } from '@grandstand/bus-contracts';
import { ACCOUNT_MENU, type AccountMenuSection } from '@grandstand/bus-contracts/domain';
import type { ResolveOptions } from '../../routes';
import { openEntries, rowOf } from '../../routes/rules';

interface OpenSectionsOptions extends Pick<ResolveOptions, 'config' | 'areas' | 'ban'> {
  readonly language: Language;
  /** The route of the page that the player is on. */
  readonly route: string;
}

/** The sections of the account that exist on this site and that the player may open. */
export async function openSections({
  language,
  route,
  ...known
}: OpenSectionsOptions): Promise<AccountMenuSection[]> {
  const entries = await openEntries(ACCOUNT_MENU, {
    ...known,
    language,
    allowed: [language],
    session: 'player',
    from: rowOf(route),
  });
  return entries.map(({ name }) => name);
}
