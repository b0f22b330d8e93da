import { noticesShow } from '@grandstand/bus-contracts';
import type { Language, OpenDialog } from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { createElement, Suspense, type ComponentType, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../frame/lazy-part';
import { Part } from '../frame/part';
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
  const { t } = useTranslation();
  const dialog = useBusState(dialogsShown)?.dialog ?? null;
  const { send: close } = useSend(dialogsClose);
  const { send: show } = useSend(noticesShow);
  const { language } = useLanguage();
  if (dialog === null) return null;

  const onClose = (): void => void close({});
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part key={dialog.name} fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>
        {createElement(partOf(dialog.name, language), { ...dialog, onClose })}
      </Suspense>
    </Part>
  );
}
