import { formatMoney } from '@grandstand/bus-contracts/domain';
import type { StageFrame } from '@grandstand/bus-contracts/shell';
import { IconButton } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import styles from './stage.module.css';

/** Tells the player of each jackpot that the game has won, until they close the message. */
export function JackpotMessage({ sums }: Pick<StageFrame, 'sums'>): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const [closed, setClosed] = useState(0);
  const won = sums?.jackpots[closed];
  return (
    // Always there, so that what comes into it is announced.
    <div role="status">
      {sums && won ? (
        <div className={styles.jackpot}>
          <p className={styles.won}>
            <strong>{t('stage.jackpot', { title: won.title })}</strong>{' '}
            {t('stage.jackpotText', { money: formatMoney(won.money, sums, tag) })}
          </p>
          <IconButton
            icon="close"
            label={t('stage.jackpotClose')}
            onPress={() => setClosed(closed + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
