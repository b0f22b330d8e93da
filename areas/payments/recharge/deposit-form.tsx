import { useState, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag, parseAmount } from '@grandstand/bus-contracts/domain';
import { paymentsDeposit, type PaymentMethods } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Form, Select, SubmitButton, TextField } from '@grandstand/ui';
import styles from './recharge.module.css';

type Account = PaymentMethods['accounts'][number];

/** From the least up; never the last amount or the greatest. */
const PRESETS = [1, 5, 10, 25];

/** The amount of a deposit; its button leads to the bank. */
export function DepositForm({ methods }: { readonly methods: PaymentMethods }): ReactElement {
  const { href, language, t } = useAreaWords();
  const tag = languageTag(language);
  const { send, isSending, error } = useSend(paymentsDeposit);
  const [accountId, setAccountId] = useState(
    () => (methods.accounts.find(({ isActive }) => isActive) ?? methods.accounts[0])?.id ?? 0,
  );
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // One wish for each amount: what was sent twice is paid once.
  const [refId, setRefId] = useState(() => crypto.randomUUID());
  const account = methods.accounts.find(({ id }) => id === accountId) ?? methods.accounts[0];
  const method = methods.methods[0];
  if (!account || !method) return <p className={styles.text}>{t('recharge.none')}</p>;

  const money = (amount: number): string => formatMoney(amount, account, tag);
  const amount = parseAmount(text, account.scale);
  const fault = faultOf(amount, account);
  const edit = (next: string): void => {
    setText(next);
    setRefId(crypto.randomUUID());
  };
  const submit = (): void => {
    setWasTried(true);
    if (amount === null || fault) return;
    void send({ accountId: account.id, methodId: method.id, amount, refId });
  };
  const words = {
    min: money(account.min),
    max: money(account.max),
    left: money(account.left ?? 0),
  };
  const decimals = (minor: number): string => String(minor / 10 ** account.scale);

  return (
    <div className={styles.card}>
      <Form aria-label={t('title.recharge')} isBusy={isSending} onSubmit={submit}>
        {methods.accounts.length > 1 ? (
          <Select
            label={t('recharge.account')}
            shape="form"
            value={account.id}
            options={methods.accounts.map((each) => ({
              value: each.id,
              label: `${each.iso} · ${formatMoney(each.money, each, tag)}`,
            }))}
            onChange={setAccountId}
          />
        ) : null}
        <div className={styles.method}>
          <strong>{t('recharge.card')}</strong>
          <span className={styles.text}>{t('recharge.terms', words)}</span>
        </div>
        <TextField
          label={t('recharge.amount')}
          size="l"
          inputMode="decimal"
          autoComplete="off"
          suffix={account.iso}
          value={text}
          error={wasTried && fault ? t(`recharge.fault.${fault}`, words) : undefined}
          onChange={edit}
        />
        <div className={styles.presets} role="group" aria-label={t('recharge.presets')}>
          {PRESETS.map((times) => account.min * times)
            .filter((preset) => preset <= (account.left ?? account.max))
            .map((preset) => (
              <Button key={preset} size="s" onClick={() => edit(decimals(preset))}>
                {money(preset)}
              </Button>
            ))}
        </div>
        <p className={styles.text}>
          {account.left === null ? t('recharge.noLimit') : t('recharge.left', words)}{' '}
          <a className={styles.link} href={href('/office/responsible')}>
            {t('recharge.limits')}
          </a>
        </p>
        <Alert
          text={error ? refusalOf(error) : method.isUp ? null : t('recharge.refused.method-down')}
        />
        <SubmitButton size="l" isWide disabled={!method.isUp}>
          {amount === null || fault
            ? t('recharge.action')
            : t('recharge.pay', { amount: money(amount) })}
        </SubmitButton>
        <p className={styles.text}>{t('recharge.bank')}</p>
      </Form>
    </div>
  );

  function refusalOf(refused: Error): string {
    const code = refused instanceof CommandError ? refused.code : undefined;
    const known = [
      'method-down',
      'bad-amount',
      'limit-reached',
      'deposit-timeout',
      'session-limit-reached',
      'excluded',
      'not-signed-in',
    ].find((one) => one === code);
    return t(`recharge.refused.${known ?? 'unavailable'}`);
  }
}

type Fault = 'none' | 'less' | 'more' | 'beyond';

function faultOf(amount: number | null, { min, max, left }: Account): Fault | undefined {
  if (amount === null || amount === 0) return 'none';
  if (amount < min) return 'less';
  if (left !== null && amount > left) return 'beyond';
  return amount > max ? 'more' : undefined;
}
