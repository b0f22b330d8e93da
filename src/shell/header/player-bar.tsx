import { sessionSignOut } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Icon, IconButton } from '@grandstand/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useActiveAccount, useLanguage } from '../frame/shell-state';
import styles from './header.module.css';
import { accountMenu } from './later-parts';

/** A player's balance with their accounts behind it, their bets, and the way out. */
export function PlayerBar(): ReactElement {
  const { t } = useTranslation();
  const { language, tag } = useLanguage();
  const account = useActiveAccount();
  const { send } = useSend(sessionSignOut);
  const menuId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const money = account ? formatMoney(account.money, account, tag) : '…';
  return (
    <>
      <button type="button" className={styles.balance} popoverTarget={menuId}>
        <span className={styles.balanceLabel}>{t('header.balance')}</span>{' '}
        {/* Keyed: an amount of another width is a new element, and nothing has moved. */}
        <strong key={money.length} className={styles.money}>
          {money}
        </strong>
        <Icon name="chevron-down" size="s" />
      </button>
      <div
        id={menuId}
        popover="auto"
        className={styles.accounts}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? <accountMenu.View /> : null}
      </div>
      <a className={styles.history} href={withLanguage(language, '/office/history')}>
        <Icon name="history" />
        <span className={styles.historyText}>{t('header.betHistory')}</span>
      </a>
      <a
        className={styles.limits}
        href={withLanguage(language, '/office/responsible')}
        aria-label={t('title.responsible')}
        title={t('title.responsible')}
      >
        <Icon name="shield" />
      </a>
      <IconButton icon="sign-out" label={t('header.signOut')} onPress={() => void send({})} />
    </>
  );
}
