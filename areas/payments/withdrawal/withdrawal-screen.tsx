import { useEffect, useRef, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Withdrawal } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, Skeleton } from '@grandstand/ui';
import { HISTORY_PATH } from '../page/payments-screen';
import { useWithdrawal } from '../page/use-payments';
import { Steps } from './steps';
import styles from './withdrawal.module.css';

interface WithdrawalScreenProps {
  readonly withdrawalId: string;
  readonly userId: string | undefined;
}

/** What became of a withdrawal: what the operator says, whatever the address does. */
export function WithdrawalScreen({ withdrawalId, userId }: WithdrawalScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, error, retry } = useWithdrawal(withdrawalId, userId);
  const failed = useLoadError({ title: t('withdrawal.failed'), loadedAt, retry });
  const isUnknown =
    withdrawalId === '' || (error instanceof CommandError && error.code === 'not-found');
  if (isUnknown && userId !== undefined) return <UnknownWithdrawal />;
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{
        label: t('withdrawal.loading'),
        shape: (
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
      error={failed}
    >
      {(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
    </AreaState>
  );
}

function WithdrawalCard({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactElement {
  const { href, language, t } = useAreaWords();
  const text = useRef<HTMLParagraphElement>(null);
  const { id, state, reason, isHeld } = withdrawal;
  // The form that the player came from is gone.
  useEffect(() => text.current?.focus(), []);
  const amount = formatMoney(withdrawal.amount, withdrawal, languageTag(language));
  return (
    <section className={styles.card} aria-label={t('title.withdrawal')}>
      <p ref={text} className={styles.state} role="status" tabIndex={-1}>
        {t(`withdrawal.state.${state}`, { amount })}
      </p>
      <p className={styles.quiet}>{nextText()}</p>
      <Steps withdrawal={withdrawal} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('result.amount')}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{t('result.reference')}</dt>
          <dd className={styles.reference}>{id}</dd>
        </div>
      </dl>
      <div>
        <ButtonLink kind="primary" href={href(HISTORY_PATH)}>
          {t('title.history')}
        </ButtonLink>
      </div>
    </section>
  );

  function nextText(): string {
    if (reason !== null) return t(`withdrawal.reason.${reason}`);
    return t(`withdrawal.next.${isHeld ? 'held' : state}`);
  }
}

/** A reference that the player has no withdrawal of. */
function UnknownWithdrawal(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <section className={styles.card} aria-label={t('title.withdrawal')}>
      <p className={styles.state}>{t('withdrawal.unknown')}</p>
      <div>
        <ButtonLink kind="primary" href={href(HISTORY_PATH)}>
          {t('title.history')}
        </ButtonLink>
      </div>
    </section>
  );
}
