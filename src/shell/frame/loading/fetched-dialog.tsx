import { noticesShow } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Part } from '../part';

interface FetchedDialogProps {
  /** Ends what the dialog is open for. */
  readonly onClose: () => void;
  /** The dialog's part. */
  readonly children: ReactNode;
}

/** A dialog that is fetched when it is opened. One that can't be shown is closed, and a notice says so. */
export function FetchedDialog({ onClose, children }: FetchedDialogProps): ReactElement {
  const { t } = useTexts();
  const { send: show } = useSend(noticesShow);
  const onCrash = (): void => {
    onClose();
    void show({ kind: 'error', text: t('part.loadError') });
  };
  return (
    <Part fallback={null} onCrash={onCrash}>
      <Suspense fallback={null}>{children}</Suspense>
    </Part>
  );
}
