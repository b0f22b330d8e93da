// The service sets the colours and sizes as an adopted style sheet.
import { configState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { skinSheet } from '@grandstand/bus-contracts/domain';
import { distinctUntilChanged, map } from 'rxjs';

export interface SkinPorts {
  readonly bus: ShellHandle<'skin'>;
  /** Replaces the style sheet of the skin. */
  readonly apply: (sheet: string) => void;
}

/** Applies the operator's skin. The host's markup contains the first one; a changed config may bring another. */
export function createSkin({ bus, apply: wear }: SkinPorts): void {
  const sheet$ = bus.messages$(configState).pipe(
    map(({ partnerCssBrandBook }) => skinSheet(partnerCssBrandBook)),
    distinctUntilChanged(),
  );
  bus.listen(sheet$, wear);
}
