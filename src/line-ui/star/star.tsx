import type { ReactElement } from 'react';
import { favouritesSet, favouritesState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusStatePart, useSend } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './star.module.css';

interface StarProps {
  /** "match:7001", as the bus names it. */
  readonly favourite: string;
  /** The name of the starred thing. */
  readonly name: string;
  /** `edge`: in the room at the beginning of a row, seen where it is set or under the pointer; `named`: with the name beside it. */
  readonly place: 'edge' | 'inline' | 'named';
}

/** Stars a match, league or team, or takes the star off. One element, since each row of a list has it. */
export function Star({ favourite, name, place }: StarProps): ReactElement {
  const { t } = useAreaWords();
  const isOn = useBusStatePart(
    favouritesState,
    (now) => now?.favourites.includes(favourite) ?? false,
  );
  const { send } = useSend(favouritesSet);
  const label = t('line.star', { name });
  return (
    <button
      type="button"
      className={classNames(styles.star, styles[place])}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={() => void send({ favourite, isOn: !isOn })}
    >
      {place === 'named' ? name : null}
    </button>
  );
}
