import type { Calls } from '../../platform/http/context';
import { languageOf, newRoutes } from '../../platform/http/context';
import { playerOf, playerSessionOf, sessionOf } from '../../sign-in/session/session-of-call';
import type { DataExports } from './data-exports';
import type { PlayerReader, SessionReader } from '../../sign-in/session/session-of-call';
import type { RecentProofPorts } from '../../sign-in/two-step/recent-proof';
import { requireRecentProof } from '../../sign-in/two-step/recent-proof';

interface Parts extends PlayerReader, RecentProofPorts, SessionReader {
  readonly dataExports: DataExports;
}

/** `/web-api/data-export`: the copy of a player's data. */
function dataExportRoutes(parts: Parts) {
  const routes = newRoutes();
  const { dataExports } = parts;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ export: (await dataExports.last(playerId)) ?? null });
  });

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    return context.json({ export: await dataExports.ask(session.playerId) });
  });

  // A move of the browser, also from a mail, which has the session's cookie and no other header.
  routes.get('/:id', async (context) => {
    const session = await sessionOf(context, parts);
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

export const calls: Calls<Parts> = { '/web-api/data-export': dataExportRoutes };
