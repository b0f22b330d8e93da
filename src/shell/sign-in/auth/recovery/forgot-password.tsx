import { useBusState } from '@grandstand/bus-contracts/react';
import { recoveryForm } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm } from '@grandstand/bus-contracts/shell';
import { LoadingBlock, Sheet, useSkeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { DialogProps } from '../../../frame/dialog-props';
import styles from '../auth.module.css';
import { AddressStep } from './address-step';
import { DoneStep } from './done-step';
import { ExpiredStep } from './expired-step';
import { MailedStep } from './mailed-step';
import { NewPasswordStep } from './new-password-step';
import { RecoveryCode } from './recovery-code';

/** The steps from a lost password to a new one. */
export function ForgotPassword({ onClose }: DialogProps<'forgot-password'>): ReactElement {
  const { t } = useTexts();
  const form = useBusState(recoveryForm);
  const isLoading = useSkeleton(form === undefined);
  const isNew = form?.step === 'password' || form?.step === 'done';
  return (
    <Sheet
      isForm
      title={t(isNew ? 'recovery.newTitle' : 'recovery.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
    >
      {isLoading || !form ? (
        <LoadingBlock label={t('part.loading')}>
          <div className={styles.coming} />
        </LoadingBlock>
      ) : (
        <Step form={form} />
      )}
    </Sheet>
  );
}

function Step({ form }: { readonly form: RecoveryForm }): ReactElement | null {
  const { step, code, mail, message } = form;
  switch (step) {
    case 'address':
      return <AddressStep form={form} />;
    case 'code':
      return code && <RecoveryCode form={form} code={code} />;
    case 'mailed':
      return mail && <MailedStep form={form} mail={mail} />;
    case 'password':
      return <NewPasswordStep form={form} />;
    case 'expired':
      return <ExpiredStep message={message} />;
    case 'done':
      return <DoneStep />;
  }
}
