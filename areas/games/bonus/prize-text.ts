import type { TFunction } from 'i18next';
import type { Prize } from '@grandstand/bus-contracts/domain/bonus-games';

/** A prize in words. */
export function prizeText({ kind, amount }: Prize, t: TFunction): string {
  switch (kind) {
    case 'points':
      return t('bonus.prize.points', { count: amount });
    case 'tries':
      return t('bonus.prize.tries', { count: amount });
    case 'free-spins':
      return t('bonus.prize.freeSpins', { count: amount });
    case 'nothing':
      return t('bonus.prize.nothing');
  }
}
