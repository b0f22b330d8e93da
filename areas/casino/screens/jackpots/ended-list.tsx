import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { isThresholdCommitted } from '@grandstand/bus-contracts/domain/fair';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { Section } from '@grandstand/ui';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './screen.module.css';

type Ended = Jackpots['ended'][number];

const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** The jackpots that have ended; the page computes their commitments again. */
export function EndedList({ jackpots }: { readonly jackpots: Jackpots }): ReactElement {
  const { t } = useAreaWords();
  const { ended } = jackpots;
  return (
    <Section title={t('jackpots.ended.title')}>
      <p className={styles.intro}>{t('jackpots.ended.text')}</p>
      {ended.length === 0 ? <p>{t('jackpots.ended.none')}</p> : null}
      <ul className={styles.ended}>
        {ended.map((each) => (
          <li key={each.commitment}>
            <EndedJackpot ended={each} currency={jackpots} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface EndedJackpotProps {
  readonly ended: Ended;
  readonly currency: Pick<Jackpots, 'iso' | 'scale'>;
}

function EndedJackpot({ ended, currency }: EndedJackpotProps): ReactElement {
  const { language, t } = useAreaWords();
  const timeOf = useTimeText(MOMENT);
  const { title, at, paid, threshold, salt, commitment } = ended;
  return (
    <>
      <h3 className={styles.name}>
        {title}, {timeOf(at)}
      </h3>
      <p>
        {paid === null
          ? t('jackpots.ended.unpaid')
          : t('jackpots.ended.paid', {
              money: formatMoney(paid, currency, languageTag(language)),
            })}
      </p>
      <Verdict ended={ended} />
      <dl className={styles.proof}>
        <dt>{t('jackpots.ended.threshold')}</dt>
        <dd>
          <code className={styles.hash}>{threshold}</code>
        </dd>
        <dt>{t('jackpots.ended.salt')}</dt>
        <dd>
          <code className={styles.hash}>{salt}</code>
        </dd>
        <dt>{t('jackpots.ended.commitment')}</dt>
        <dd>
          <code className={styles.hash}>{commitment}</code>
        </dd>
      </dl>
    </>
  );
}

/** Whether the threshold is the one that was committed; its line is there before that is known. */
function Verdict({ ended }: { readonly ended: Ended }): ReactElement {
  const { t } = useAreaWords();
  const [isCommitted, setIsCommitted] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    void isThresholdCommitted(ended).then((is) => {
      if (isShown) setIsCommitted(is);
    });
    return () => {
      isShown = false;
    };
  }, [ended]);
  return (
    <p className={isCommitted === false ? styles.wrong : styles.right}>
      {isCommitted === undefined
        ? null
        : t(isCommitted ? 'jackpots.ended.matches' : 'jackpots.ended.differs')}
    </p>
  );
}
