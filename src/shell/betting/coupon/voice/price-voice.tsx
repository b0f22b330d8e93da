import type { CouponState } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { VisuallyHidden } from '@grandstand/ui';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useShell } from '../../../frame/shell-context';
import { useSettings } from '../../../frame/shell-state';
import { betName, useCouponSettings, useOutcomeTexts } from '../shared/words-and-money';
import {
  movesToAnnounce,
  NOTHING_ANNOUNCED,
  type Announced,
  type PriceMove,
  type AnnouncedPrice,
} from './moves-to-announce';

export type PriceVoiceProps = Pick<CouponState, 'bets' | 'matchPrices'>;

/** Announces price moves to screen readers, at most once in 5 s, unless the player has turned that off. */
export function PriceVoice({ bets, matchPrices }: PriceVoiceProps): ReactElement {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { isPriceVoiceOn } = useCouponSettings();
  const prices = useAnnouncedPrices({ bets, matchPrices });
  const announced = useAnnouncedMoves(prices);
  // A bet that was removed is spoken of no more.
  const moves = isPriceVoiceOn
    ? announced.filter((move) => prices.some(({ id }) => id === move.id))
    : [];
  const [only, ...others] = moves;
  const words = ({ name, from, to }: PriceMove): string =>
    t('coupon.voice.one', {
      name,
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

/** The prices that count: of each bet, or of the bets of one match together. */
function useAnnouncedPrices({ bets, matchPrices }: PriceVoiceProps): readonly AnnouncedPrice[] {
  const { t } = useTexts();
  const texts = useOutcomeTexts();
  return useMemo(() => {
    const matches = new Set(matchPrices.map(({ gameId }) => gameId));
    const own = bets.flatMap((bet) => {
      const { id, coef, game } = bet.market;
      return matches.has(game.id) ? [] : [{ id, coef, name: betName(texts, bet) }];
    });
    const together = matchPrices.flatMap(({ gameId, coef }) => {
      const game = bets.find(({ market }) => market.game.id === gameId)?.market.game;
      if (coef === null || !game) return [];
      const name = `${t('coupon.sameMatch.name')}, ${game.home} – ${game.away}`;
      return [{ id: `match ${gameId}`, coef, name }];
    });
    return [...own, ...together];
  }, [bets, matchPrices, texts, t]);
}

function useAnnouncedMoves(prices: readonly AnnouncedPrice[]): readonly PriceMove[] {
  const { clock } = useShell();
  const announced = useRef<Announced>(NOTHING_ANNOUNCED);
  const [shown, setShown] = useState<readonly PriceMove[]>([]);
  useEffect(() => {
    const announce = (): (() => void) => {
      const next = movesToAnnounce(announced.current, prices, clock.now());
      announced.current = next.announced;
      if (next.moves.length > 0) setShown(next.moves);
      if (next.waitMs === null) return () => {};
      return clock.after(next.waitMs, () => void announce());
    };
    return announce();
  }, [prices, clock]);
  return shown;
}
