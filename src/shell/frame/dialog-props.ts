import type { OpenDialog } from '@grandstand/bus-contracts';

type Arguments<Name extends OpenDialog['name']> =
  Extract<OpenDialog, { name: Name }> extends { args?: infer Args } ? Args : undefined;

/** What a dialog of this name is rendered with. */
export interface DialogProps<Name extends OpenDialog['name']> {
  readonly args?: Arguments<Name> | undefined;
  readonly onClose: () => void;
}
