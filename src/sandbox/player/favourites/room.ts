import { calls as favouriteCalls } from './favourite-routes';
import type { Line } from '../../betting/engine/line';
import type { Database } from '../../platform/database/database';
import { Favourites } from './favourites';
import { isKnown, isOver } from './named-favourites';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly line: Line;
  readonly now: () => number;
}

export const favouritesRoom = defineRoom({
  name: 'player/favourites',
  what: 'what players starred; names of leagues and teams',
  needs: ['database', 'line', 'now'],
  open: ({ database, line, now }: Needs) => ({
    favourites: new Favourites({
      database,
      isKnown: (favourite) => isKnown(favourite, line, now()),
      isOver: (favourite) => isOver(favourite, line, now()),
    }),
  }),
  calls: [favouriteCalls],
});
