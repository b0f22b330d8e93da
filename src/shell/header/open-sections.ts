import type { Language } from '@grandstand/bus-contracts';
import { ACCOUNT_MENU, type AccountMenuSection } from '@grandstand/bus-contracts/domain';
import { withLanguage, type ResolveOptions } from '../../routes';
import { resolve, rowOf } from '../../routes/rules';

const SECTIONS = Object.keys(ACCOUNT_MENU) as AccountMenuSection[];

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
  const options: ResolveOptions = {
    ...known,
    language,
    allowed: [language],
    session: 'player',
    from: rowOf(route),
  };
  const found = await Promise.all(
    SECTIONS.map(async (section) =>
      resolve(withLanguage(language, ACCOUNT_MENU[section]), options),
    ),
  );
  return SECTIONS.filter((_, index) => found[index]?.kind === 'match');
}
