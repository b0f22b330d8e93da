import { settingsSet, type Settings } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Switch } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';

const OFFERS = [
  'isAccumulatorOfTheDay',
  'isLiveAccumulatorOfTheDay',
  'isBetGenerator',
] as const satisfies readonly (keyof Settings)[];

/** The switches of the offers in an empty coupon. */
export function OfferSwitches(): ReactElement {
  const { t } = useTexts();
  const settings = useSettings();
  const { send } = useSend(settingsSet);
  return (
    <>
      {OFFERS.map((name) => (
        <Switch
          key={name}
          label={t(`coupon.setting.${name}`)}
          isOn={(settings[name] ?? 1) === 1}
          onChange={(isOn) => send({ [name]: isOn ? 1 : 0 })}
        />
      ))}
    </>
  );
}
