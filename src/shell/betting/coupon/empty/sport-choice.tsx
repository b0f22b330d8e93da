import { type Sport } from '@grandstand/bus-contracts';
import { couponSettingsSet } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Icon, sportIcon } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import styles from './offers.module.css';

interface SportChoiceProps {
  readonly sports: readonly Sport[];
  /** Empty: all. */
  readonly chosen: readonly number[];
}

/** The choice of sports; none chosen means all. */
export function SportChoice({ sports, chosen }: SportChoiceProps): ReactElement {
  const { t } = useTexts();
  const { send } = useSend(couponSettingsSet);
  const choose = (generatorSportIds: readonly number[]): void => {
    void send({ generatorSportIds: [...generatorSportIds] });
  };
  return (
    <fieldset className={styles.sports}>
      <legend className={styles.legend}>{t('coupon.generator.sports')}</legend>
      <label className={styles.sport}>
        <input type="checkbox" checked={chosen.length === 0} onChange={() => choose([])} />
        <span>{t('coupon.generator.allSports')}</span>
      </label>
      {sports.map(({ id, slug, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className={styles.sport}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                choose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
              }
            />
            <span>
              <Icon name={sportIcon(slug)} size="s" /> {name}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
