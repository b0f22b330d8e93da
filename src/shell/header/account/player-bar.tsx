import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { userConfigState } from '@grandstand/bus-contracts/shell';
import { Badge, Icon, VisuallyHidden } from '@grandstand/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useLanguage } from '../../frame/shell-state';
import { AccountTrouble } from './account-trouble';
import { Balance } from './balance';
import styles from '../header.module.css';
import { accountMenu } from '../later-parts';
import { NetPositionPlace } from './net-position-place';
import { StopButton } from './stop-button';

/** A greater number of messages is read out in full, and shown as "99+". */
const MAX_SHOWN = 99;

/** A player's session where it is to be shown, the ways to stop, to the limits and to the bets, a deposit, and the balance with the menu of the account behind it. */
export function PlayerBar(): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const messages = useBusState(userConfigState)?.config?.user_msg_count ?? 0;
  const menuId = useId();
  const messagesId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <AccountTrouble />
      <NetPositionPlace />
      <StopButton />
      <a
        className={styles.sign}
        href={withLanguage(language, '/office/responsible')}
        aria-label={t('title.responsible')}
        title={t('title.responsible')}
      >
        <Icon name="shield" />
      </a>
      <a
        className={styles.sign}
        href={withLanguage(language, ACCOUNT_MENU.bet_history)}
        title={t('header.betHistory')}
      >
        <Icon name="history" />
        <span className={styles.historyText}>{t('header.betHistory')}</span>
      </a>
      <button
        type="button"
        className={styles.balance}
        popoverTarget={menuId}
        aria-describedby={messagesId}
      >
        <span className={styles.balanceLabel}>{t('header.balance')}</span> <Balance />
        <Icon name="chevron-down" size="s" />
        {messages > 0 ? (
          <span className={styles.messages} aria-hidden="true">
            <Badge kind="accent">{messages > MAX_SHOWN ? `${MAX_SHOWN}+` : messages}</Badge>
          </span>
        ) : null}
      </button>
      <span role="status">
        <VisuallyHidden>
          <span id={messagesId}>
            {messages > 0 ? t('header.messages', { count: messages }) : ''}
          </span>
        </VisuallyHidden>
      </span>
      <div
        id={menuId}
        popover="auto"
        className={styles.accounts}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen ? <accountMenu.View /> : null}
      </div>
      <a className={styles.deposit} href={withLanguage(language, ACCOUNT_MENU.recharge)}>
        <Icon name="plus" />
        <span>{t('title.recharge')}</span>
      </a>
    </>
  );
}
