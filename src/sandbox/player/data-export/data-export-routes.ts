import type { Calls } from '../../platform/http/context';
import {
  languageOf,
  newRoutes,
  playerOf,
  playerSessionOf,
  sessionOf,
} from '../../platform/http/context';
import type { Operator } from '../../operator';
import { requireRecentProof } from '../../sign-in/session/recent-proof';

/** `/web-api/data-export`: the copy of a player's data. */
function dataExportRoutes(operator: Operator) {
  const routes = newRoutes();
  const { dataExports } = operator;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json({ export: (await dataExports.last(playerId)) ?? null });
  });

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, operator);
    await requireRecentProof(operator, session);
    return context.json({ export: await dataExports.ask(session.playerId) });
  });

  // A move of the browser, also from a mail, which has the session's cookie and no other header.
  routes.get('/:id', async (context) => {
    const session = await sessionOf(context, operator);
    const language = languageOf(context.req.query('lang'));
    // Signing in leads to the page that has the link.
    if (!session) return context.redirect(`/${language}/office/account#your-data`);
    const file = await dataExports.file(session.playerId, context.req.param('id'));
    return context.body(file, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="your-data.zip"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  return routes;
}

export const calls: Calls = { '/web-api/data-export': dataExportRoutes };
