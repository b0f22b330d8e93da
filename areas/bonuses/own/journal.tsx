import { useState, type ReactElement } from 'react';
import { bonusesJournal, type OwnBonus } from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import {
  useAreaWords,
  useBus,
  useLoadError,
  useShownPlayer,
} from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import type { manifest } from '../manifest';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { useTimeText } from '../page/use-texts';
import styles from '../page/own.module.css';

interface JournalProps {
  readonly bonus: OwnBonus;
}

/** Each stake that was placed while the bonus was active: what it counted, and why it did not. */
export function Journal({ bonus }: JournalProps): ReactElement {
  const { t } = useAreaWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('bonuses.journal.title')}</summary>
      {isOpen ? <Stakes bonus={bonus} /> : null}
    </details>
  );
}

function Stakes({ bonus }: JournalProps): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const money = useMoneyText();
  const time = useTimeText();
  const { userId } = useShownPlayer();
  const { data, loadedAt, hasFailed, retry } = usePlayerQuery(
    bus,
    bonusesJournal,
    { bonusId: bonus.id },
    userId,
  );
  const error = useLoadError({ title: t('bonuses.journal.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data?.stakes}
      hasFailed={hasFailed}
      loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
      error={error}
      empty={
        data?.stakes.length === 0 ? (
          <EmptyBlock
            icon="coupon"
            title={t('bonuses.journal.none')}
            text={t('bonuses.journal.noneText')}
          />
        ) : undefined
      }
    >
      {(stakes) => (
        <ul className={styles.ended}>
          {stakes.map(({ id, game, at, stake, contribution, state, counted }) => (
            <li key={id}>
              {time(at)}, {game ?? t('bonuses.journal.sports')}, {money(stake, bonus.terms)}:{' '}
              {t(`bonuses.journal.state.${state}`, {
                counted: money(counted, bonus.terms),
                contribution,
              })}
            </li>
          ))}
        </ul>
      )}
    </AreaState>
  );
}
