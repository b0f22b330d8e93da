import type { ReactElement } from 'react';
import type { TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { inOrder, Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import styles from './tournament.module.css';

/** The prize of each place: of the present fund, or as it was paid. */
export function PrizeTable({ tournament }: { readonly tournament: TournamentView }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { prizes, state } = tournament;
  return (
    <Section title={t('tournament.prizes.title')} isWide>
      <table className={styles.table} aria-label={t('tournament.prizes.title')}>
        <thead>
          <tr>
            <th scope="col">{t('tournament.places.place')}</th>
            <th scope="col">{t('tournament.prizes.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(prizes, (prize, at) => (
            // A place is known by its number.
            <tr>
              <th scope="row">{at + 1}</th>
              <td>{money(prize, tournament)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {state === 'settled' ? null : (
        <p className={styles.quiet}>{t('tournament.prizes.present')}</p>
      )}
    </Section>
  );
}
