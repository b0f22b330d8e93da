import { useSend } from '@grandstand/bus-contracts/react';
import {
  phoneBack,
  phoneCheck,
  phoneResend,
  phoneWithoutOld,
} from '@grandstand/bus-contracts/shell';
import type { PhoneDialog as Dialog } from '@grandstand/bus-contracts/shell';
import { Sheet } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CodeStep } from '../auth/code-step';
import styles from '../../frame/dialogs.module.css';
import { AskRemoval } from './ask-removal';
import { LostStep } from './lost-step';
import { NumberStep } from './number-step';

interface PhoneDialogProps {
  readonly dialog: Dialog;
  readonly onClose: () => void;
}

/** Adds a phone to the account, changes it, or removes it. */
export function PhoneDialog({ dialog, onClose }: PhoneDialogProps): ReactElement {
  const { t } = useTexts();
  const { act, phone, step, lost } = dialog;
  const [typed, setTyped] = useState({ countryCode: '', number: '' });
  const title = act === 'remove' ? 'remove' : phone === null ? 'add' : 'change';
  return (
    <Sheet
      isForm
      title={t(`phone.${title}.title`)}
      closeLabel={t('dialog.close')}
      onClose={onClose}
    >
      <div className={styles.body}>
        {step !== 'ask' ? (
          lost ? (
            <LostStep dialog={dialog} kind={lost} />
          ) : (
            // Another code has a field of its own.
            <SentStep key={step} dialog={dialog} />
          )
        ) : act === 'remove' ? (
          <AskRemoval {...{ dialog, onClose }} />
        ) : (
          <NumberStep {...{ dialog, typed, setTyped, onClose }} />
        )}
      </div>
    </Sheet>
  );
}

/** Asks for the code to the new number, or for the one to the present number. */
function SentStep({
  dialog: { act, step, sent, isBusy, message },
}: {
  readonly dialog: Dialog;
}): ReactElement | null {
  const { t } = useTexts();
  const { send: check } = useSend(phoneCheck);
  const { send: resend } = useSend(phoneResend);
  const { send: withoutOld } = useSend(phoneWithoutOld);
  const { send: goBack } = useSend(phoneBack);
  if (!sent) return null;
  const isOld = step === 'old-code';
  return (
    <>
      {isOld ? <p className={styles.text}>{t('phone.old.text')}</p> : null}
      <CodeStep
        sent={sent}
        message={message}
        isLoading={isBusy}
        submitLabel={t(isOld && act === 'remove' ? 'phone.remove.confirm' : 'phone.confirm')}
        {...(isOld && {
          other: {
            label: t('phone.old.lost'),
            onPress: () => void withoutOld({}, { deadline: Infinity }),
          },
        })}
        onConfirm={(code) => void check({ code }, { deadline: Infinity })}
        onResend={() => resend({}, { deadline: Infinity })}
        onBack={() => void goBack({})}
      />
    </>
  );
}
