import type { Language, OpenDialog } from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { FetchedDialog } from '../frame/loading/fetched-dialog';
import { fetchPart } from '../frame/loading/fetch-part';
import { useLanguage } from '../frame/shell-state';
import type { DialogProps } from '../frame/dialog-props';

type DialogPartProps = OpenDialog & Pick<DialogProps<'cookies'>, 'onClose'>;

const parts: Record<string, ComponentType<DialogPartProps>> = {};

/** Fetches a dialog's part. Neither the dialogs nor their list are part of the first load. */
export async function fetchDialog(name: OpenDialog['name'], language: Language): Promise<void> {
  const { DIALOG_PARTS } = await import('./dialog-parts');
  const part = await DIALOG_PARTS[name](language);
  // Another part in the place of an open one would lose what is filled in.
  parts[name + language] ??= part as ComponentType<DialogPartProps>;
}

/** The dialog that is open. */
export function Dialogs(): ReactElement | null {
  const dialog = useBusState(dialogsShown)?.dialog ?? null;
  const { send: close } = useSend(dialogsClose);
  if (dialog === null) return null;

  const onClose = (): void => void close({});
  return (
    <FetchedDialog key={dialog.name} onClose={onClose}>
      <Fetched {...dialog} onClose={onClose} />
    </FetchedDialog>
  );
}

/** Not React's `lazy`: it shows a fallback even for a part that is there, and React keeps that for 300 ms. */
function Fetched(props: DialogPartProps): ReactElement | null {
  const { name } = props;
  const { language } = useLanguage();
  const [, setArrived] = useState({});
  const part = parts[name + language];
  useEffect(() => {
    if (part) return;
    fetchPart(() => fetchDialog(name, language)).then(
      () => setArrived({}),
      (error: unknown) =>
        setArrived(() => {
          // To the boundary around the dialog.
          throw error;
        }),
    );
  }, [part, name, language]);
  return part ? createElement(part, props) : null;
}
