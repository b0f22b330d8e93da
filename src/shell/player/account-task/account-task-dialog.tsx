import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { profileConfirm } from '@grandstand/bus-contracts/shell';
import type { ProfileDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Dialog, Form, SubmitButton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import { proofText } from '../../sign-in/proof/proof-text';
import { useProof } from '../../sign-in/proof/use-proof';
import { useLanguage } from '../../frame/shell-state';
import { useTimeOf } from '../../frame/use-countdown';

/** Where the money of an account goes that is closed. */
const PARTS = ['available', 'inBets', 'rest'] as const;

interface AccountTaskDialogProps {
  readonly dialog: ProfileDialog;
  readonly onClose: () => void;
}

/** Lets the player confirm what they have asked for, and asks for a proof where that is needed. */
export function AccountTaskDialog({ dialog, onClose }: AccountTaskDialogProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const { tag } = useLanguage();
  const { task, money, proof, isBusy, message } = dialog;
  const { send: confirm } = useSend(profileConfirm);
  const { fields, take } = useProof(proof, message);

  const submit = (): void => {
    const given = take();
    if (given) void confirm(given, { deadline: Infinity });
  };

  return (
    <Dialog title={t(`accountTask.${task}.title`)} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>{t(`accountTask.${task}.text`)}</p>
        {money.map((account) => (
          <p key={account.iso} className={styles.text}>
            {PARTS.filter((part) => account[part] > 0)
              .map((part) =>
                t(`accountTask.close.${part}`, {
                  amount: formatMoney(account[part], account, tag),
                }),
              )
              .join(' ')}
          </p>
        ))}
        <Form isBusy={isBusy} onSubmit={submit}>
          {fields}
          <Alert text={isBusy || !message ? null : proofText(message, t, timeOf)} />
          <SubmitButton size="l" isWide>
            {t(`accountTask.${task}.confirm`)}
          </SubmitButton>
          <Button size="l" isWide onClick={onClose}>
            {t('accountTask.back')}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
