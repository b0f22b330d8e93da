import type { ReactElement } from 'react';
import type { TotoDraw } from '@grandstand/bus-contracts/answers';
import { totoRules } from '@grandstand/bus-contracts/domain/toto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable } from '@grandstand/ui';
import { useMoneyText } from '../page/use-texts';
import styles from './draws.module.css';

interface DividendsProps {
  readonly draw: TotoDraw;
  readonly dividends: NonNullable<TotoDraw['dividends']>;
}

/** How the pool was shared, so that each sum can be computed again. */
export function Dividends({ draw, dividends }: DividendsProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { matches } = totoRules(draw.section);
  const { categories, jackpot, house, carried } = dividends;
  return (
    <div>
      <FigureTable
        caption={t('toto.dividends.title', { pool: money(draw.pool) })}
        head={[
          t('toto.chance.hits'),
          t('toto.dividends.share'),
          t('toto.dividends.units'),
          t('toto.dividends.each'),
        ]}
        rows={[
          ...categories.map(({ hits, percent, money: share, units, each }) => [
            t('toto.chance.of', { hits, matches }),
            `${money(share)} (${t('toto.share', { percent })})`,
            units,
            units === 0 ? '–' : money(each),
          ]),
          [
            t('toto.jackpot'),
            money(jackpot.atStake),
            jackpot.units,
            jackpot.units === 0 ? '–' : money(jackpot.each),
          ],
        ]}
      />
      <p className={styles.quiet}>
        {t('toto.dividends.rest', { house: money(house), carried: money(carried) })}
      </p>
    </div>
  );
}
