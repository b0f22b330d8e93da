import { createProgram } from '../kit/program';
import type { Program } from '../kit/program';
import { broadcastRoutes } from './broadcast/broadcast-routes';
import { playRoutes } from './play/play-routes';
import type { GamesOptions } from './play/play-routes';
import { GAMES_TEXTS } from './texts';

/** The provider's program: its games are shown in frames of the site. */
export function createGames(options: GamesOptions): Program {
  const program = createProgram(
    { name: 'games', textsIn: (language) => GAMES_TEXTS[language], isFramed: true },
    options,
  );
  const play = playRoutes(options);
  program.app.route('/', play.app).route('/', broadcastRoutes(options));
  return {
    app: program.app,
    start() {
      const ends = [program.start(), play.start()];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
