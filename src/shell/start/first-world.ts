import type { BootData, BootShell } from '@grandstand/bus-contracts/area';
import { readSiteConfig } from '../../services/config/read-site-config';
import type { ShellWorld } from '../frame/shell-context';

/** What the shell renders first, from what the host told: the same on both sides. */
export function firstWorld(boot: BootData, { place }: BootShell): ShellWorld['first'] {
  return {
    settings: { ...boot.settings, language: boot.language },
    place,
    isLikelyPlayer: boot.isLikelyPlayer ?? false,
    config: readSiteConfig(boot.config),
    areas: boot.areas.map(({ name }) => name),
  };
}
