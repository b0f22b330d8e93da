import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { paymentsConfirm } from '@grandstand/bus-contracts/shell';
import type { PaymentsDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Dialog, Form, SubmitButton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import { proofText } from '../../sign-in/proof/proof-text';
import { useProof } from '../../sign-in/proof/use-proof';
import { useLanguage } from '../../frame/shell-state';
import { useTimeOf } from '../../frame/use-countdown';

interface WithdrawDialogProps {
  readonly dialog: PaymentsDialog;
  readonly onClose: () => void;
}

/** Lets the player confirm a withdrawal, which is final, and asks for a proof where that is needed. */
export function WithdrawDialog({ dialog, onClose }: WithdrawDialogProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const timeOf = useTimeOf();
  const { leaving, proof, isBusy, message } = dialog;
  const { send: confirm } = useSend(paymentsConfirm);
  const { fields, take } = useProof(proof, message);
  const amount = formatMoney(dialog.amount, dialog, tag);

  const submit = (): void => {
    const given = take();
    if (given) void confirm(given, { deadline: Infinity });
  };

  return (
    <Dialog title={t('withdraw.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>{t('withdraw.text', { amount })}</p>
        {leaving === null ? null : (
          <p className={styles.text}>
            <strong>
              {t('withdraw.leaving', { amount, lose: formatMoney(leaving.lose, leaving, tag) })}
            </strong>
            {leaving.inPlay === 0
              ? null
              : ` ${t('withdraw.inPlay', { money: formatMoney(leaving.inPlay, leaving, tag) })}`}
          </p>
        )}
        <Form isBusy={isBusy} onSubmit={submit}>
          {fields}
          <Alert text={isBusy || !message ? null : proofText(message, t, timeOf)} />
          <SubmitButton size="l" isWide>
            {t('withdraw.confirm', { amount })}
          </SubmitButton>
          <Button size="l" isWide onClick={onClose}>
            {t('withdraw.back')}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
