import { Fragment, type ReactElement } from 'react';
import type { TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Section } from '@grandstand/ui';
import { useScoreText } from '../tournaments/use-texts';
import styles from './tournament.module.css';

/** The first places, and those around the player's own. Nobody is named. */
export function PlaceTable({ tournament }: { readonly tournament: TournamentView }): ReactElement {
  const { t } = useAreaWords();
  const score = useScoreText();
  const { places } = tournament;
  return (
    <Section title={t('tournament.places.title')} isWide>
      {places.length === 0 ? (
        <p className={styles.quiet}>{t('tournament.places.none')}</p>
      ) : (
        <table className={styles.table} aria-label={t('tournament.places.title')}>
          <thead>
            <tr>
              <th scope="col">{t('tournament.places.place')}</th>
              <th scope="col">{t('tournament.places.rounds')}</th>
              <th scope="col">{t('tournament.places.score')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, score: reached, rounds, isOwn }, at) => (
              <Fragment key={place}>
                {/* The places between the first and the player's own are not shown. */}
                {place - (places[at - 1]?.place ?? 0) > 1 ? (
                  <tr>
                    <td colSpan={3}>…</td>
                  </tr>
                ) : null}
                <tr className={classNames(isOwn && styles.own)}>
                  <th scope="row">
                    {place}
                    {isOwn ? ` · ${t('tournament.places.you')}` : ''}
                  </th>
                  <td>{rounds}</td>
                  <td>{score(reached)}</td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
