import { useEffect, useRef, type ReactElement } from 'react';
import type { Prize, PrizeTable } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { inOrder } from '@grandstand/ui';
import styles from './bonus.module.css';
import { prizeText } from './prize-text';

const FULL = 360;
const RADIUS = 100;
/** Whole turns before the sector is reached, the same for every result. */
const TURNS = 3;

/** A wheel of sectors of one size. What it shows is said in words beside it. */
export function Wheel({
  table,
  sector,
}: {
  readonly table: PrizeTable;
  /** Where it stops; null: it has not been turned. */
  readonly sector: number | null;
}): ReactElement {
  const { t } = useAreaWords();
  const wheel = useRef<SVGGElement>(null);
  const prizes = table.tiers[0]?.prizes ?? [];
  const angle = FULL / prizes.length;
  useEffect(() => {
    // A style of the element, not an attribute of the markup: the page's policy permits no inline styles.
    if (sector !== null) {
      wheel.current?.style.setProperty('rotate', `${TURNS * FULL - sector * angle}deg`);
    }
  }, [sector, angle]);
  return (
    <svg className={styles.wheel} viewBox="-110 -118 220 228" aria-hidden="true">
      <g ref={wheel} className={styles.turning}>
        {inOrder(prizes, ({ prize }, place) => (
          // The sectors are the table's, in its order.
          <g transform={`rotate(${place * angle})`}>
            <path className={styles.sector} d={sectorPath(angle)} />
            <text className={styles.label} y={-RADIUS * 0.72}>
              {labelOf(prize)}
            </text>
            <title>{prizeText(prize, t)}</title>
          </g>
        ))}
      </g>
      <path className={styles.pointer} d="M 0 -96 L -8 -116 L 8 -116 Z" />
    </svg>
  );
}

/** What a sector shows; its title says it in words. */
function labelOf({ kind, amount }: Prize): string {
  switch (kind) {
    case 'points':
      return String(amount);
    case 'tries':
      return `+${amount}`;
    case 'free-spins':
      return `×${amount}`;
    case 'nothing':
      return '–';
  }
}

/** A sector around the top. */
function sectorPath(angle: number): string {
  const half = ((angle / 2) * Math.PI) / 180;
  const [x, y] = [RADIUS * Math.sin(half), -RADIUS * Math.cos(half)];
  return `M 0 0 L ${-x} ${y} A ${RADIUS} ${RADIUS} 0 0 1 ${x} ${y} Z`;
}
