import { memo, type ReactElement } from 'react';
import type { Game, Outcome } from '@grandstand/bus-contracts';
import { pickMark, settingOf } from '@grandstand/bus-contracts/area';
import { formatCoef, outcomeLongName, outcomeName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { OddsButton } from '@grandstand/ui';
import { useIsChosen, useOutcomeNow, useLineServices } from '../context/line-context';

interface OddsCellProps {
  readonly game: Game;
  readonly marketTypeId: number;
  readonly outcome: Outcome;
  /** A shorter word for the button than the outcome's own. */
  readonly mark?: string | undefined;
  /** No longer offered: the game is over, or the outcome has left. */
  readonly isOver?: boolean;
  /** Why it is locked while it is. */
  readonly lock?: string | undefined;
  readonly shape: 'cell' | 'row';
}

/** One outcome, subscribed to its own price and to nothing else. */
export const OddsCell = memo(function OddsCell({
  game,
  marketTypeId,
  outcome,
  mark,
  isOver = false,
  lock,
  shape,
}: OddsCellProps): ReactElement {
  const { actions } = useLineServices();
  const { dictionary, settings, t } = useAreaWords();
  const now = useOutcomeNow(outcome.id) ?? outcome;
  const isChosen = useIsChosen(outcome.id);
  // A cell has room for a word or two, a row for the whole.
  const isLong = shape === 'row' && settingOf(settings, 'marketsNameType') === 1;
  const name = isLong
    ? outcomeLongName(dictionary, outcome, game)
    : outcomeName(dictionary, outcome);
  const pick = { marketId: outcome.id, coef: now.coef, gameId: game.id, marketTypeId };
  return (
    <OddsButton
      outcome={mark ?? name}
      name={name}
      outcomeId={outcome.id}
      pick={pickMark(pick)}
      coef={now.coef}
      price={formatCoef(now.coef, settings.coefViewId)}
      isChosen={isChosen}
      isLocked={isOver || now.isBlocked}
      lock={lock}
      shape={shape}
      onPress={() => actions.toggle(pick, isChosen, t)}
    />
  );
});
