import type { Clock } from '@grandstand/bus-contracts';
import type { AreaContext } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { createAnswers } from '../line/answers';
import { askAhead } from '../line/ask-ahead';
import { busLine } from '../line/bus-line';
import { followLine } from '../live/follow-line';
import { createLiveBoard } from '../live/live-board';
import { manifest } from '../manifest';
import { loadGameScreen, prepareScreen } from '../screens/later-screens';
import { loadTexts } from '../words/load-texts';
import { createActions } from './actions';
import { SportsApp } from './sports-app';
import { SportsContext } from './sports-context';
import { readState } from './state';

/** After so long the page is at rest, and most visitors press a game next. */
const AHEAD_MS = 3000;

/** Takes over the server's markup and keeps it current; returns what undoes it. */
export function mountSports(
  { bus, root, isRendered, state }: AreaContext<typeof manifest>,
  clock: Clock,
): () => void {
  const first = readState(state);
  const board = createLiveBoard(bus);
  const answers = createAnswers({
    source: busLine(bus),
    clock,
    first: first?.data ?? {},
    onGames: board.renew,
  });
  const actions = createActions(bus);
  const unfollow = followLine({ bus, clock, answers, board });
  const endAhead = askAhead(bus, answers);
  const unmount = mountAreaView({
    bus,
    root,
    name: manifest.name,
    isRendered,
    first: first?.view,
    loadTexts,
    prepare: prepareScreen,
    children: (
      <SportsContext value={{ answers, board, actions, clock }}>
        <SportsApp />
      </SportsContext>
    ),
  });
  // Where it can't be fetched ahead, the first press on a game tries again, and says so.
  const cancelAhead = clock.after(AHEAD_MS, () => void loadGameScreen().catch(() => {}));
  return () => {
    cancelAhead();
    unmount();
    endAhead();
    unfollow();
    board.stop();
    answers.stop();
  };
}
