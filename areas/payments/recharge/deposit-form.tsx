import { useState, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import {
  paymentsDeposit,
  type CasinoSection,
  type PaymentMethods,
} from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Form, SubmitButton } from '@grandstand/ui';
import { LIMITS_PATH, VERIFICATION_PATH } from '../page/payments-screen';
import wish from '../wish/wish.module.css';
import { useWish } from '../wish/use-wish';
import { AccountField, AmountField } from '../wish/wish-fields';
import { DepositBonus } from './deposit-bonus';
import { MethodRows } from './method-rows';
import { boundsOf, knownMethods } from '../methods/methods';
import styles from './recharge.module.css';

type Account = PaymentMethods['accounts'][number];

/** From the least up; never the last amount or the greatest. */
const PRESETS = [1, 5, 10, 25];

interface DepositFormProps {
  readonly methods: PaymentMethods;
  /** The section of the casino that the player came from; null: another page. */
  readonly section: CasinoSection | null;
  /** What a stake lacks, in minor units of the active account: the form begins with it, or with the least deposit. */
  readonly lacking: number | null;
}

/** The amount of a deposit; its button leads to the bank. */
export function DepositForm({ methods, section, lacking }: DepositFormProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const tag = languageTag(language);
  const { send, isSending, error } = useSend(paymentsDeposit);
  const { accounts } = methods;
  const active = accounts.find(({ isActive }) => isActive);
  const ways = knownMethods(methods);
  const [chosen, setChosen] = useState<string>();
  const [takesBonus, setTakesBonus] = useState(true);
  const method = ways.find(({ id }) => id === chosen) ?? ways.find(({ isUp }) => isUp) ?? ways[0];
  const { account, choose, text, edit, fill, amount, fault, take } = useWish({
    accounts,
    languageTag: tag,
    first: active,
    begin:
      active && method && lacking !== null
        ? Math.max(lacking, boundsOf(active, method.id).min)
        : null,
    faultOf: (minor, one) => faultOf(minor, { ...one, ...boundsOf(one, method?.id ?? '') }),
  });
  if (!account || !method) return <p className={wish.text}>{t('recharge.none')}</p>;

  const money = (amount: number): string => formatMoney(amount, account, tag);
  const submit = (): void => {
    const request = take();
    if (!request) return;
    void send({ ...request, methodId: method.id, section, isWithoutBonus: !takesBonus });
  };
  const bounds = boundsOf(account, method.id);
  const bonus = methods.bonus?.terms.iso === account.iso ? methods.bonus : null;
  const words = {
    min: money(bounds.min),
    max: money(bounds.max),
    left: money(account.left ?? 0),
    unverified: money(account.unverifiedLeft ?? 0),
  };
  const unverifiedLeft = account.unverifiedLeft ?? bounds.max;

  return (
    <div className={wish.card}>
      <Form aria-label={t('title.recharge')} isBusy={isSending} onSubmit={submit}>
        <AccountField accounts={accounts} value={account.id} onChange={choose} />
        <MethodRows
          methods={ways}
          value={method.id}
          onChange={(id) => {
            setChosen(id);
            // The same amount by another way is another wish.
            edit(text);
          }}
          boundsOf={(id) => {
            const { min, max } = boundsOf(account, id);
            return { min: money(min), max: money(max) };
          }}
        />
        <AmountField
          iso={account.iso}
          value={text}
          error={fault && t(`recharge.fault.${fault}`, words)}
          onChange={edit}
        />
        <div className={styles.presets} role="group" aria-label={t('recharge.presets')}>
          {PRESETS.map((times) => bounds.min * times)
            .filter(
              (preset) =>
                preset <= Math.min(account.left ?? bounds.max, bounds.max, unverifiedLeft),
            )
            .map((preset) => (
              <Button key={preset} size="s" onClick={() => fill(preset)}>
                {money(preset)}
              </Button>
            ))}
        </div>
        {bonus ? (
          <DepositBonus
            bonus={bonus}
            amount={amount}
            takesBonus={takesBonus}
            onChange={(isTaken) => {
              setTakesBonus(isTaken);
              // The same amount without the bonus is another wish.
              edit(text);
            }}
          />
        ) : null}
        <p className={wish.text}>
          {account.left === null ? t('recharge.noLimit') : t('recharge.left', words)}{' '}
          <a className={styles.link} href={href(LIMITS_PATH)}>
            {t('recharge.limits')}
          </a>
        </p>
        {unverifiedLeft < bounds.max ? (
          <p className={wish.text}>
            {t(
              unverifiedLeft < bounds.min ? 'recharge.unverified' : 'recharge.unverifiedPart',
              words,
            )}{' '}
            <a className={styles.link} href={href(VERIFICATION_PATH)}>
              {t('recharge.verify')}
            </a>
          </p>
        ) : null}
        <Alert
          text={
            error ? t(refusalKey(error)) : method.isUp ? null : t('recharge.refused.method-down')
          }
        />
        <SubmitButton size="l" isWide disabled={!method.isUp || unverifiedLeft < bounds.min}>
          {amount === null ? t('recharge.action') : t('recharge.pay', { amount: money(amount) })}
        </SubmitButton>
        <p className={wish.text}>{t(`recharge.method.${method.id}.next`)}</p>
      </Form>
    </div>
  );
}

/** The operator's refusals that have a text. */
const REFUSALS = [
  'method-down',
  'bad-amount',
  'limit-reached',
  'deposit-timeout',
  'not-activated',
  'session-limit-reached',
  'not-verified',
  'held',
  'excluded',
  'not-signed-in',
] as const;

/** The key of the text of a refusal. */
function refusalKey(error: Error): `recharge.refused.${(typeof REFUSALS)[number] | 'unavailable'}` {
  const code = error instanceof CommandError ? error.code : undefined;
  return `recharge.refused.${REFUSALS.find((one) => one === code) ?? 'unavailable'}`;
}

type Fault = 'none' | 'less' | 'more' | 'beyond' | 'unverified';

function faultOf(amount: number | null, account: Account): Fault | undefined {
  const { min, max, left, unverifiedLeft } = account;
  if (amount === null || amount === 0) return 'none';
  if (amount < min) return 'less';
  if (left !== null && amount > left) return 'beyond';
  if (unverifiedLeft !== null && amount > unverifiedLeft) return 'unverified';
  return amount > max ? 'more' : undefined;
}
