import { sessionSignOut } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useLanguage } from '../frame/shell-state';
import styles from './account-menu.module.css';

/** The limits and the way out, for screens on which the header has no room for their words. */
export function AccountWays(): ReactElement {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { send } = useSend(sessionSignOut);
  return (
    <div className={styles.ways}>
      <a className={styles.section} href={withLanguage(language, '/office/responsible')}>
        <Icon name="shield" />
        {t('title.responsible')}
      </a>
      <button type="button" className={styles.section} onClick={() => void send({})}>
        <Icon name="sign-out" />
        {t('header.signOut')}
      </button>
    </div>
  );
}
