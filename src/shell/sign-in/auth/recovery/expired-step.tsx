import { useSend } from '@grandstand/bus-contracts/react';
import { recoveryRestart } from '@grandstand/bus-contracts/shell';
import type { StepMessage } from '@grandstand/bus-contracts/shell';
import { Alert, Button } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import dialogStyles from '../../../frame/dialogs.module.css';

/** Says why the link is of no more use, and leads to another one. */
export function ExpiredStep({ message }: { readonly message: StepMessage | null }): ReactElement {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { send: restart } = useSend(recoveryRestart);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={dialogStyles.body}>
      <Alert text={t(`recovery.${message?.code ?? 'recovery-unknown'}`)} />
      <Button ref={button} kind="primary" size="l" isWide onClick={() => void restart({})}>
        {t('recovery.another')}
      </Button>
    </div>
  );
}
