import {
  accountState,
  dialogsOpen,
  NO_ACCOUNTS,
  sessionSignOut,
  type Account,
} from '@grandstand/bus-contracts';
import {
  accountRemoveCurrency,
  accountSetActive,
  balanceViewSet,
  balanceViewState,
  type AccountChange,
} from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Icon, Switch } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './account-menu.module.css';
import { accountNames } from './account-names';
import { AccountRow } from './account-row';
import { AddCurrency } from './add-currency';
import { OfficeLinks } from './office/office-links';

/** The outcome of a change that got no answer. */
const UNANSWERED: AccountChange = { success: false, message: '' };

/** The player's accounts: which of them bets, another currency, and one less; the pages of the office, the display settings and the way out. */
export function AccountMenu(): ReactElement {
  const { t } = useTexts();
  const { accounts, bonuses, isAccountFrozen, isChangeInProgress, isDeleteInProgress } =
    useBusState(accountState) ?? NO_ACCOUNTS;
  const { send: setActive } = useSend(accountSetActive);
  const { send: remove } = useSend(accountRemoveCurrency);
  const [outcome, setOutcome] = useState<AccountChange | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);

  // It opens a moment after the press: the focus moves here for keyboard users.
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  const change = async (made: Promise<AccountChange | undefined>): Promise<void> => {
    setOutcome(null);
    setOutcome((await made) ?? UNANSWERED);
  };
  const names = accountNames(
    [...accounts, ...bonuses],
    ({ type, label, iso }) => label || `${t(`accounts.type.${type}`)} ${iso}`,
  );
  const isBusy = isChangeInProgress || isDeleteInProgress;
  const rowOf = (account: (typeof accounts)[number]): ReactElement => (
    <AccountRow
      key={account.id}
      account={account}
      name={names.get(account.id) ?? account.label}
      isBusy={isBusy}
      isFrozen={isAccountFrozen}
      isRemovable={isRemoving && !isAccountFrozen && isRemovable(account)}
      onChoose={() => void change(setActive({ id: account.id }))}
      onRemove={() => {
        // The row goes, and the focus with it.
        top.current?.focus({ preventScroll: true });
        setIsRemoving(false);
        void change(remove({ id: account.id }));
      }}
    />
  );

  return (
    <div className={styles.menu}>
      <h2 ref={top} tabIndex={-1} className={styles.title}>
        {t('accounts.title')}
      </h2>
      <ul className={styles.list}>{accounts.map(rowOf)}</ul>
      <p className={styles.hint}>{t(isAccountFrozen ? 'accounts.frozen' : 'accounts.hint')}</p>
      <div className={styles.pages}>
        <OfficeLinks />
      </div>
      <AccountEnd />
      {!isAccountFrozen && accounts.some(isRemovable) ? (
        <div className={styles.answers}>
          <Button
            kind="quiet"
            size="s"
            aria-pressed={isRemoving}
            onClick={() => setIsRemoving((isOn) => !isOn)}
          >
            {t('accounts.removeOne')}
          </Button>
        </div>
      ) : null}
      {bonuses.length > 0 ? (
        <section className={styles.bonuses} aria-label={t('accounts.bonuses')}>
          <h3 className={styles.subtitle}>{t('accounts.bonuses')}</h3>
          <ul className={styles.list}>{bonuses.map(rowOf)}</ul>
        </section>
      ) : null}
      <p className={styles.done} role="status">
        {outcome?.success ? outcome.message : ''}
      </p>
      <Alert text={outcome && !outcome.success ? outcome.message || t('accounts.failed') : null} />
      {isAccountFrozen ? null : <AddCurrency onAdd={(made) => void change(made)} />}
      <BalanceSwitch />
    </div>
  );
}

/** The main account, bonus accounts and points stay. */
const CURRENCY_TYPE = 9;
const isRemovable = ({ type, isPointsTypeBalance }: Account): boolean =>
  type === CURRENCY_TYPE && !isPointsTypeBalance;

/** Whether the header shows the balance. */
function BalanceSwitch(): ReactElement | null {
  const { t } = useTexts();
  const isHidden = useBusState(balanceViewState)?.isHidden ?? null;
  const { send } = useSend(balanceViewSet);
  if (isHidden === null) return null;
  return (
    <div className={styles.balance}>
      <Switch
        label={t('accounts.showBalance')}
        isOn={!isHidden}
        onChange={(isShown) => send({ isHidden: !isShown })}
      />
    </div>
  );
}

/** The display settings, and the way out. */
function AccountEnd(): ReactElement {
  const { t } = useTexts();
  const { send: signOut } = useSend(sessionSignOut);
  const { send: open } = useSend(dialogsOpen);
  return (
    <div className={styles.end}>
      <Button onClick={() => void open({ name: 'settings' })}>
        <Icon name="globe" />
        {t('header.settings')}
      </Button>
      <Button onClick={() => void signOut({})}>
        <Icon name="sign-out" />
        {t('header.signOut')}
      </Button>
    </div>
  );
}
