import type { PlacedLeg } from '@grandstand/bus-contracts';
import { formatCoef, outcomeLongName, shownCoef } from '@grandstand/bus-contracts/domain';
import { Badge } from '@grandstand/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import styles from './leg-pick.module.css';
import { useOutcomeTexts } from '../shared/words-and-money';

interface LegPickProps {
  readonly leg: PlacedLeg;
  /** All legs of its bet. */
  readonly legs: readonly PlacedLeg[];
  /** A badge after the outcome. */
  readonly children?: ReactNode;
}

/** The match of a placed leg, and its outcome with the odds; legs of one match below each other name it once. */
export function LegPick({ leg, legs, children }: LegPickProps): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const texts = useOutcomeTexts();
  const coef = shownCoef(leg, legs);
  const isTogether = leg.matchCoef !== undefined;
  const isNamed = isTogether && legs[legs.indexOf(leg) - 1]?.gameId === leg.gameId;
  return (
    <>
      {isNamed ? null : (
        <p className={styles.game}>
          {leg.home} – {leg.away}
        </p>
      )}
      <p className={styles.pick}>
        <span>
          {outcomeLongName(texts, leg, leg)}
          {children}
          {isNamed || !isTogether ? null : (
            <>
              {' '}
              <Badge>{t('coupon.sameMatch.name')}</Badge>
            </>
          )}
        </span>
        {coef === null ? null : <strong>{formatCoef(coef, coefViewId)}</strong>}
      </p>
    </>
  );
}
