import type { Section } from '@grandstand/bus-contracts';
import { couponSettingsSet } from '@grandstand/bus-contracts/shell';
import { useSend } from '@grandstand/bus-contracts/react';
import { Icon, Skeleton, sportIcon, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useCouponSettings } from '../shared/words-and-money';
import styles from './offers.module.css';
import { useLineSports } from './use-line-sports';

export interface SportChoiceProps {
  readonly section: Section | 'any';
}

/** The choice of sports; none chosen means all. */
export function SportChoice({ section }: SportChoiceProps): ReactElement | null {
  const { t } = useTexts();
  const { send } = useSend(couponSettingsSet);
  const { generatorSportIds } = useCouponSettings();
  const sports = useLineSports(section);
  const isLoading = useLoader(!sports);
  if (!sports) return isLoading ? <Skeleton shape="row" /> : null;
  const chosen = generatorSportIds.filter((one) => sports.some(({ id }) => id === one));
  const choose = (ids: readonly number[]): void => {
    void send({ generatorSportIds: [...ids] });
  };
  return (
    <fieldset className={styles.sports} aria-label={t('coupon.generator.sports')}>
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
