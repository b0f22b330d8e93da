import type { SiteHome } from '@grandstand/bus-contracts/answers';
import type { Calls, SiteContext } from '../../platform/http/context';
import { languageOf, newRoutes } from '../../platform/http/context';
import { sessionOf } from '../../sign-in/session/session-of-call';
import type { PlayerGames } from '../../casino/casino/player-games';
import type { SiteRules } from '../site/site-rules';
import type { SessionReader } from '../../sign-in/session/session-of-call';
import type { VisitorPorts } from '../../rewards/promotion/offer-visitor';
import { mayOfferVisitor } from '../../rewards/promotion/offer-visitor';
import { homeGames } from './home-games';
import { shownSections } from './home-rules';

interface Parts extends SessionReader, VisitorPorts {
  readonly siteRules: SiteRules;
  readonly playerGames: Pick<PlayerGames, 'recent'>;
}

/** `/bff-api/home`: the sections of the home page, and what the operator shows in them. */
function homeRoutes(parts: Parts) {
  const { siteRules, playerGames } = parts;
  const routes = newRoutes();

  const mayPromote = async (context: SiteContext, playerId?: number): Promise<boolean> =>
    // A page for a player whom its server does not know.
    context.req.query('promote') !== '0' && mayOfferVisitor(context, parts, playerId);

  const recentOf = async (playerId: number | undefined): Promise<readonly string[]> =>
    playerId === undefined ? [] : playerGames.recent(playerId);

  routes.get('/', async (context) => {
    const { home, play } = siteRules;
    const { banner } = home;
    const playerId = (await sessionOf(context, parts))?.playerId;
    const isShown = await mayPromote(context, playerId);
    const sections = shownSections(home.sections, {
      products: play.products,
      hasBanner: banner !== null,
    });
    const language = languageOf(context.req.query('lang'));
    context.header('Cache-Control', 'no-store');
    return context.json({
      sections: [...sections],
      mayPromote: isShown,
      banner:
        isShown && banner && sections.includes('banner')
          ? { ...banner.words[language], path: banner.path, picture: banner.picture }
          : null,
      games:
        isShown && sections.includes('casino')
          ? homeGames(siteRules, await recentOf(playerId))
          : null,
    } satisfies SiteHome);
  });

  return routes;
}

export const calls: Calls<Parts> = { '/bff-api/home': homeRoutes };
