import { accountState, CommandError, type CouponProblem } from '@grandstand/bus-contracts';
import { couponSettingsSet, type CouponSettings } from '@grandstand/bus-contracts/shell';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, Dialog, Switch } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useProblemText } from '../problem/use-problem-text';
import { oneClickProblem } from '../stake/one-click-stake';
import { useBoundTypes, useStakeMoney } from '../shared/words-and-money';
import { AmountSetting } from './amount-setting';
import styles from './settings.module.css';

const MAIN_ACCOUNT = 0;
const AMOUNTS = [
  ['oneClickAmount', 'coupon.oneClick.amount', MAIN_ACCOUNT],
  ['bonusAccountOneClickAmount', 'coupon.oneClick.bonusAmount', BONUS_ACCOUNT],
] as const;

/** The switch of one-click betting; it clears the coupon, so it needs a confirmation if the coupon has bets. */
export function OneClickSettings({
  settings,
}: {
  readonly settings: CouponSettings;
}): ReactElement {
  const { t } = useTexts();
  const money = useStakeMoney();
  const boundTypes = useBoundTypes();
  const textOf = useProblemText();
  const problemOf = (amount: number, accountType: number): CouponProblem | null =>
    oneClickProblem(amount, money, boundTypes, accountType);
  /** The balance changes: a stake above it is taken, and the player is told. */
  const refusalOf = (amount: number, accountType: number): string | undefined => {
    const problem = problemOf(amount, accountType);
    return problem && problem.code !== 'not-enough-money' ? textOf(problem) : undefined;
  };
  const warningOf = (amount: number | undefined, accountType: number): string | undefined => {
    const problem = amount === undefined ? null : problemOf(amount, accountType);
    return problem ? textOf(problem) : undefined;
  };
  const { iso } = money;
  const hasBonusAccount =
    useBusState(accountState)?.all_accounts.some(({ type }) => type === BONUS_ACCOUNT) === true;
  const amounts = hasBonusAccount ? AMOUNTS : AMOUNTS.slice(0, 1);
  const { send, error } = useSend(couponSettingsSet);
  const [wasPutOff, setWasPutOff] = useState(false);
  const isConfirming =
    !wasPutOff && error instanceof CommandError && error.code === 'needs-confirmation';
  const turn = (isActiveOneClick: boolean): Promise<unknown> => {
    setWasPutOff(false);
    return send({ isActiveOneClick });
  };
  const putOff = (): void => setWasPutOff(true);
  return (
    <section className={styles.group} aria-label={t('coupon.oneClick.title')}>
      <h4 className={styles.groupTitle}>{t('coupon.oneClick.title')}</h4>
      <Switch
        label={t('coupon.oneClick.isActive')}
        isOn={settings.isActiveOneClick}
        onChange={turn}
      />
      <p className={styles.hint}>{t('coupon.oneClick.hint')}</p>
      {amounts.map(([name, label, accountType]) =>
        iso === '' ? null : (
          <AmountSetting
            key={`${name} ${iso}`}
            label={t(label)}
            value={settings[name][iso] ?? null}
            placeholder={money.currency?.initialAmount}
            money={money}
            refusalOf={(amount) => refusalOf(amount, accountType)}
            warning={warningOf(settings[name][iso], accountType)}
            onAmount={(amount) => {
              const { [iso]: _old, ...others } = settings[name];
              void send({ [name]: amount === null ? others : { ...others, [iso]: amount } });
            }}
          />
        ),
      )}
      {isConfirming ? (
        <Dialog
          title={t('coupon.oneClick.confirm.title')}
          closeLabel={t('dialog.close')}
          onClose={putOff}
        >
          <p>{t('coupon.oneClick.confirm.text')}</p>
          <div className={styles.answers}>
            <Button
              kind="primary"
              onClick={() => void send({ isActiveOneClick: true, isConfirmed: true })}
            >
              {t('coupon.oneClick.confirm.yes')}
            </Button>
            <Button onClick={putOff}>{t('coupon.oneClick.confirm.no')}</Button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
