import type { ReactElement, ReactNode } from 'react';
import type { TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable, Section } from '@grandstand/ui';
import { useScoreText } from '../tournaments/use-texts';
import styles from './tournament.module.css';

/** The first places, and those around the player's own. Nobody is named. */
export function PlaceTable({ tournament }: { readonly tournament: TournamentView }): ReactElement {
  const { t } = useAreaWords();
  const score = useScoreText();
  const { places } = tournament;
  const rows: ReactNode[][] = [];
  let ownRow = -1;
  for (const [at, { place, score: reached, rounds, isOwn }] of places.entries()) {
    // The places between the first and the player's own are not shown.
    if (place - (places[at - 1]?.place ?? 0) > 1) rows.push(['…', '', '']);
    if (isOwn) ownRow = rows.length;
    const name = isOwn ? `${place} · ${t('tournament.places.you')}` : place;
    rows.push([name, rounds, score(reached)]);
  }
  return (
    <Section title={t('tournament.places.title')} isWide>
      {places.length === 0 ? (
        <p className={styles.quiet}>{t('tournament.places.none')}</p>
      ) : (
        <FigureTable
          label={t('tournament.places.title')}
          head={[
            t('tournament.places.place'),
            t('tournament.places.rounds'),
            t('tournament.places.score'),
          ]}
          rows={rows}
          ownRow={ownRow}
        />
      )}
    </Section>
  );
}
