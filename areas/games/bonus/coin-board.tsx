import type { ReactElement } from 'react';
import type { BonusView } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, inOrder } from '@grandstand/ui';
import styles from './bonus.module.css';

const PLACES = Array.from({ length: 15 }, (_, place) => place);

/** Three rows of five places with the coins of all spins, and each spin in words. */
export function CoinBoard({
  view,
}: {
  readonly view: Extract<BonusView, { game: 'dragon-bonus' }> | null;
}): ReactElement {
  const { t } = useAreaWords();
  const spins = view?.spins ?? [];
  const coins = new Set(spins.flat());
  return (
    <>
      <div className={styles.coins} aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} className={classNames(styles.place, coins.has(place) && styles.coin)} />
        ))}
      </div>
      <ol className={styles.guesses} aria-label={t('bonus.dragon.spins')}>
        {inOrder(spins, (landed) => (
          // The spins are in their order.
          <li>{t('bonus.dragon.coins', { count: landed.length })}</li>
        ))}
      </ol>
    </>
  );
}
