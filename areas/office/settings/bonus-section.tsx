import { accountState } from '@grandstand/bus-contracts';
import type { BonusType } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Section, Select, Skeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './mailing-section.module.css';
import { useBonusChoice } from './use-bonus-choice';

const TYPES: readonly BonusType[] = [0, 1, 2];

interface BonusSectionProps {
  readonly userId: string | undefined;
}

/** The player's choices of bonuses: for the first deposit, as at registration, and which they want to see first. */
export function BonusSection({ userId }: BonusSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('bonus.title')} text={t('bonus.text')}>
      <Choices key={userId} userId={userId} />
    </Section>
  );
}

function Choices({ userId }: BonusSectionProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry, outcome, choose } = useBonusChoice(userId);
  const isOpen = useBusState(accountState)?.isAvailableFirstDepositBonus ?? true;
  const error = useLoadError({ title: t('bonus.failed.title'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('bonus.loading'), shape: <Skeleton shape="block" /> }}
      error={{ ...error, text: t('bonus.failed.text') }}
    >
      {(loaded) => (
        <>
          <Select
            label={t('bonus.first.label')}
            shape="form"
            value={loaded.first_deposit_bonus_type}
            options={TYPES.map((type) => ({ value: type, label: t(`bonus.first.${type}`) }))}
            onChange={(type) => choose('first_deposit_bonus_type', type)}
          />
          <p className={styles.text}>
            {t(isOpen ? 'bonus.first.open' : 'bonus.first.over')}{' '}
            <a className={styles.link} href={href('/bonuses?category=first_deposit')}>
              {t('bonus.terms')}
            </a>
          </p>
          <Select
            label={t('bonus.any.label')}
            shape="form"
            value={loaded.bonus_type}
            options={TYPES.map((type) => ({ value: type, label: t(`bonus.any.${type}`) }))}
            onChange={(type) => choose('bonus_type', type)}
          />
          <p className={styles.text} role="status">
            {outcome === 'saved' ? t('bonus.saved') : ''}
          </p>
          <p className={styles.failed} role="alert">
            {outcome === undefined || outcome === 'saved' ? '' : t(`bonus.refused.${outcome}`)}
          </p>
        </>
      )}
    </AreaState>
  );
}
