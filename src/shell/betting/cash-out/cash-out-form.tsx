import { CommandError, type AnswerOf, type PlacedBet } from '@grandstand/bus-contracts';
import {
  AMOUNT_LENGTH,
  fieldAmount,
  formatMoney,
  readAmount,
  type AmountReading,
} from '@grandstand/bus-contracts/domain';
import type { CashOutOffer, cashOutOffers } from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import { cashOutTake } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Segmented, TextField } from '@grandstand/ui';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import { cashOutFigures, stakeOf } from './cash-out-figures';
import styles from './cash-out.module.css';

interface CashOutFormProps {
  readonly bet: PlacedBet;
  readonly offer: AnswerOf<typeof cashOutOffers>['offers'][number];
  /** Called with the payment, in minor units. */
  readonly onPaid: (amount: number) => void;
  /** Called when the bet or the offer may differ from the shown one. */
  readonly onStale: () => void;
}

/** Longer than the usual deadline of a command: the operator may hold a bet in play, and the call is repeated. */
const CASH_OUT_DEADLINE = 120_000;

const PERCENTS = [25, 50, 75, 100];

/** The choice of a part, its payment and rest, and the button. */
export function CashOutForm({ bet, offer, onPaid, onStale }: CashOutFormProps): ReactElement {
  const { t } = useTexts();
  const { send, isSending, error } = useSend(cashOutTake);
  const [lastOffer, setLastOffer] = useState<CashOutOffer | null>(null);
  const now = 'refusal' in offer ? null : offer;
  // While betting is suspended the last offer is shown disabled.
  if (now && now !== lastOffer) setLastOffer(now);
  const shown = now ?? lastOffer;
  const refusal = 'refusal' in offer ? offer.refusal : undefined;
  const cashOut = async (stake: number, amount: number): Promise<void> => {
    if (!shown) return;
    const { openStake } = shown;
    const request = { betId: bet.id, scale: bet.scale, openStake, stake, amount };
    const answer = await send(request, { deadline: CASH_OUT_DEADLINE });
    if (answer) onPaid(answer.paid);
    else onStale();
  };
  const code = error instanceof CommandError ? (error.code ?? 'unknown') : error && 'unknown';
  return (
    <>
      {shown && refusal !== 'settled' && refusal !== 'cash-out-off' ? (
        <OfferForm
          bet={bet}
          offer={shown}
          isPaused={now === null}
          isSending={isSending}
          onCashOut={cashOut}
        />
      ) : null}
      <p className={styles.refusal} role="status">
        {refusal ? t(`cashOut.refusal.${refusal}`) : ''}
      </p>
      <Alert text={code && t([`cashOut.error.${code}`, 'cashOut.error.unknown'])} />
    </>
  );
}

interface OfferFormProps {
  readonly bet: PlacedBet;
  readonly offer: CashOutOffer;
  readonly isPaused: boolean;
  readonly isSending: boolean;
  readonly onCashOut: (stake: number, amount: number) => Promise<void>;
}

function OfferForm({ bet, offer, isPaused, isSending, onCashOut }: OfferFormProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { openStake } = offer;
  const [percent, setPercent] = useState(100);
  const [typed, setTyped] = useState<string | null>(null);
  /** The amount on the button when it was pressed down: the offer may change before it is released. */
  const pressed = useRef<number | null>(null);
  const write = (minor: number): string => formatMoney(minor, bet, tag);

  const field = { scale: bet.scale, iso: bet.iso, languageTag: tag };
  const { amount: stake, fault }: AmountReading =
    typed === null
      ? { amount: stakeOf(percent, openStake), fault: null }
      : readAmount(typed, field);
  const isWrong = stake === null || stake < 1 || stake > openStake;
  const figures = isWrong ? null : cashOutFigures(bet, offer, stake);
  const isNothing = figures?.amount === 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const amount = pressed.current ?? figures?.amount;
    pressed.current = null;
    if (isWrong || isNothing || isPaused || isSending || amount === undefined) return;
    void onCashOut(stake, amount);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <dl className={styles.offer} aria-live="polite">
        <div>
          <dt>{t('cashOut.offer')}</dt>
          <dd className={styles.amount}>{write(figures?.amount ?? 0)}</dd>
        </div>
        <div>
          <dt>{t('cashOut.fair')}</dt>
          <dd>{write(figures?.fairValue ?? 0)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('cashOut.fairText')}</p>
      <Segmented
        label={t('cashOut.part')}
        options={PERCENTS.map((value) => ({ value, label: `${value}%` }))}
        value={typed === null ? percent : 0}
        onChange={(value) => {
          setPercent(value);
          setTyped(null);
        }}
      />
      <TextField
        label={t('cashOut.partStake')}
        inputMode="decimal"
        autoComplete="off"
        hint={t('cashOut.most', { amount: write(openStake) })}
        maxLength={AMOUNT_LENGTH}
        value={typed ?? fieldAmount(stake, field)}
        onChange={setTyped}
        error={
          isWrong
            ? t(fault === 'two-readings' ? 'cashOut.twoReadings' : 'cashOut.wrongStake', {
                amount: write(openStake),
              })
            : undefined
        }
      />
      <p className={styles.rest}>
        {figures && figures.restStake > 0
          ? t('cashOut.rest', { stake: write(figures.restStake), win: write(figures.restWin) })
          : t('cashOut.noRest')}
      </p>
      <Button
        kind="primary"
        size="l"
        type="submit"
        isWide
        isBusy={isSending}
        disabled={isPaused || isWrong || isNothing}
        onPointerDown={() => {
          pressed.current = figures?.amount ?? null;
        }}
      >
        {t('cashOut.take', { amount: write(figures?.amount ?? 0) })}
      </Button>
    </form>
  );
}
