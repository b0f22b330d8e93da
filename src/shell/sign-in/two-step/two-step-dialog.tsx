import type { TwoStepDialog as Dialog } from '@grandstand/bus-contracts/shell';
import { Sheet } from '@grandstand/ui';
import { createElement, Suspense, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import { lazyWithTexts } from '../../frame/loading/with-texts';
import { AskStep } from './ask-step';
import { CodesStep } from './codes-step';
import { KeyStep } from './key-step';

interface TwoStepDialogProps {
  readonly dialog: Dialog;
  readonly onClose: () => void;
}

// The field of a code that was sent has the texts of the sign-in.
const smsStep = lazyWithTexts('guest', async () => (await import('./sms-step')).SmsStep);

/** Leaving without the recovery codes is asked about once. */
type Keeping = 'needed' | 'asked' | 'done';

/** Sets two-step sign-in up, turns it off, or makes new recovery codes. */
export function TwoStepDialog({ dialog, onClose }: TwoStepDialogProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { act, step, key, sent, recoveryCodes } = dialog;
  const [keeping, setKeeping] = useState<Keeping>('needed');
  const leave = (): void => {
    if (step === 'codes' && keeping === 'needed') setKeeping('asked');
    else onClose();
  };
  return (
    <Sheet isForm title={t(`twoStep.${act}.title`)} closeLabel={t('dialog.close')} onClose={leave}>
      {step === 'codes' ? (
        <CodesStep
          act={act}
          codes={recoveryCodes.map(({ code }) => code)}
          isAsked={keeping === 'asked'}
          onKept={() => setKeeping('done')}
          onDone={onClose}
        />
      ) : step === 'key' && key ? (
        // Another key has a code of its own.
        <KeyStep key={key.secret} dialog={dialog} shown={key} onClose={onClose} />
      ) : step === 'sms' && sent ? (
        <Suspense fallback={null}>
          {createElement(smsStep(language), { dialog, sent, onClose })}
        </Suspense>
      ) : (
        <AskStep dialog={dialog} onClose={onClose} />
      )}
    </Sheet>
  );
}
