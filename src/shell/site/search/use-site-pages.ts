import { OFFICE_MENU, type OfficePage } from '@grandstand/bus-contracts/domain';
import { useEffect, useState } from 'react';
import { createI18n, loadRoomTexts } from '../../../i18n';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage, useSessionStatus } from '../../frame/shell-state';
import { useOpenPages } from '../../frame/pages/use-open-pages';
import { useSections } from '../../frame/pages/use-sections';
import type { SitePage } from './found-pages';

/** The pages that the menus lead to and the visitor may open, in the language of the page. */
export function useSitePages(): {
  readonly sections: readonly SitePage[];
  readonly office: readonly SitePage[];
} {
  const { t } = useTexts();
  const also = (name: string): string => t(`search.also.${name}`, { defaultValue: '' });
  const sections = useSections().map(({ name, path, title }) => ({
    name,
    path,
    title,
    also: also(name),
  }));
  const titles = useOfficeTitles();
  const pages = useOpenPages();
  const isPlayer = useSessionStatus() === 'player';
  const office = pages.map((name) => ({
    name,
    path: OFFICE_MENU[name],
    title: titles?.(name) ?? '',
    also: also(name),
  }));
  return { sections, office: isPlayer && titles ? office : [] };
}

type Titles = (page: OfficePage) => string;

/** The titles of the office's pages, which come with the texts of players. */
function useOfficeTitles(): Titles | undefined {
  const { language } = useLanguage();
  const isPlayer = useSessionStatus() === 'player';
  const [titles, setTitles] = useState<Titles>();
  useEffect(() => {
    if (isPlayer) {
      loadRoomTexts('player', language).then(
        (texts) => {
          const { t } = createI18n(language, texts);
          setTitles(() => (page: OfficePage) => t(`accounts.section.${page}`));
        },
        // The search goes without these pages.
        () => {},
      );
    }
  }, [isPlayer, language]);
  return titles;
}
