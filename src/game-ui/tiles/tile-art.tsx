import type { ReactElement } from 'react';
import { coloursOf, seedOf } from './seed';
import { CHARGES } from './charges';
import styles from './tile-art.module.css';

interface TileArtProps {
  readonly slug: string;
  readonly engine: string;
}

/** The picture of a game: what it is played with, in colours of its own. The name is beside it. */
export function TileArt({ slug, engine }: TileArtProps): ReactElement {
  const { ground, charge } = coloursOf(slug);
  const draw = CHARGES[engine] ?? CHARGES['reels'];
  return (
    <svg
      className={styles.art}
      viewBox="0 0 160 120"
      data-ground={ground}
      data-charge={charge}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.light} d="M0 0h160L40 120H0z" />
      <circle className={styles.shade} cx={24 + (seedOf(slug) % 112)} cy="122" r="52" />
      <g transform="translate(0 8) scale(.93)">{draw?.(seedOf(slug))}</g>
    </svg>
  );
}
