import type { BootData, BootShell } from '@grandstand/bus-contracts/area';
import { readSiteConfig } from '../../../services/site/config/read-site-config';
import type { ShellEnvironment } from '../../frame/shell-context';

/** The values of the shell's first render, from the host's boot data: the same on server and client. */
export function firstRender(
  boot: BootData,
  { place, sections }: BootShell,
): ShellEnvironment['first'] {
  return {
    settings: { ...boot.settings, language: boot.language },
    place,
    isLikelyPlayer: boot.isLikelyPlayer ?? false,
    config: readSiteConfig(boot.config),
    areas: boot.areas.map(({ name }) => name),
    sections,
  };
}
