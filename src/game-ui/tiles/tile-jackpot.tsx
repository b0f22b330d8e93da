import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { VisuallyHidden } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useJackpots, useMeter } from '../data/use-jackpots';
import styles from './tile.module.css';

/** The greatest of the jackpots that a game takes part in; nothing until they are loaded. */
export function TileJackpot(): ReactElement | null {
  const { data } = useJackpots();
  const [greatest] = data?.jackpots ?? [];
  return data && greatest ? <Meter jackpot={greatest} currency={data} /> : null;
}

interface MeterProps {
  readonly jackpot: Jackpots['jackpots'][number];
  readonly currency: Pick<Jackpots, 'iso' | 'scale'>;
}

function Meter({ jackpot, currency }: MeterProps): ReactElement {
  const { language } = useAreaWords();
  const money = useMeter(jackpot);
  return (
    <span className={styles.jackpot}>
      <VisuallyHidden>{`${jackpot.title}: `}</VisuallyHidden>
      {formatMoney(money, currency, languageTag(language))}
    </span>
  );
}
