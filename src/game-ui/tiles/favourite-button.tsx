import type { ReactElement } from 'react';
import { CommandError, noticesShow, sessionState } from '@grandstand/bus-contracts';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { casinoFavourites, casinoSetFavourite } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBus, useBusState } from '@grandstand/bus-contracts/react';
import { classNames, Icon } from '@grandstand/ui';
import type { GameManifest } from '../manifest';
import { useAsPlayer } from '../play/use-as-player';
import styles from './favourite-button.module.css';

/** Marks a game, or takes the mark off. */
export function FavouriteButton({
  tile: { slug, name },
}: {
  readonly tile: Pick<CasinoTile, 'slug' | 'name'>;
}): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<GameManifest>();
  const favourites = useBusState(casinoFavourites);
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const isOn = isPlayer && favourites?.games.includes(slug) === true;
  const press = useAsPlayer((wasGuest) => {
    // What a guest has pressed was not marked.
    bus
      .send(casinoSetFavourite, { game: slug, isOn: wasGuest || !isOn })
      .catch((error: unknown) => {
        const code = error instanceof CommandError ? String(error.code) : '';
        const text = t([`games.favourite.${code}`, 'games.favourite.unavailable']);
        // A notice that could not be shown has been reported by the bus.
        bus.send(noticesShow, { kind: 'error', text }).catch(() => {});
      });
  });
  return (
    <button
      type="button"
      className={classNames(styles.heart, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={t('games.tile.favourite', { name })}
      onClick={press}
    >
      <Icon name={isOn ? 'heart-filled' : 'heart'} />
    </button>
  );
}
