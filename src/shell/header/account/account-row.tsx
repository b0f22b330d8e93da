import type { Account } from '@grandstand/bus-contracts';
import { formatMoney, numberFormat } from '@grandstand/bus-contracts/domain';
import { Button, classNames, Icon, IconButton } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import styles from './account-menu.module.css';

interface AccountRowProps {
  readonly account: Account;
  readonly name: string;
  readonly isBusy: boolean;
  readonly isFrozen: boolean;
  /** Whether the way to remove it is shown. */
  readonly isRemovable: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** An account with its balance; pressed, it becomes the account of bets. */
export function AccountRow(props: AccountRowProps): ReactElement {
  const { account, name, isBusy, isFrozen, isRemovable, onChoose, onRemove } = props;
  const { t } = useTexts();
  const { tag } = useLanguage();
  const [isConfirming, setIsConfirming] = useState(false);
  const { isActive, isPointsTypeBalance, points, money } = account;
  const amount = isPointsTypeBalance
    ? t('accounts.points', { points: numberFormat(tag)(points) })
    : formatMoney(money, account, tag);

  if (isConfirming) {
    return (
      <li className={styles.question}>
        <p>{t('accounts.removeQuestion', { name })}</p>
        <div className={styles.answers}>
          <Button size="s" ref={focusIt} onClick={() => setIsConfirming(false)}>
            {t('accounts.keep')}
          </Button>
          <Button
            size="s"
            isBusy={isBusy}
            onClick={() => {
              setIsConfirming(false);
              onRemove();
            }}
          >
            {t('accounts.remove')}
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={classNames(styles.account, isActive && styles.active)}
        aria-pressed={isActive}
        aria-disabled={isFrozen || isBusy || isPointsTypeBalance || undefined}
        onClick={() => {
          if (!isActive && !isFrozen && !isBusy && !isPointsTypeBalance) onChoose();
        }}
      >
        <span className={styles.mark}>{isActive ? <Icon name="check" size="s" /> : null}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>{amount}</span>
      </button>
      <span className={styles.removal}>
        {isRemovable ? (
          <IconButton
            icon="trash"
            label={t('accounts.removeNamed', { name })}
            onPress={() => setIsConfirming(true)}
          />
        ) : null}
      </span>
    </li>
  );
}

/** The question replaces the button that opened it. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
