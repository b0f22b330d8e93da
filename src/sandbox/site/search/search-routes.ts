import * as v from 'valibot';
import type { World } from '../../betting/engine/world';
import { searchOf } from '../../betting/line/search/search-of-line';
import { suggest } from '../../betting/line/search/suggest';
import type { LineGame } from '../../betting/match/listed-game';
import { shownGames, type ShownGamePorts } from '../../betting/sport-rules/sport-rules';
import { hasOwnPages } from '../../betting/sports/sports';
import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { ContentSite } from '../content/content';
import { foundGames } from './found-games';
import { foundSports } from './found-sports';
import { foundTexts } from './found-texts';

const querySchema = v.object({
  search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
});

interface Parts extends ShownGamePorts, ContentSite {
  readonly world: World;
}

/** `/bff-api/search`: what words may mean on the whole site. */
function searchRoutes(parts: Parts) {
  const { world, siteRules } = parts;
  const routes = newRoutes();
  const search = searchOf(world.line);

  routes.get('/', async (context) => {
    const query = v.safeParse(querySchema, context.req.query());
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { search: text } = query.output;
    const language = context.get('language');
    const isShown = await shownGames(context, parts);
    const searched = {
      games: world.line.games(),
      isShown: (game: LineGame) =>
        game.state.phase !== 'finished' &&
        !hasOwnPages(game.match.fixture.sportId) &&
        isShown(game),
    };
    const find = (isForgiving: boolean) => {
      const named = [
        ...suggest(search, searched, { text, language, isForgiving }),
        ...foundSports(text, language, isForgiving),
        ...foundGames(text, siteRules.play, isForgiving),
      ];
      const isName = named.length > 0;
      return [...named, ...foundTexts({ text, language, isForgiving, isName }, parts)];
    };
    const exact = find(false);
    context.header('Cache-Control', 'no-store');
    // What is only alike is no help beside what was meant.
    return context.json({ found: exact.length > 0 ? exact : find(true) });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/bff-api/search': searchRoutes };
