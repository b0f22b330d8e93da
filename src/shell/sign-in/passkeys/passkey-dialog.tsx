import { useSend } from '@grandstand/bus-contracts/react';
import { passkeysConfirm } from '@grandstand/bus-contracts/shell';
import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Dialog, Form, SubmitButton } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import { proofText } from '../proof/proof-text';
import { useProof } from '../proof/use-proof';
import { useTimeOf } from '../../frame/use-countdown';

interface PasskeyDialogProps {
  readonly dialog: PasskeysDialog;
  readonly onClose: () => void;
}

/** The messages of passkeys with a text of the site's. */
const WITH_TEXT: ReadonlySet<string> = new Set([
  'passkey-late',
  'passkey-taken',
  'passkeys-unsupported',
]);

/** Lets the player confirm that a passkey is added or removed, and asks for a proof where that is needed. */
export function PasskeyDialog({ dialog, onClose }: PasskeyDialogProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const { act, name, proof, isBusy, message } = dialog;
  const { send: confirm } = useSend(passkeysConfirm);
  const { fields, take } = useProof(proof, message);

  const submit = (): void => {
    const given = take();
    // The browser's dialog has its own time.
    if (given) void confirm(given, { deadline: Infinity });
  };

  return (
    <Dialog title={t(`passkeys.${act}.title`)} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>{t(`passkeys.${act}.text`, { name })}</p>
        <Form isBusy={isBusy} onSubmit={submit}>
          {fields}
          <p role="status" className={styles.text}>
            {message?.code === 'cancelled' ? t('passkeys.cancelled') : ''}
          </p>
          <Alert text={isBusy ? null : textOf(message, t, timeOf)} />
          <SubmitButton size="l" isWide>
            {t(`passkeys.${act}.confirm`)}
          </SubmitButton>
          <Button size="l" isWide onClick={onClose}>
            {t('passkeys.back')}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}

function textOf(
  message: PasskeysDialog['message'],
  t: TFunction,
  timeOf: (moment: number) => string,
): string | null {
  // A player who has cancelled knows of it.
  if (!message || message.code === 'cancelled') return null;
  if (WITH_TEXT.has(message.code)) return t(`passkeys.${message.code}`);
  return proofText(message, t, timeOf);
}
