import { configState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { skinSheet } from '@grandstand/bus-contracts/domain';
import { distinctUntilChanged, map } from 'rxjs';

export interface SkinPorts {
  readonly bus: ShellHandle<'skin'>;
  /** Puts a style sheet in the place of the last one. */
  readonly wear: (sheet: string) => void;
}

/** Keeps the operator's skin on the page: the host's markup has it from the first byte on, another config may bring another. */
export function createSkin({ bus, wear }: SkinPorts): void {
  const sheet$ = bus.messages$(configState).pipe(
    map(({ partnerCssBrandBook }) => skinSheet(partnerCssBrandBook)),
    distinctUntilChanged(),
  );
  bus.listen(sheet$, wear);
}
