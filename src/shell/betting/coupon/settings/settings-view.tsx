import { sessionState } from '@grandstand/bus-contracts';
import {
  couponSettingsSet,
  couponSettingsState,
  type CouponSettings,
} from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Select, Skeleton, Switch, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { CouponView } from '../shared/coupon-view';
import { useProblemText } from '../problem/use-problem-text';
import { useStakeMoney } from '../shared/words-and-money';
import { AmountSetting } from './amount-setting';
import { ExactCoefSetting } from './exact-coef-setting';
import { OfferSwitches } from './offer-switches';
import { OneClickSettings } from './one-click-settings';
import styles from './settings.module.css';

/** The switches of the coupon's display. */
const SHOWN = [
  'isBalanceShown',
  'isPossibleWinShown',
  'isAccountSelectShown',
  'isAutoMaxShown',
  'isVipBetShown',
  'isCouponFixed',
] as const satisfies readonly (keyof CouponSettings)[];

const ACTIONS = [0, 1, 2] as const;

export interface SettingsViewProps {
  readonly onDone: () => void;
}

/** The betting settings, once their service has started. */
export function SettingsView({ onDone }: SettingsViewProps): ReactElement {
  const settings = useBusState(couponSettingsState);
  // Keyed by player, so that the next player gets empty fields.
  const userId = useBusState(sessionState)?.userId;
  const isLoading = useLoader(settings === undefined);
  return settings && !isLoading ? (
    <Settings key={userId} settings={settings} onDone={onDone} />
  ) : (
    <Skeleton shape="row" />
  );
}

function Settings({
  settings,
  onDone,
}: {
  readonly settings: CouponSettings;
  readonly onDone: () => void;
}): ReactElement {
  const { t } = useTexts();
  const { iso, scale, currency } = useStakeMoney();
  const { send, error } = useSend(couponSettingsSet);
  const textOf = useProblemText();
  /** A step above the greatest stake would lead nowhere. */
  const stepRefusal = (amount: number): string | undefined => {
    const limit = currency?.maxBetAmount;
    return limit !== undefined && amount > limit
      ? textOf({ code: 'stake-too-big', limit })
      : undefined;
  };
  return (
    <CouponView title={t('coupon.settings')} doneLabel={t('coupon.setting.done')} onDone={onDone}>
      <Alert text={error && t('coupon.setting.failed')} />
      <section className={styles.group} aria-label={t('coupon.setting.prices')}>
        <h4 className={styles.groupTitle}>{t('coupon.setting.prices')}</h4>
        <Select
          label={t('coupon.setting.changeCoefAction')}
          shape="form"
          value={settings.changeCoefAction}
          options={ACTIONS.map((value) => ({
            value,
            label: t(`coupon.setting.action.${value}`),
          }))}
          onChange={(changeCoefAction) => send({ changeCoefAction })}
        />
        <ExactCoefSetting
          value={settings.exactCoef}
          onValue={(exactCoef) => void send({ exactCoef })}
        />
        <Switch
          label={t('coupon.setting.isDropOnScoreChange')}
          isOn={settings.isDropOnScoreChange}
          onChange={(isDropOnScoreChange) => send({ isDropOnScoreChange })}
        />
        <Switch
          label={t('coupon.setting.isPriceVoiceOn')}
          isOn={settings.isPriceVoiceOn}
          onChange={(isPriceVoiceOn) => send({ isPriceVoiceOn })}
        />
      </section>
      <OneClickSettings settings={settings} />
      <section className={styles.group} aria-label={t('coupon.setting.stake')}>
        <h4 className={styles.groupTitle}>{t('coupon.setting.stake')}</h4>
        {currency ? (
          <AmountSetting
            key={iso}
            label={t('coupon.setting.step')}
            value={settings.amountStepByCurrencyIso[iso] ?? null}
            placeholder={currency.amountStep}
            money={{ iso, scale }}
            refusalOf={stepRefusal}
            onAmount={(amount) => {
              const { [iso]: _old, ...others } = settings.amountStepByCurrencyIso;
              void send({
                amountStepByCurrencyIso: amount === null ? others : { ...others, [iso]: amount },
              });
            }}
          />
        ) : null}
      </section>
      <section className={styles.group} aria-label={t('coupon.setting.shown')}>
        <h4 className={styles.groupTitle}>{t('coupon.setting.shown')}</h4>
        {SHOWN.map((name) => (
          <Switch
            key={name}
            label={t(`coupon.setting.${name}`)}
            isOn={settings[name]}
            onChange={(isOn) => send({ [name]: isOn })}
          />
        ))}
        <OfferSwitches />
      </section>
    </CouponView>
  );
}
