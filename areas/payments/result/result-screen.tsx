import { useEffect, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { isOpenPayment, type Payment } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import { ContinuePayment } from '../movement/continue-payment';
import { MovementCard } from '../movement/movement-card';
import { MovementFrame } from '../movement/movement-frame';
import { HISTORY_PATH, RECHARGE_PATH } from '../page/payments-screen';
import { usePayment } from '../page/use-payments';
import type { manifest } from '../manifest';
import { ResultBonus } from './result-bonus';

interface ResultScreenProps {
  readonly paymentId: string;
  readonly userId: string | undefined;
}

/** How a payment ended: what the operator says, whatever the address does. */
export function ResultScreen({ paymentId, userId }: ResultScreenProps): ReactElement {
  const loaded = usePayment(paymentId, userId);
  return (
    <MovementFrame screen="result" reference={paymentId} {...{ userId, loaded }}>
      {(payment) => (
        <Result payment={payment} loadedAt={loaded.loadedAt} onRefused={loaded.retry} />
      )}
    </MovementFrame>
  );
}

interface ResultProps {
  readonly payment: Payment;
  readonly loadedAt: number;
  /** Called where the payment can't be continued. */
  readonly onRefused: () => void;
}

function Result({ payment, loadedAt, onRefused }: ResultProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const { id, state, reason, section } = payment;
  const end = isOpenPayment(payment) ? 'open' : state;
  const thanks =
    state === 'credited' && section !== null
      ? `/${section}/thankyou?payment=${encodeURIComponent(id)}`
      : null;
  useEffect(() => {
    // A deposit that was begun in the casino ends there.
    if (thanks !== null)
      void bus.send(navigationGo, { path: thanks, replace: true }).catch(() => undefined);
  }, [bus, thanks]);
  const amount = formatMoney(payment.amount, payment, languageTag(language));
  return (
    <MovementCard
      screen="result"
      movement={{ kind: 'deposit', ...payment }}
      loadedAt={loadedAt}
      amount={amount}
      state={t(`state.${end}`, { amount })}
      focusedFor={end === 'open' ? null : end}
      text={reason === null ? t(`result.next.${end}`) : t(`reason.${reason}`)}
      links={
        <>
          <ButtonLink kind="primary" href={href(end === 'credited' ? '/line' : RECHARGE_PATH)}>
            {t(end === 'credited' ? 'result.line' : 'result.again')}
          </ButtonLink>
          <ButtonLink href={href(HISTORY_PATH)}>{t('title.history')}</ButtonLink>
        </>
      }
    >
      <ResultBonus payment={payment} />
      {payment.methodId === 'transfer' ? null : (
        // Who pays by transfer has paid outside the site, and waits here for the money to arrive.
        <ContinuePayment payment={payment} onRefused={onRefused} />
      )}
    </MovementCard>
  );
}
