import type { ReactElement, ReactNode } from 'react';
import type { TournamentCard } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText } from '@grandstand/text-ui';
import { TimeLeft } from './time-left';
import { useTimeText } from './use-texts';
import styles from './tournaments.module.css';

/** What a tournament costs, pays and is played with, and when. */
export function TournamentFacts({
  tournament,
}: {
  readonly tournament: TournamentCard;
}): ReactElement {
  const money = useMoneyText();
  const time = useTimeText();
  const { state, startsAt, endsAt, entry, fund, players, stake } = tournament;
  const isBefore = state === 'before';
  return (
    <dl className={styles.facts}>
      <Fact name="fund">{money(fund, tournament)}</Fact>
      <Fact name="entry">{money(entry, tournament)}</Fact>
      <Fact name="stake">{money(stake.amount, stake)}</Fact>
      <Fact name="players">{players}</Fact>
      <Fact name={isBefore ? 'starts' : state === 'running' ? 'ends' : 'ended'}>
        {time(isBefore ? startsAt : endsAt)}
        {isBefore || state === 'running' ? (
          <TimeLeft end={isBefore ? startsAt : endsAt} isBefore={isBefore} />
        ) : null}
      </Fact>
      {isBefore ? <Fact name="ends">{time(endsAt)}</Fact> : null}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.fact}>
      <dt>{t(`tournament.fact.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
