import { dialogsOpen, sessionSignOut } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, classNames, Icon, IconButton, Skeleton } from '@grandstand/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useShell } from '../shell-context';
import { useActiveAccount, useConfig, useLanguage, useSessionStatus } from '../shell-state';
import styles from './header.module.css';
import { accountMenu } from './later-parts';

/** Who is here: a guest's two buttons, or a player's balance. */
export function AccountBar(): ReactElement {
  const status = useSessionStatus();
  const { isLikelyPlayer } = useShell().first;
  // A guest's buttons stand from the first byte on; a player's room is kept until they are known.
  if (status === 'guest' || (status === 'unknown' && !isLikelyPlayer)) {
    return (
      <div className={styles.account}>
        <GuestBar />
      </div>
    );
  }
  return (
    <div className={classNames(styles.account, styles.player)}>
      {status === 'player' ? <PlayerBar /> : <Skeleton shape="text" />}
    </div>
  );
}

function GuestBar(): ReactElement {
  const { t } = useTranslation();
  const { send } = useSend(dialogsOpen);
  const canRegister = useConfig()?.isRegistrationAvailable ?? true;
  return (
    <>
      <Button onClick={() => void send({ name: 'sign-in' })}>{t('header.signIn')}</Button>
      {canRegister ? (
        <Button kind="primary" onClick={() => void send({ name: 'registration' })}>
          {t('header.register')}
        </Button>
      ) : null}
    </>
  );
}

function PlayerBar(): ReactElement {
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
      <IconButton icon="sign-out" label={t('header.signOut')} onPress={() => void send({})} />
    </>
  );
}
