import { useState, type ReactElement } from 'react';
import type { Withdrawable } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, Skeleton } from '@grandstand/ui';
import { useTimeText } from '../page/use-time-text';
import { PROFILE_PATH, SUPPORT_PATH } from '../page/payments-screen';
import { useWithdrawable } from '../page/use-payments';
import { WithdrawalScreen } from '../withdrawal/withdrawal-screen';
import wish from '../wish/wish.module.css';
import { WithdrawForm } from './withdraw-form';
import styles from './deduce.module.css';

/** Withdraws money: how much can be, why not the rest, and what is missing first. */
export function DeduceScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { t } = useAreaWords();
  const [withdrawalId, setWithdrawalId] = useState<string>();
  const { data, loadedAt, hasFailed, retry } = useWithdrawable(userId);
  const error = useLoadError({ title: t('deduce.failed'), loadedAt, retry });
  if (withdrawalId !== undefined) return <WithdrawalScreen {...{ withdrawalId, userId }} />;
  return (
    <>
      <p className={wish.text}>{t('deduce.text')}</p>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{
          label: t('deduce.loading'),
          shape: (
            <div className={wish.skeleton}>
              <Skeleton shape="block" />
            </div>
          ),
        }}
        error={error}
      >
        {(withdrawable) => (
          <>
            <Held until={withdrawable.heldUntil} />
            <Missing fields={withdrawable.missing} />
            <WithdrawForm withdrawable={withdrawable} onAsked={setWithdrawalId} />
          </>
        )}
      </AreaState>
    </>
  );
}

/** Until when nothing is paid out, after another phone of the account. */
function Held({ until }: { readonly until: number | null }): ReactElement | null {
  const { href, t } = useAreaWords();
  const timeText = useTimeText();
  if (until === null) return null;
  return (
    <section className={wish.card} aria-labelledby="deduce-held">
      <h2 id="deduce-held" className={styles.heading}>
        {t('deduce.held.title', { time: timeText(until) })}
      </h2>
      <p className={wish.text}>{t('deduce.held.text')}</p>
      <div>
        <ButtonLink href={href(SUPPORT_PATH)}>{t('deduce.held.action')}</ButtonLink>
      </div>
    </section>
  );
}

/** The personal data that a withdrawal asks for and that the player has not filled in. */
function Missing({ fields }: { readonly fields: Withdrawable['missing'] }): ReactElement | null {
  const { href, t } = useAreaWords();
  if (fields.length === 0) return null;
  return (
    <section className={wish.card} aria-labelledby="deduce-missing">
      <h2 id="deduce-missing" className={styles.heading}>
        {t('deduce.missing.title')}
      </h2>
      <p className={wish.text}>{t('deduce.missing.text')}</p>
      <ul className={styles.missing}>
        {fields.map((field) => (
          <li key={field}>{t(`deduce.missing.field.${field}`)}</li>
        ))}
      </ul>
      <div>
        <ButtonLink kind="primary" href={href(PROFILE_PATH)}>
          {t('deduce.missing.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
