import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable, Section } from '@grandstand/ui';
import type { AnswerTo } from '../data/source';
import { useGameCall } from '../data/use-game-call';
import styles from './rules-section.module.css';

interface RulesSectionProps {
  /** Its number or slug, as the page is addressed. */
  readonly game: string;
  readonly engine: string;
}

/** How a game is played, as its provider says; in a sentence where the provider does not answer. */
export function RulesSection({ game, engine }: RulesSectionProps): ReactElement {
  const { language, t } = useAreaWords();
  const { data } = useGameCall('casinoRules', { game }, { language });
  return (
    <>
      <Section title={t('games.game.rules')}>
        {data ? (
          <ol className={styles.rules}>
            {data.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        ) : (
          <>
            <p>{t(`games.rules.${engine}`)}</p>
            <p>{t('games.game.rulesMore')}</p>
          </>
        )}
      </Section>
      {data && data.odds.length > 0 ? <Odds {...data} /> : null}
    </>
  );
}

function Odds({ odds, tableHash }: AnswerTo<'casinoRules'>): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('games.odds.title')} text={t('games.odds.text')}>
      <FigureTable
        label={t('games.odds.title')}
        head={[t('games.odds.name'), t('games.odds.pays'), t('games.odds.chance')]}
        rows={odds.map(({ name, pays, chance }) => [name, pays, chance])}
      />
      <p className={styles.note}>
        {t('games.odds.table')} <code className={styles.hash}>{tableHash}</code>
      </p>
    </Section>
  );
}
