import { useState } from 'react';
import { sessionState } from '../../contracts';
import { useBusState } from './use-bus-state';

interface ShownPlayer {
  /** The last one who was known; undefined: none yet. */
  readonly userId: string | undefined;
  /** Another number for each other player: as a key it keeps the data of one from the next. */
  readonly turn: number;
}

/**
 * The player whose data a screen loads. While the session is checked again it is the former one, so that nothing
 * typed is lost; the first one takes the place of nobody.
 * @example const { userId, turn } = useShownPlayer(); return <Screen key={turn} userId={userId} />;
 */
export function useShownPlayer(): ShownPlayer {
  const session = useBusState(sessionState);
  const [shown, setShown] = useState<ShownPlayer>({ userId: undefined, turn: 0 });
  const userId = session?.status === 'player' ? session.userId : undefined;
  if (userId === undefined || userId === shown.userId) return shown;
  const next = { userId, turn: shown.userId === undefined ? shown.turn : shown.turn + 1 };
  setShown(next);
  return next;
}
