import { memo, type ReactElement } from 'react';
import type { CouponMarket, Game, Outcome } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import {
  formatCoef,
  gamePath,
  outcomeLongName,
  outcomeName,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { OddsButton } from '@grandstand/ui';
import { useIsChosen, useOutcomeNow, useSports } from '../page/sports-context';

interface OddsCellProps {
  readonly game: Game;
  readonly marketTypeId: number;
  readonly outcome: Outcome;
  /** A shorter word for the button than the outcome's own. */
  readonly mark?: string | undefined;
  /** The game is over: nothing of it can be bet on. */
  readonly isOver: boolean;
  readonly shape: 'cell' | 'row';
}

/** One outcome, subscribed to its own price and to nothing else. */
export const OddsCell = memo(function OddsCell({
  game,
  marketTypeId,
  outcome,
  mark,
  isOver,
  shape,
}: OddsCellProps): ReactElement {
  const { actions, board } = useSports();
  const { dictionary, settings, t } = useAreaWords();
  const now = useOutcomeNow(outcome.id) ?? outcome;
  const isChosen = useIsChosen(outcome.id);
  // A cell has room for a word or two, a row for the whole.
  const isLong = shape === 'row' && settingOf(settings, 'marketsNameType') === 1;
  const name = isLong
    ? outcomeLongName(dictionary, outcome, game)
    : outcomeName(dictionary, outcome);
  const press = (): void => {
    const isLive = board.game(game.id)?.isLive ?? game.isLive;
    const market = couponMarket({ ...game, isLive }, marketTypeId, { ...outcome, coef: now.coef });
    actions.toggle(market, isChosen, t);
  };
  return (
    <OddsButton
      outcome={mark ?? name}
      name={name}
      coef={now.coef}
      price={formatCoef(now.coef, settings.coefViewId)}
      isChosen={isChosen}
      isLocked={isOver || now.isBlocked}
      shape={shape}
      onPress={press}
    />
  );
});

const LIVE = 1;
const LINE = 3;

/** What the coupon is told of an outcome. */
export function couponMarket(game: Game, marketTypeId: number, outcome: Outcome): CouponMarket {
  return {
    id: outcome.id,
    coef: outcome.coef,
    sportId: game.sportId,
    typeId: outcome.typeId,
    marketTypeId,
    param: outcome.param,
    kind: game.isLive ? LIVE : LINE,
    isLive: game.isLive,
    champ: { id: game.champ.id, name: game.champ.name },
    game: {
      id: game.id,
      home: game.home,
      away: game.away,
      startsAt: game.startsAt,
      path: gamePath(game),
    },
  };
}
