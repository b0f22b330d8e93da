import type { ReactElement } from 'react';
import { CHARGES } from './charges';
import styles from './tile-art.module.css';

/** Grounds and charges of pictures are those of teams' badges; the first charge is the white of the paper. */
const GROUND_COLOURS = 8;
const CHARGE_COLOURS = 4;

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

/** A number of a game's slug, always the same: it decides the colours of its picture. */
function seedOf(slug: string): number {
  let seed = 7;
  for (const letter of slug) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

/** The colours of a game's picture. */
function coloursOf(slug: string): { readonly ground: number; readonly charge: number } {
  const seed = seedOf(slug);
  return {
    ground: (seed % GROUND_COLOURS) + 1,
    charge: (Math.floor(seed / GROUND_COLOURS) % CHARGE_COLOURS) + 2,
  };
}
