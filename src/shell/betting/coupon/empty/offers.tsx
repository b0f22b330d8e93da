import { couponOffersGet, type AnswerOf } from '@grandstand/bus-contracts';
import { couponFill } from '@grandstand/bus-contracts/shell';
import { formatCoef, outcomeLongName } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Segmented } from '@grandstand/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import { useResource, type ScreenResource } from '../../../frame/use-resource';
import { LoadByCode } from '../code/load-by-code';
import { useOutcomeTexts } from '../shared/words-and-money';
import { BetGenerator } from './bet-generator';
import styles from './offers.module.css';
import { CouponHeading } from '../shared/coupon-heading';

type Answer = AnswerOf<typeof couponOffersGet>;
type Accumulators = Answer['line'];

const OFFERS: ScreenResource<'offers', Answer> = {
  load: (bus) => bus.send(couponOffersGet, {}),
};

/**
 * Ways to fill an empty coupon: a code, an accumulator of the day, the generator. They are shown from
 * the top down, so that a late answer does not shift the layout.
 */
export function Offers(): ReactElement {
  const settings = useSettings();
  const { isAccumulatorOfTheDay = 1, isLiveAccumulatorOfTheDay = 1, isBetGenerator = 1 } = settings;
  const generator = isBetGenerator === 1 ? <BetGenerator /> : null;
  return (
    <div className={styles.offers}>
      <div className={styles.card}>
        <LoadByCode />
      </div>
      {isAccumulatorOfTheDay === 1 || isLiveAccumulatorOfTheDay === 1 ? (
        <OffersOfTheDay
          hasLine={isAccumulatorOfTheDay === 1}
          hasLive={isLiveAccumulatorOfTheDay === 1}
        >
          {generator}
        </OffersOfTheDay>
      ) : (
        generator
      )}
    </div>
  );
}

function OffersOfTheDay({
  hasLine,
  hasLive,
  children,
}: {
  readonly hasLine: boolean;
  readonly hasLive: boolean;
  /** Shown below, once the offers are loaded or have failed. */
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const { status, value: answer, retry } = useResource('offers', OFFERS);
  const [wished, setWished] = useState<'line' | 'live'>('line');

  if (status === 'failed') {
    return (
      <>
        <div className={styles.card}>
          <p className={styles.text}>{t('coupon.offers.unavailable')}</p>
          <Button size="s" onClick={retry}>
            {t('coupon.fix.again')}
          </Button>
        </div>
        {children}
      </>
    );
  }
  if (!answer) return null;
  const sections = (['line', 'live'] as const).filter(
    (section) => (section === 'line' ? hasLine : hasLive) && answer[section].length > 0,
  );
  const shown = sections.find((section) => section === wished) ?? sections[0];
  if (shown === undefined) return children;
  return (
    <>
      <div className={styles.card}>
        <CouponHeading className={styles.title}>{t('coupon.offers.title')}</CouponHeading>
        {sections.length > 1 ? (
          <Segmented
            label={t('coupon.offers.title')}
            options={sections.map((value) => ({ value, label: t(`coupon.offers.${value}`) }))}
            value={shown}
            onChange={setWished}
          />
        ) : null}
        <AccumulatorList accumulators={answer[shown]} />
      </div>
      {children}
    </>
  );
}

function AccumulatorList({ accumulators }: { readonly accumulators: Accumulators }): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const texts = useOutcomeTexts();
  const { send: fill, isSending, error } = useSend(couponFill);
  return (
    <>
      <p className={styles.failed} role="alert">
        {error && !isSending ? t('coupon.offers.gone') : ''}
      </p>
      {accumulators.map(({ expressId, coef, bets }) => (
        <div key={expressId} className={styles.accumulator}>
          <ol className={styles.legs}>
            {bets.map((market) => (
              <li key={market.id} className={styles.leg}>
                <span className={styles.game}>
                  {market.game.home} – {market.game.away}
                </span>
                <span className={styles.pick}>
                  <span>{outcomeLongName(texts, market, market.game)}</span>
                  <strong>{formatCoef(market.coef, coefViewId)}</strong>
                </span>
              </li>
            ))}
          </ol>
          <Button isWide isBusy={isSending} onClick={() => void fill({ expressId })}>
            {t('coupon.offers.take', { coef: formatCoef(coef, coefViewId) })}
          </Button>
        </div>
      ))}
    </>
  );
}
