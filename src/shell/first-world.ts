import type { NavigationState, Settings } from '@grandstand/bus-contracts';
import type { BootData } from '@grandstand/bus-contracts/area';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { resolve } from '../routes';
import { readSiteConfig } from '../services/config';
import type { ShellWorld } from './shell-context';

/** What the shell renders first, from what the host told: the same on both sides. */
export function firstWorld(boot: BootData, url: string): ShellWorld['first'] {
  const { language } = boot;
  const settings: Settings = { ...boot.settings, language };
  const found = resolve(url, { language, allowed: LANGUAGES });
  const place: NavigationState =
    found.kind === 'redirect'
      ? { language, path: '/', route: 'error', area: null, params: {} }
      : {
          language,
          path: found.path,
          route: found.row.name,
          area: found.row.area,
          params: { ...found.params },
        };
  return { settings, place, config: readSiteConfig(boot.config) };
}
