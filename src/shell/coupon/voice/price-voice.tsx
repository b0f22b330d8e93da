import type { CouponBet } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { VisuallyHidden } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../frame/shell-context';
import { useSettings } from '../../frame/shell-state';
import { betName, useOutcomeTexts } from '../words-and-money';
import {
  movesToAnnounce,
  NOTHING_ANNOUNCED,
  type PriceMove,
  type Announced,
} from './moves-to-announce';

/** Announces price moves to screen readers, at most once in 5 s. */
export function PriceVoice({ bets }: { readonly bets: readonly CouponBet[] }): ReactElement {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const texts = useOutcomeTexts();
  const moves = useSaidMoves(bets);
  const [only, ...others] = moves;
  const words = ({ bet, from, to }: PriceMove): string =>
    t('coupon.voice.one', {
      name: betName(texts, bet),
      from: formatCoef(from, coefViewId),
      to: formatCoef(to, coefViewId),
    });
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-voice="prices">
        {only && others.length === 0 ? words(only) : null}
        {others.length > 0 ? t('coupon.voice.many', { count: moves.length }) : null}
      </span>
    </VisuallyHidden>
  );
}

function useSaidMoves(bets: readonly CouponBet[]): readonly PriceMove[] {
  const { clock } = useShell();
  const announced = useRef<Announced>(NOTHING_ANNOUNCED);
  const [said, setSaid] = useState<readonly PriceMove[]>([]);
  useEffect(() => {
    const speak = (): (() => void) => {
      const next = movesToAnnounce(announced.current, bets, clock.now());
      announced.current = next.announced;
      if (next.moves.length > 0) setSaid(next.moves);
      if (next.waitMs === null) return () => {};
      return clock.after(next.waitMs, () => void speak());
    };
    return speak();
  }, [bets, clock]);
  return said;
}
