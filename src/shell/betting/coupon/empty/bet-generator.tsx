import { CommandError, noticesShow } from '@grandstand/bus-contracts';
import { couponGenerate } from '@grandstand/bus-contracts/shell';
import {
  AMOUNT_LENGTH,
  fieldAmount,
  formatMoney,
  initialAmount,
  readAmount,
} from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Segmented, TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import {
  useAmountFaultText,
  useAmountField,
  useCouponSettings,
  useStakeMoney,
} from '../shared/words-and-money';
import styles from './offers.module.css';
import { FoldedPart } from '../shared/folded-part';
import { sportChoice } from '../later-parts';
import { useLineSports } from './use-line-sports';
import { CouponHeading } from '../shared/coupon-heading';
import { useLanguage } from '../../../frame/shell-state';

const SECTIONS = ['any', 'line', 'live'] as const;
/** The proposed win, as a multiple of the stake. */
const FIRST_FACTOR = 5;

/** Generates bets for a stake and a wanted win. */
export function BetGenerator(): ReactElement | null {
  const { t } = useTexts();
  const money = useStakeMoney();
  const { currency, iso } = money;
  const field = useAmountField(money);
  const faultText = useAmountFaultText();
  const first = currency ? initialAmount(currency) : 0;
  const [stake, setStake] = useState<string | null>(null);
  const [win, setWin] = useState<string | null>(null);
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('any');
  const [wasTried, setWasTried] = useState(false);
  const { generatorSportIds } = useCouponSettings();
  const sports = useLineSports(section, generatorSportIds.length > 0);
  // A chosen sport without games now is kept, but not requested.
  const chosen = sports?.filter(({ id }) => generatorSportIds.includes(id)) ?? [];
  const { send, isSending, error } = useSend(couponGenerate);
  const isBusy = isSending || (generatorSportIds.length > 0 && !sports);
  const { send: show } = useSend(noticesShow);
  const { tag } = useLanguage();
  const write = (minor: number): string => formatMoney(minor, money, tag);
  if (!currency) return null;

  const chosenNames = chosen.map(({ name }) => name).join(', ') || t('coupon.generator.allSports');
  const stakeText = stake ?? fieldAmount(first, field);
  const winText = win ?? fieldAmount(first * FIRST_FACTOR, field);
  const { amount, fault: stakeFault } = readAmount(stakeText, field);
  const { amount: possibleWin, fault: winFault } = readAmount(winText, field);
  const isStakeBad = amount === null || amount <= 0;
  const isWinBad = possibleWin === null || (amount !== null && possibleWin <= amount);
  const isNone = error instanceof CommandError && error.code === 'nothing-found';
  const find = async (): Promise<void> => {
    setWasTried(true);
    if (isStakeBad || isWinBad) return;
    const found = await send({
      amount,
      possibleWin,
      ...(section !== 'any' && { section }),
      ...(chosen.length > 0 && { sportIds: chosen.map(({ id }) => id) }),
    });
    // The form is gone: the slip is full.
    if (found?.possibleWin !== null && found !== undefined && found.possibleWin < possibleWin) {
      const words = { found: write(found.possibleWin), wanted: write(possibleWin) };
      void show({ kind: 'info', text: t('coupon.generator.less', words) });
    }
  };

  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void find();
      }}
    >
      <CouponHeading className={styles.title}>{t('coupon.generator.title')}</CouponHeading>
      <div className={styles.pair}>
        <TextField
          label={t('coupon.generator.stake')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
          suffix={iso}
          value={stakeText}
          error={wasTried && isStakeBad ? faultText(stakeFault ?? 'not-amount') : undefined}
          onChange={setStake}
        />
        <TextField
          label={t('coupon.generator.win')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
          suffix={iso}
          value={winText}
          error={
            wasTried && isWinBad
              ? winFault === 'two-readings'
                ? faultText(winFault)
                : t('coupon.generator.winTooSmall')
              : undefined
          }
          onChange={setWin}
        />
      </div>
      <Segmented
        label={t('coupon.generator.section')}
        options={SECTIONS.map((value) => ({ value, label: t(`coupon.generator.${value}`) }))}
        value={section}
        onChange={setSection}
      />
      <FoldedPart
        title={`${t('coupon.generator.sports')}: ${chosenNames}`}
        part={sportChoice}
        props={{ section }}
      />
      <p className={styles.failed} role="alert">
        {error && !isSending
          ? t(isNone ? 'coupon.generator.nothing-found' : 'coupon.generator.unavailable')
          : ''}
      </p>
      <Button type="submit" isWide isBusy={isBusy}>
        {t('coupon.generator.find')}
      </Button>
    </form>
  );
}
