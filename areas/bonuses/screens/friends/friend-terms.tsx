import type { ReactElement } from 'react';
import type { ReferralView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import styles from './friends.module.css';

interface FriendTermsProps {
  readonly programme: NonNullable<ReferralView['programme']>;
}

/** What each side gets, when, and when nobody gets anything. */
export function FriendTerms({ programme }: FriendTermsProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { reward, friendReward, toStake, monthlyCap, rewardedThisMonth } = programme;
  const { qualifyDays, reversalDays } = programme;
  const facts = {
    own: t('bonuses.friends.facts.ownText', { money: money(reward, programme) }),
    friend: money(friendReward, programme),
    when: t('bonuses.friends.facts.whenText', { money: money(toStake, programme) }),
    cap: t('bonuses.friends.facts.capText', { cap: monthlyCap, count: rewardedThisMonth }),
  };
  return (
    <>
      <Section title={t('bonuses.friends.facts.title')} isWide>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([name, text]) => (
            <div key={name} className={styles.fact}>
              <dt>{t(`bonuses.friends.facts.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('bonuses.friends.rules.title')} isWide>
        <ul className={styles.rules}>
          {(['own', 'time', 'money', 'shared', 'reversal', 'barred'] as const).map((rule) => (
            <li key={rule}>
              {t(`bonuses.friends.rules.${rule}`, {
                days: rule === 'time' ? qualifyDays : reversalDays,
              })}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
