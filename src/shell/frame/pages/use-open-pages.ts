import type { OfficePage } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { banState } from '@grandstand/bus-contracts/shell';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context';
import { useConfig, useLanguage, usePlace } from '../shell-state';
import { openPages } from './open-pages';

/** The pages of the office that this site has and the player may open; none until they are known. */
export function useOpenPages(): readonly OfficePage[] {
  const { language } = useLanguage();
  const { areas } = useShell().first;
  const { route } = usePlace();
  const config = useConfig();
  const ban = useBusState(banState);
  const [pages, setPages] = useState<readonly OfficePage[]>([]);

  useEffect(() => {
    let isGone = false;
    const held = ban ? { level: ban.banLevel, version: ban.banVersion } : ('unknown' as const);
    void openPages({ language, areas, route, config, ban: held }).then((found) => {
      if (!isGone) setPages(found);
    });
    return () => {
      isGone = true;
    };
  }, [language, areas, route, config, ban]);
  return pages;
}
