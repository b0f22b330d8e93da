import { useEffect, useRef, type ReactElement } from 'react';
import type { CasinoSection, PaymentMethods } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Skeleton } from '@grandstand/ui';
import { LimitQuestion } from '../limit/limit-question';
import { useMethods } from '../page/use-payments';
import styles from '../wish/wish.module.css';
import { Barred } from './barred';
import { DepositForm } from './deposit-form';

interface RechargeScreenProps {
  readonly userId: string | undefined;
  /** The section of the casino that the player came from; null: another page. */
  readonly section: CasinoSection | null;
  /** What the form begins with, in minor units; null: nothing. */
  readonly amount: number | null;
}

/** Pays in: first the question for a limit, once; then which account, how, how much. */
export function RechargeScreen({ userId, section, amount }: RechargeScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useMethods(userId);
  const error = useLoadError({ title: t('recharge.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{
        label: t('recharge.loading'),
        shape: (
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
      error={error}
    >
      {(methods) => <Step {...{ methods, userId, section, amount }} onAnswered={retry} />}
    </AreaState>
  );
}

interface StepProps extends RechargeScreenProps {
  readonly methods: PaymentMethods;
  /** The question was answered: the operator no longer asks it. */
  readonly onAnswered: () => void;
}

function Step({ methods, userId, section, amount, onAnswered }: StepProps): ReactElement {
  const { t } = useAreaWords();
  const form = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const { isLimitAsked } = methods;

  useEffect(() => {
    // The pressed button has gone with the question.
    if (wasAsked.current && !isLimitAsked) form.current?.focus();
    wasAsked.current = isLimitAsked;
  }, [isLimitAsked]);

  if (methods.barred) return <Barred barred={methods.barred} />;
  if (isLimitAsked) return <LimitQuestion userId={userId} onAnswered={onAnswered} />;
  return (
    <div ref={form} className={styles.place} tabIndex={-1}>
      <p className={styles.text}>{t('recharge.text')}</p>
      <DepositForm methods={methods} section={section} lacking={amount} />
    </div>
  );
}
