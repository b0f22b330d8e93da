import { CommandError } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { authBegin } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import type { AuthFormInUse } from './use-auth-form';

interface PasskeyButtonProps {
  readonly auth: Pick<AuthFormInUse, 'isLoading'>;
}

/** Signs in by a passkey, in browsers that have them. */
export function PasskeyButton({ auth: { isLoading } }: PasskeyButtonProps): ReactElement | null {
  const { t } = useTexts();
  const { send: begin, error } = useSend(authBegin);
  if (typeof PublicKeyCredential !== 'function') return null;
  const isCancelled = error instanceof CommandError && error.code === 'cancelled';
  return (
    <>
      <Button
        disabled={isLoading}
        // The browser's dialog has its own time.
        onClick={() => void begin({ mode: 'passkey' }, { deadline: Infinity })}
      >
        {t('signIn.passkey')}
      </Button>
      <p role="status" className={styles.text}>
        {isCancelled ? t('signIn.passkeyCancelled') : ''}
      </p>
    </>
  );
}
