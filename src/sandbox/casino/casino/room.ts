import { calls as casinoCalls } from './casino-routes';
import { PlayerGames } from './player-games';
import { TitleInfos } from './title-infos';
import type { GamesPlace } from './title-infos';
import type { Database } from '../../platform/database/database';
import type { Partners } from '../../platform/partners/partners';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly partners: Partners;
  readonly now: () => number;
  readonly options: { readonly games?: GamesPlace };
}

export const casinoRoom = defineRoom({
  name: 'casino/casino',
  what: "the casino's games: one list, their categories and providers, search, stakes in a currency, players' favourites",
  needs: ['database', 'partners', 'now', 'options'],
  open: ({ database, partners, options: { games: place }, now }: Needs) => ({
    playerGames: new PlayerGames({ database, now }),
    titleInfos: new TitleInfos({ place, partners, now }),
  }),
  calls: [casinoCalls],
});
