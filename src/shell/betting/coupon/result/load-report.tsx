import { type LoadedLeg } from '@grandstand/bus-contracts';
import { couponDismissResult } from '@grandstand/bus-contracts/shell';
import { formatCoef, outcomeLongName } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Badge, Button } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import styles from './result.module.css';
import { useOutcomeTexts } from '../shared/words-and-money';

const KINDS = { same: 'neutral', moved: 'info', suspended: 'danger', expired: 'danger' } as const;

/** Every leg of the shared coupon, and whether it was loaded. */
export function LoadReport({ legs }: { readonly legs: readonly LoadedLeg[] }): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const texts = useOutcomeTexts();
  const { send: dismiss } = useSend(couponDismissResult);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that asked for the code has gone: the keyboard's place must not be lost, and the report is spoken.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  const changed = legs.filter(({ state }) => state !== 'same').length;
  return (
    <section className={styles.placed} aria-label={t('coupon.load.report')}>
      <p ref={title} className={styles.title} tabIndex={-1}>
        {changed === 0
          ? t('coupon.load.allSame')
          : t('coupon.load.changed', { count: changed, all: legs.length })}
      </p>
      <ul className={styles.legs}>
        {legs.map(({ marketId, title, market, oldCoef, newCoef, state }) => (
          <li key={marketId} className={styles.leg}>
            <p className={styles.teams}>{title}</p>
            <p className={styles.pick}>
              <span>{outcomeLongName(texts, market, market.game)}</span>
              <Badge kind={KINDS[state]}>{t(`coupon.load.state.${state}`)}</Badge>
            </p>
            <p className={styles.prices}>
              {newCoef === null
                ? t('coupon.load.was', { from: formatCoef(oldCoef, coefViewId) })
                : t('coupon.load.prices', {
                    from: formatCoef(oldCoef, coefViewId),
                    to: formatCoef(newCoef, coefViewId),
                  })}
            </p>
          </li>
        ))}
      </ul>
      <Button isWide onClick={() => void dismiss({})}>
        {t('coupon.load.done')}
      </Button>
    </section>
  );
}
