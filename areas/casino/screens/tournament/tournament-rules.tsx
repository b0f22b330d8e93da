import type { ReactElement } from 'react';
import type { TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useScoreText, useTimeText } from '../tournaments/use-texts';
import styles from './tournament.module.css';

const RULES = ['entry', 'rounds', 'score', 'tie'] as const;
/** What the round of the example pays, in stakes. */
const EXAMPLE = 5;

/** The rules, and how the score is computed. */
export function TournamentRules({
  tournament,
}: {
  readonly tournament: TournamentView;
}): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const score = useScoreText();
  const time = useTimeText();
  const { state, entry, stake, bestRounds, leastPlayers, settlesAt } = tournament;
  const isOver = state === 'settled' || state === 'cancelled';
  const values = {
    entry: money(entry, tournament),
    stake: money(stake.amount, stake),
    best: bestRounds,
    count: leastPlayers,
    time: time(settlesAt),
  };
  return (
    <Section title={t('tournament.rules.title')} isWide>
      <ol className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`tournament.rules.${rule}`, values)}</li>
        ))}
        {isOver ? null : <li>{t('tournament.rules.prizes', values)}</li>}
      </ol>
      <p className={styles.formula}>{t('tournament.rules.formula', values)}</p>
      <p className={styles.quiet}>
        {t('tournament.rules.example', {
          ...values,
          paid: money(EXAMPLE * stake.amount, stake),
          score: score(EXAMPLE * 100),
        })}
      </p>
      <p className={styles.quiet}>{t('tournament.rules.cost')}</p>
    </Section>
  );
}
