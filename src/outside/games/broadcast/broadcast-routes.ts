import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { framePolicy, writeFramePage } from '../play/play-page';
import type { GamesOptions } from '../play/play-routes';
import { PLAY_TEXTS } from '../play-texts';
import { BroadcastClient } from './broadcast-client';
import { BROADCAST_DATA_ID, type BroadcastData } from './broadcast-data';

/** The pages of simulated broadcasts, and what their scripts ask for. */
export function broadcastRoutes(options: GamesOptions): Hono {
  const client = new BroadcastClient(options);
  const policy = framePolicy(options);
  const { files } = options;
  const app = new Hono();
  const languageOf = (wished: string | undefined) =>
    LANGUAGES.find((one) => one === wished) ?? 'en';

  app.get('/broadcast/:game{\\d{1,15}}', (c) => {
    c.header('Content-Security-Policy', policy);
    const language = languageOf(c.req.query('lang'));
    const { broadcast, page } = PLAY_TEXTS[language];
    const { title, ...texts } = broadcast;
    const data: BroadcastData = { game: Number(c.req.param('game')), language, texts };
    return c.html(
      writeFramePage({
        language,
        title,
        files,
        script: files.broadcast,
        needsScripts: page.needsScripts,
        data: { id: BROADCAST_DATA_ID, value: data },
        place: '<canvas id="broadcast" class="broadcast" role="img"></canvas>',
      }),
    );
  });

  // The frame is sandboxed, so the origin of its calls is "null".
  app.use('/broadcast-api/*', cors({ origin: '*', allowMethods: ['GET'] }));
  app.get('/broadcast-api/:game{\\d{1,15}}', async (c) => {
    const shown = await client.shown(c.req.param('game'), languageOf(c.req.query('lang')));
    return shown ? c.json(shown) : c.json({ error: { code: 'not-found' } }, 404);
  });

  return app;
}
