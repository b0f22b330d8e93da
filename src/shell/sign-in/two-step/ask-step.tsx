import { useSend } from '@grandstand/bus-contracts/react';
import { twoStepProceed } from '@grandstand/bus-contracts/shell';
import type { TwoStepDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, Segmented, SubmitButton } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import { useProof } from '../proof/use-proof';
import { useMessageText } from './message-text';

interface AskStepProps {
  readonly dialog: TwoStepDialog;
  readonly onClose: () => void;
}

/** Says what the player is about to do, and asks for a proof where that is needed. */
export function AskStep({ dialog, onClose }: AskStepProps): ReactElement {
  const { t } = useTexts();
  const { act, phone, proof, isBusy, message } = dialog;
  const [by, setBy] = useState<'totp' | 'sms'>('totp');
  const { send: proceed } = useSend(twoStepProceed);
  const { fields, take } = useProof(proof, message);
  const text = useMessageText(message, proof !== null);
  const isSetUp = act === 'set-up';

  const submit = (): void => {
    const given = take();
    if (given) void proceed({ ...given, ...(isSetUp && { by }) }, { deadline: Infinity });
  };

  return (
    <div className={styles.body}>
      <p className={styles.text}>{t(`twoStep.${act}.text`)}</p>
      <Form isBusy={isBusy} onSubmit={submit}>
        {isSetUp ? (
          <>
            {phone === null ? null : (
              <Segmented
                label={t('twoStep.way.label')}
                value={by}
                options={[
                  { value: 'totp', label: t('twoStep.way.totp') },
                  { value: 'sms', label: t('twoStep.way.sms') },
                ]}
                onChange={setBy}
              />
            )}
            <p className={styles.text}>
              {by === 'sms' && phone !== null
                ? t('twoStep.way.smsText', { phone })
                : t('twoStep.way.totpText')}{' '}
              {phone === null ? t('twoStep.way.noPhone') : null}
            </p>
          </>
        ) : null}
        {fields}
        <Alert text={isBusy ? null : text} />
        <SubmitButton size="l" isWide>
          {t(`twoStep.${act}.confirm`)}
        </SubmitButton>
        <Button size="l" isWide onClick={onClose}>
          {t('twoStep.back')}
        </Button>
      </Form>
    </div>
  );
}
