import { useSend } from '@grandstand/bus-contracts/react';
import { phoneProceed } from '@grandstand/bus-contracts/shell';
import type { PhoneDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, SubmitButton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import { useProof } from '../proof/use-proof';
import { useMessageText } from './message-text';

interface AskRemovalProps {
  readonly dialog: PhoneDialog;
  readonly onClose: () => void;
}

/** Says what the removal of a phone means; then a code is sent to it. */
export function AskRemoval({
  dialog: { phone, proof, isBusy, message },
  onClose,
}: AskRemovalProps): ReactElement {
  const { t } = useTexts();
  const { send: proceed } = useSend(phoneProceed);
  const { fields, take } = useProof(proof, message);
  const text = useMessageText(message);

  const submit = (): void => {
    const given = take();
    if (given) void proceed(given, { deadline: Infinity });
  };
  return (
    <>
      <p className={styles.text}>{t('phone.remove.text', { phone: phone ?? '' })}</p>
      <Form isBusy={isBusy} onSubmit={submit}>
        {fields}
        <Alert text={isBusy ? null : text} />
        <SubmitButton size="l" isWide>
          {t('signIn.sendCode')}
        </SubmitButton>
        <Button size="l" isWide onClick={onClose}>
          {t('phone.back')}
        </Button>
      </Form>
    </>
  );
}
