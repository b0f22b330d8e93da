import type { ReactElement } from 'react';
import type { MoneyOffer } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen } from '@grandstand/game-ui';
import { ComingBonus } from '@grandstand/text-ui';
import { AreaState, ButtonLink, Section, Skeleton } from '@grandstand/ui';
import { useFirstBonus } from './use-first-bonus';
import styles from './screen.module.css';

/** What a player should know before the first deposit for slots, and the bonus that the operator has for it. */
export default function DepositScreen(): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useFirstBonus();
  const error = useLoadError({ title: t('deposit.failed'), loadedAt, retry });
  return (
    <Screen title={t('title.deposit')}>
      <Section label={t('title.deposit')}>
        <p>{t('deposit.text')}</p>
        <ol>
          <li>{t('deposit.limit')}</li>
          <li>{t('deposit.pay')}</li>
          <li>{t('deposit.play')}</li>
        </ol>
        <p className={styles.actions}>
          <ButtonLink kind="primary" href={href('/office/recharge?section=slots')}>
            {t('deposit.button')}
          </ButtonLink>
          <ButtonLink href={href('/slots')}>{t('category.slots')}</ButtonLink>
        </p>
      </Section>
      <Section title={t('deposit.bonus')}>
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('deposit.loading'), shape: <Skeleton shape="block" /> }}
          error={error}
        >
          {({ offer }) => (offer ? <Bonus offer={offer} /> : <p>{t('deposit.none')}</p>)}
        </AreaState>
      </Section>
    </Screen>
  );
}

function Bonus({ offer: { id, refusal, terms } }: { readonly offer: MoneyOffer }): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      <h3 className={styles.name}>{t([`bonusTerms.offer.${id}`, 'bonusTerms.offer.other'])}</h3>
      <p>{t(refusal === null ? 'deposit.how' : `bonusTerms.refusal.${refusal}`)}</p>
      <ComingBonus terms={terms} amount={null} />
    </>
  );
}
