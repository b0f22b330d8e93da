import type { ReactElement } from 'react';
import type { OwnTournament, TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useScoreText } from '../tournaments/use-texts';
import styles from './tournament.module.css';

interface OwnPlaceProps {
  readonly tournament: TournamentView;
  readonly me: OwnTournament;
}

/** What the player's entry has come to. */
export function OwnPlace({ tournament, me }: OwnPlaceProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const score = useScoreText();
  const { state, ranked, bestRounds } = tournament;
  const { reason, place, rounds, payout } = me;
  if (reason !== null) {
    return (
      <Section title={t('tournament.me.title')} isWide>
        <p>{t(`tournament.reason.${reason}`)}</p>
        <p>{t('tournament.me.returned', { amount: money(payout, me) })}</p>
      </Section>
    );
  }
  const isOver = state === 'settled' || state === 'cancelled';
  return (
    <Section title={t('tournament.me.title')} isWide>
      {place === null ? (
        isOver ? null : (
          <p>{t('tournament.me.none')}</p>
        )
      ) : (
        <>
          <p className={styles.place}>{t('tournament.me.place', { place, all: ranked })}</p>
          <p>
            {t('tournament.me.score', { score: score(me.score) })}{' '}
            <span className={styles.quiet}>
              {t('tournament.me.rounds', { number: rounds, best: bestRounds })}
            </span>
          </p>
        </>
      )}
      {state === 'settled' ? (
        <p>
          {payout > 0
            ? t('tournament.me.prize', { amount: money(payout, me) })
            : t('tournament.me.noPrize')}
        </p>
      ) : null}
      {state === 'cancelled' ? (
        <p>{t('tournament.me.returned', { amount: money(payout, me) })}</p>
      ) : null}
    </Section>
  );
}
