import type { ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { paymentsWithdraw, type Withdrawable } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Form, SubmitButton } from '@grandstand/ui';
import { useTimeText } from '../page/use-time-text';
import { feeText } from '../methods/way-terms';
import wish from '../wish/wish.module.css';
import { useWish } from '../wish/use-wish';
import { AccountField, AmountField } from '../wish/wish-fields';
import { Unverified } from './unverified';
import styles from './deduce.module.css';

type Account = Withdrawable['accounts'][number];

interface WithdrawFormProps {
  readonly withdrawable: Withdrawable;
  readonly onAsked: (withdrawalId: string) => void;
}

/** The amount of a withdrawal, which the player confirms in a dialog of the shell. */
export function WithdrawForm({ withdrawable, onAsked }: WithdrawFormProps): ReactElement {
  const { language, t } = useAreaWords();
  const tag = languageTag(language);
  const { send, isSending, error } = useSend(paymentsWithdraw);
  const { accounts, documents, methods, missing, heldUntil } = withdrawable;
  const wallets = accounts.filter(({ isBonus }) => !isBonus);
  const { account, choose, text, edit, fill, amount, fault, take } = useWish({
    accounts: wallets,
    languageTag: tag,
    first: mostUseful(wallets),
    faultOf,
  });
  const method = methods.find(({ id }) => id === account?.methodId) ?? methods[0];
  if (!account || !method) return <p className={wish.text}>{t('deduce.none')}</p>;

  const money = (amount: number): string => formatMoney(amount, account, tag);
  const submit = async (): Promise<void> => {
    const request = take();
    if (!request) return;
    // The player takes the time that they need in the dialog.
    const withdrawal = await send({ ...request, methodId: method.id }, { deadline: Infinity });
    if (withdrawal) onAsked(withdrawal.id);
  };
  const words = {
    min: money(account.min),
    max: money(account.max),
    available: money(account.available),
    unverified: money(account.unverifiedMax ?? 0),
  };
  const most = mostOf(account);
  // Where nothing is paid without, the player hears it before there is something to withdraw.
  const isKept = most < account.max || account.unverifiedMax === 0;
  const isPossible =
    method.isUp &&
    missing.length === 0 &&
    heldUntil === null &&
    account.available > 0 &&
    most >= account.min;
  const code = error instanceof CommandError ? error.code : error && 'unavailable';

  return (
    <>
      {isKept ? (
        <Unverified documents={documents} without={most >= account.min ? money(most) : undefined} />
      ) : null}
      <div className={wish.card}>
        <Form aria-label={t('title.deduce')} isBusy={isSending} onSubmit={() => void submit()}>
          <AccountField accounts={wallets} value={account.id} onChange={choose} />
          <Facts account={account} accounts={accounts} money={money} />
          <AmountField
            iso={account.iso}
            value={text}
            error={fault && t(`deduce.fault.${fault}`, words)}
            onChange={edit}
          />
          {most > 0 ? (
            <div>
              <Button size="s" onClick={() => fill(most)}>
                {t(isKept ? 'deduce.most' : 'deduce.all', { amount: money(most) })}
              </Button>
            </div>
          ) : null}
          <NewCard account={account} />
          <p className={wish.text}>
            {feeText(method, language, t, 'deduce.fee')} {t('deduce.terms')}
          </p>
          <p className={wish.text} role="status">
            {code === 'cancelled' ? t('deduce.cancelled') : ''}
          </p>
          <Alert
            text={
              code !== undefined && code !== 'cancelled'
                ? t(
                    `deduce.refused.${code === 'not-signed-in' || code === 'resting' ? code : 'unavailable'}`,
                  )
                : method.isUp
                  ? null
                  : t('deduce.refused.method-down')
            }
          />
          <SubmitButton size="l" isWide disabled={!isPossible}>
            {amount === null ? t('deduce.action') : t('deduce.withdraw', { amount: money(amount) })}
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}

/** Until when a withdrawal waits, since the card is new. */
function NewCard({ account }: { readonly account: Account }): ReactElement | null {
  const { t } = useAreaWords();
  const timeText = useTimeText();
  const { available, newCardUntil } = account;
  if (newCardUntil === null || available === 0) return null;
  return <p className={wish.text}>{t('deduce.newCard', { time: timeText(newCardUntil) })}</p>;
}

interface FactsProps {
  readonly account: Account;
  readonly accounts: readonly Account[];
  readonly money: (amount: number) => string;
}

/** How much can be withdrawn, and where the rest is. */
function Facts({ account, accounts, money }: FactsProps): ReactElement {
  const { t } = useAreaWords();
  const bonus = accounts
    .filter(({ isBonus, iso }) => isBonus && iso === account.iso)
    .reduce((sum, one) => sum + one.money, 0);
  const rest = [
    ['other', account.money - account.available],
    ['inBets', account.inBets],
    ['onTheWay', account.onTheWay],
    ['bonus', bonus],
  ] as const;
  return (
    <div className={styles.facts}>
      <p className={styles.available}>
        {t('deduce.available', { amount: money(account.available) })}
      </p>
      <ul className={styles.rest} aria-label={t('deduce.rest.label')}>
        {rest
          .filter(([, amount]) => amount > 0)
          .map(([where, amount]) => (
            <li key={where}>{t(`deduce.rest.${where}`, { amount: money(amount) })}</li>
          ))}
      </ul>
    </div>
  );
}

/** The account in use where something can be withdrawn from it, else one where something can be. */
function mostUseful(wallets: readonly Account[]): Account | undefined {
  const able = wallets.filter(({ available }) => available > 0);
  const list = able.length > 0 ? able : wallets;
  return list.find(({ isActive }) => isActive) ?? list[0];
}

/** What can be withdrawn at once, in minor units: without a verified player maybe not all. */
function mostOf({ max, unverifiedMax }: Account): number {
  return Math.min(max, unverifiedMax ?? max);
}

type Fault = 'none' | 'less' | 'more' | 'beyond' | 'unverified';

function faultOf(amount: number | null, account: Account): Fault | undefined {
  const { min, max, available } = account;
  if (amount === null || amount === 0) return 'none';
  if (amount > available) return 'more';
  if (amount > max) return 'beyond';
  if (amount > mostOf(account)) return 'unverified';
  return amount < min ? 'less' : undefined;
}
