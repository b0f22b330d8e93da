import { useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { Star } from '../star/star';
import styles from './team-stars.module.css';

/** The stars of both teams, with their names, behind a button beside the star of the match. */
export function TeamStars({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const [isOpen, setIsOpen] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const close = ({ key, currentTarget }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    currentTarget.querySelector('button')?.focus();
  };
  const label = t('line.teamStars');
  return (
    // The keys and the focus are those of the buttons inside.
    <div className={styles.stars} onBlur={leave} onKeyDown={close} role="presentation">
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron-down" size="s" />
      </button>
      {isOpen ? (
        <ul className={styles.list} aria-label={label}>
          {(['home', 'away'] as const).map((side) => (
            <li key={side}>
              <Star favourite={`team:${game[`${side}Id`]}`} name={game[side]} place="named" />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
