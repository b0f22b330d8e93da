import { useSend } from '@grandstand/bus-contracts/react';
import { authAppSwitch } from '@grandstand/bus-contracts/shell';
import type { AuthApp } from '@grandstand/bus-contracts/shell';
import { Alert, Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';

interface OtherAccountProps {
  readonly state: AuthApp;
  readonly onClose: () => void;
}

/** A link that signs in, opened by somebody who is signed in already. */
export function OtherAccount({
  state: { login, message },
  onClose,
}: OtherAccountProps): ReactElement {
  const { t } = useTexts();
  const { send: switchAccount, isSending, error } = useSend(authAppSwitch);
  return (
    <div className={dialogStyles.body}>
      <p>{login === null ? t('authApp.linkOther') : t('authApp.linkOf', { login })}</p>
      <Alert text={error ? (message?.text ?? t('signIn.unavailable')) : null} />
      <Button kind="primary" size="l" isWide onClick={onClose}>
        {t('authApp.stay')}
      </Button>
      <Button
        isWide
        isBusy={isSending}
        onClick={() => void switchAccount({}, { deadline: Infinity })}
      >
        {t('authApp.switch')}
      </Button>
    </div>
  );
}
