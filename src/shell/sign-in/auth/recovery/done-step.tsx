import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import dialogStyles from '../../../frame/dialogs.module.css';

/** Says that the password has changed, and leads to the sign-in. */
export function DoneStep(): ReactElement {
  const { t } = useTexts();
  const said = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send: open } = useSend(dialogsOpen);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={dialogStyles.body}>
      <p id={said} className={dialogStyles.welcome}>
        {t('recovery.changed')}
      </p>
      <p className={dialogStyles.text}>{t('recovery.signedOut')}</p>
      <Button
        ref={button}
        aria-describedby={said}
        kind="primary"
        size="l"
        isWide
        // Until this browser has found out that its session has ended.
        isBusy={isPlayer}
        onClick={() => void open({ name: 'sign-in' })}
      >
        {t('signIn.submit')}
      </Button>
    </div>
  );
}
