import type { SiteHome } from '@grandstand/bus-contracts/answers';
import type { Calls, SiteContext } from '../../platform/http/context';
import { languageOf, newRoutes, sessionOf } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { mayOfferVisitor } from '../../rewards/promotion/offer-visitor';
import { homeGames } from './home-page';
import { shownSections } from './home-rules';

/** `/bff-api/home`: the sections of the home page, and what the operator shows in them. */
function homeRoutes(operator: Operator) {
  const { siteRules } = operator;
  const routes = newRoutes();

  const mayPromote = async (context: SiteContext): Promise<boolean> => {
    // A page for a player whom its server does not know.
    if (context.req.query('promote') === '0') return false;
    const session = await sessionOf(context, operator);
    return mayOfferVisitor(context, operator, session?.playerId);
  };

  routes.get('/', async (context) => {
    const { home, play } = siteRules;
    const { banner } = home;
    const isShown = await mayPromote(context);
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
      games: isShown && sections.includes('casino') ? homeGames(siteRules) : null,
    } satisfies SiteHome);
  });

  return routes;
}

export const calls: Calls = { '/bff-api/home': homeRoutes };
