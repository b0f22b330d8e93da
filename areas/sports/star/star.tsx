import type { ReactElement } from 'react';
import { favouritesSet, favouritesState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { IconButton } from '@grandstand/ui';
import styles from './star.module.css';

interface StarProps {
  /** "match:7001", as the bus names it. */
  readonly favourite: string;
  /** The name of the starred thing. */
  readonly name: string;
  /** `edge`: in the room at the beginning of a row, seen where it is set or under the pointer. */
  readonly place: 'edge' | 'inline';
}

/** Stars a match, league or team, or takes the star off. */
export function Star({ favourite, name, place }: StarProps): ReactElement {
  const { t } = useAreaWords();
  const isOn = useBusState(favouritesState)?.favourites.includes(favourite) ?? false;
  const { send } = useSend(favouritesSet);
  return (
    <span className={styles[place]}>
      <IconButton
        icon={isOn ? 'star-filled' : 'star'}
        label={t('star', { name })}
        isPressed={isOn}
        onPress={() => void send({ favourite, isOn: !isOn })}
      />
    </span>
  );
}
