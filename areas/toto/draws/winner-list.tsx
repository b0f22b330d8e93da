import type { ReactElement } from 'react';
import type { TotoDraw } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { inOrder } from '@grandstand/ui';
import { useMoneyText } from '../page/use-texts';
import styles from './draws.module.css';

/** The largest dividends of a draw, or what went to the jackpot. */
export function WinnerList({ draw }: { readonly draw: TotoDraw }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  if (draw.winners.length === 0) {
    return <p>{t('toto.winners.none', { carried: money(draw.dividends?.carried ?? 0) })}</p>;
  }
  return (
    <ol className={styles.winners}>
      {inOrder(draw.winners, ({ name, hits, amount }) => (
        // Two may have the same name and dividend.
        <li>
          <span>{name}</span>
          <span className={styles.quiet}>{t('toto.winners.hits', { count: hits })}</span>
          <strong>{money(amount)}</strong>
        </li>
      ))}
    </ol>
  );
}
