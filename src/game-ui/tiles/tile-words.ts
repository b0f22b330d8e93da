import { formatAmount, languageTag } from '@grandstand/bus-contracts/domain';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/** The figures of a game in the page's language. */
interface TileWords {
  /** "96.03 %", or "91.36–95.00 %" where it depends on what is chosen. */
  readonly rtp: (tile: Pick<CasinoTile, 'rtp' | 'rtpMost'>) => string;
  readonly volatility: (tile: Pick<CasinoTile, 'volatility'>) => string;
  /** "0.10–100.00 EUR" */
  readonly stakes: (tile: Pick<CasinoTile, 'stake'>) => string;
}

export function useTileWords(): TileWords {
  const { language, t } = useAreaWords();
  const tag = languageTag(language);
  return {
    rtp({ rtp, rtpMost }) {
      const least = formatAmount(rtp, 2, tag);
      const range = rtp === rtpMost ? least : `${least}–${formatAmount(rtpMost, 2, tag)}`;
      return `${range}\u00a0%`;
    },
    volatility: ({ volatility }) => t(`games.volatility.${volatility}`),
    stakes({ stake: { min, max, iso, scale } }) {
      // Whole units have no digits behind the point.
      const write = (minor: number): string =>
        minor % 10 ** scale === 0
          ? formatAmount(minor / 10 ** scale, 0, tag)
          : formatAmount(minor, scale, tag);
      return `${write(min)}–${write(max)}\u00a0${iso}`;
    },
  };
}
