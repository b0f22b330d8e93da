import type { ReactElement } from 'react';
import type { TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable, Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import styles from './tournament.module.css';

/** The prize of each place: of the present fund, or as it was paid. */
export function PrizeTable({ tournament }: { readonly tournament: TournamentView }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { prizes, state } = tournament;
  return (
    <Section title={t('tournament.prizes.title')} isWide>
      <FigureTable
        label={t('tournament.prizes.title')}
        head={[t('tournament.places.place'), t('tournament.prizes.prize')]}
        rows={prizes.map((prize, at) => [at + 1, money(prize, tournament)])}
      />
      {state === 'settled' ? null : (
        <p className={styles.quiet}>{t('tournament.prizes.present')}</p>
      )}
    </Section>
  );
}
