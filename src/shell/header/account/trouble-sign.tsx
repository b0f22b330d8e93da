import { accountRefresh } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, classNames, Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import sign from '../../frame/connection-sign.module.css';
import styles from './trouble-sign.module.css';

interface TroubleSignProps {
  readonly kind: 'session' | 'balance';
}

/** Says that the session is being checked, which repeats by itself, or that the balance could not be loaded. */
export function TroubleSign({ kind }: TroubleSignProps): ReactElement {
  const { t } = useTexts();
  const { send: refresh, isSending } = useSend(accountRefresh);
  return (
    <div className={styles.place}>
      <p className={classNames(sign.sign, styles.takesPresses)}>
        <Icon name="warning" size="s" />
        {t(`accounts.unanswered.${kind}`)}
        {kind === 'balance' ? (
          <Button size="s" isBusy={isSending} onClick={() => void refresh({})}>
            {t('accounts.unanswered.again')}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
