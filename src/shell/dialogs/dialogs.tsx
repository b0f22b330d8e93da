import type { Language, OpenDialog } from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/fetched-dialog';
import { lazyPart } from '../frame/lazy-part';
import { useLanguage } from '../frame/shell-state';
import type { DialogProps } from './dialog-props';

type DialogPart = ComponentType<OpenDialog & Pick<DialogProps<'cookies'>, 'onClose'>>;

const parts = new Map<string, () => DialogPart>();

/** A dialog's part. Neither the dialogs nor their list are part of the first load. */
function partOf(name: OpenDialog['name'], language: Language): DialogPart {
  const key = `${name} ${language}`;
  const part =
    parts.get(key) ??
    lazyPart(async () => {
      const { DIALOG_PARTS } = await import('./dialog-parts');
      return (await DIALOG_PARTS[name](language)) as DialogPart;
    });
  parts.set(key, part);
  return part();
}

/** The dialog that is open. */
export function Dialogs(): ReactElement | null {
  const dialog = useBusState(dialogsShown)?.dialog ?? null;
  const { send: close } = useSend(dialogsClose);
  const { language } = useLanguage();
  if (dialog === null) return null;

  const onClose = (): void => void close({});
  return (
    <FetchedDialog key={dialog.name} onClose={onClose}>
      {createElement(partOf(dialog.name, language), { ...dialog, onClose })}
    </FetchedDialog>
  );
}
