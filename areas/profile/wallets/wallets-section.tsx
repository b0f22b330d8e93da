import { useState, type ReactElement } from 'react';
import { accountState, configState, NO_ACCOUNTS, type Account } from '@grandstand/bus-contracts';
import {
  ACCOUNT_MENU,
  formatMoney,
  languageTag,
  numberFormat,
} from '@grandstand/bus-contracts/domain';
import { walletsChange } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Badge, Button, Form, Section, Select, SubmitButton } from '@grandstand/ui';
import styles from './wallets.module.css';

/** The place in the page that the account menu leads to. */
const [, ANCHOR] = ACCOUNT_MENU.wallets.split('#');
/** The main account, bonus accounts and points stay. */
const CURRENCY_TYPE = 9;

type Outcome = { readonly success: boolean; readonly message: string };

/** The player's accounts: which of them bets, another currency, and one less. */
export function WalletsSection(): ReactElement {
  const { t } = useAreaWords();
  const { all_accounts, isAccountFrozen } = useBusState(accountState) ?? NO_ACCOUNTS;
  const { send, isSending } = useSend(walletsChange);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const change = async (request: Parameters<typeof send>[0]): Promise<void> => {
    setOutcome(null);
    setOutcome((await send(request)) ?? { success: false, message: '' });
  };
  return (
    <Section id={ANCHOR} title={t('wallets.title')} text={t('wallets.text')}>
      <ul className={styles.list}>
        {all_accounts.map((account) => (
          <Wallet
            key={account.id}
            account={account}
            isBusy={isSending}
            isFrozen={isAccountFrozen}
            onUse={() => void change({ act: 'use', id: account.id })}
            onRemove={() => void change({ act: 'remove', id: account.id })}
          />
        ))}
      </ul>
      {isAccountFrozen ? (
        <p className={styles.quiet}>{t('wallets.frozen')}</p>
      ) : (
        <AddCurrency
          isBusy={isSending}
          onAdd={(currencyId) => void change({ act: 'add', currencyId })}
        />
      )}
      <p className={styles.quiet} role="status">
        {outcome?.success ? outcome.message || t('wallets.changed') : ''}
      </p>
      <Alert text={outcome && !outcome.success ? outcome.message || t('wallets.failed') : null} />
    </Section>
  );
}

interface WalletProps {
  readonly account: Account;
  readonly isBusy: boolean;
  readonly isFrozen: boolean;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

function Wallet({ account, isBusy, isFrozen, onUse, onRemove }: WalletProps): ReactElement {
  const { language, t } = useAreaWords();
  const [isAsked, setIsAsked] = useState(false);
  const { type, iso, label, isActive, isPointsTypeBalance, points, money } = account;
  const name = label || t(`wallets.type.${type}`, { iso });
  const tag = languageTag(language);
  const amount = isPointsTypeBalance
    ? t('wallets.points', { count: points, points: numberFormat(tag)(points) })
    : formatMoney(money, account, tag);
  if (isAsked) {
    return (
      <li className={styles.row}>
        <span>{t('wallets.removeQuestion', { name })}</span>
        <span className={styles.actions}>
          <Button size="s" ref={focusIt} onClick={() => setIsAsked(false)}>
            {t('wallets.keep')}
          </Button>
          <Button size="s" isBusy={isBusy} onClick={onRemove}>
            {t('wallets.remove')}
          </Button>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.actions}>
        {isActive ? <Badge kind="info">{t('wallets.active')}</Badge> : null}
        {isActive || isFrozen || isPointsTypeBalance ? null : (
          <Button
            size="s"
            isBusy={isBusy}
            aria-label={t('wallets.useNamed', { name })}
            onClick={onUse}
          >
            {t('wallets.use')}
          </Button>
        )}
        {type === CURRENCY_TYPE && !isPointsTypeBalance && !isFrozen ? (
          <Button
            size="s"
            kind="quiet"
            aria-label={t('wallets.removeNamed', { name })}
            onClick={() => setIsAsked(true)}
          >
            {t('wallets.remove')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** The question replaces the button that opened it. */
function focusIt(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

interface AddCurrencyProps {
  readonly isBusy: boolean;
  readonly onAdd: (currencyId: number) => void;
}

/** Opens an account in a currency that the player has none in. */
function AddCurrency({ isBusy, onAdd }: AddCurrencyProps): ReactElement | null {
  const { t } = useAreaWords();
  const { accounts } = useBusState(accountState) ?? NO_ACCOUNTS;
  const [chosen, setChosen] = useState<number>();
  const all = useBusState(configState)?.currencies ?? [];
  const left = all.filter(({ id }) => accounts.every(({ currencyId }) => currencyId !== id));
  const currency = left.find(({ id }) => id === chosen) ?? left[0];
  if (!currency) return null;
  return (
    <Form aria-label={t('wallets.add')} isBusy={isBusy} onSubmit={() => onAdd(currency.id)}>
      <div className={styles.add}>
        <Select
          label={t('wallets.currency')}
          shape="form"
          value={currency.id}
          options={left.map(({ id, iso, symbol }) => ({
            value: id,
            label: symbol === iso ? iso : `${iso} ${symbol}`,
          }))}
          onChange={setChosen}
        />
        <SubmitButton kind="secondary">{t('wallets.add')}</SubmitButton>
      </div>
    </Form>
  );
}
