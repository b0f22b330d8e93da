import type { ReactElement } from 'react';
import type { TotoDraw } from '@grandstand/bus-contracts/answers';
import { totoRules } from '@grandstand/bus-contracts/domain/toto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
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
    <div className={styles.wide}>
      <table className={styles.table}>
        <caption className={styles.quiet}>
          {t('toto.dividends.title', { pool: money(draw.pool) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('toto.chance.hits')}</th>
            <th scope="col">{t('toto.dividends.share')}</th>
            <th scope="col">{t('toto.dividends.units')}</th>
            <th scope="col">{t('toto.dividends.each')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ hits, percent, money: share, units, each }) => (
            <tr key={hits}>
              <th scope="row">{t('toto.chance.of', { hits, matches })}</th>
              <td>
                {money(share)} ({t('toto.share', { percent })})
              </td>
              <td>{units}</td>
              <td>{units === 0 ? '–' : money(each)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('toto.jackpot')}</th>
            <td>{money(jackpot.atStake)}</td>
            <td>{jackpot.units}</td>
            <td>{jackpot.units === 0 ? '–' : money(jackpot.each)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.quiet}>
        {t('toto.dividends.rest', { house: money(house), carried: money(carried) })}
      </p>
    </div>
  );
}
