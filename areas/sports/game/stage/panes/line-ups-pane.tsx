import type { ReactElement } from 'react';
import type { Course, Game, LineUp } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon, VisuallyHidden } from '@grandstand/ui';
import { useCourse } from '../../course/use-course';
import styles from './panes.module.css';

/** Who plays: the starters of both sides with their numbers, those on the bench, and who has been replaced. */
export function LineUpsPane({ game }: { readonly game: Game }): ReactElement | null {
  const { events, lineUps } = useCourse(game);
  if (!lineUps) return null;
  return (
    <div className={styles.lineUps}>
      {(['home', 'away'] as const).map((side) => (
        <Side
          key={side}
          name={game[side]}
          lineUp={lineUps[side]}
          events={events.filter((event) => event.side === side)}
        />
      ))}
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly lineUp: LineUp;
  readonly events: Course['events'];
}

function Side({ name, lineUp: { formation, starters, bench }, events }: SideProps): ReactElement {
  const { t } = useAreaWords();
  const changes = events.filter(({ kind }) => kind === 'substitution');
  const changeOf = (number: number) =>
    changes.find(({ player, off }) => player?.number === number || off?.number === number);
  const list = (label: string, players: LineUp['starters']): ReactElement => (
    <ul className={styles.players} aria-label={`${name}: ${label}`}>
      {players.map(({ number, name: player }) => {
        const change = changeOf(number);
        return (
          <li key={number}>
            <span className={styles.shirt}>{number}</span>
            {player}
            {change ? (
              <span className={styles.change}>
                <Icon name="refresh" size="s" />
                <VisuallyHidden>{t('match.event.substitution')}</VisuallyHidden>
                {`${change.minute}′`}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={styles.lineUp}>
      <p className={styles.lineUpName}>
        {name} <span className={styles.formation}>{formation}</span>
      </p>
      {list(t('stage.starters'), starters)}
      <p className={styles.note}>{t('stage.bench')}</p>
      {list(t('stage.bench'), bench)}
    </div>
  );
}
