import { configState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { skinSheet } from '@grandstand/bus-contracts/domain';
import type { Service } from '../ports';

export interface SkinPorts {
  readonly bus: ShellHandle;
  /** Puts a style sheet in the place of the last one. */
  readonly wear: (sheet: string) => void;
}

/** Has the page wear the operator's skin: the host's markup does from the first byte on, another config may bring another. */
export function createSkin({ bus, wear }: SkinPorts): Service {
  let worn: string | undefined;
  bus.on(configState, ({ partnerCssBrandBook }) => {
    const sheet = skinSheet(partnerCssBrandBook);
    if (sheet === worn) return;
    worn = sheet;
    wear(sheet);
  });
  return { stop: () => bus.dispose() };
}
