import type { Language } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Captchas } from './captchas';
import type { Guesses } from '../../platform/counts/guesses';
import type { Fingerprints } from './fingerprints';
import { textsIn } from '../texts';
import { drawCaptcha } from './draw-captcha';

const answerSchema = v.object({
  id: v.string(),
  captcha: v.pipe(v.string(), v.maxLength(50)),
});

/** A sum for players who can't read the picture. */
function captchaQuestion([one, other]: readonly [number, number], language: Language): string {
  const { question, numbers } = textsIn(language).captcha;
  const text = question
    .replace('{one}', numbers[one - 1] ?? '')
    .replace('{other}', numbers[other - 1] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Parts {
  readonly captchas: Captchas;
  readonly guesses: Guesses;
  readonly now: () => number;
  readonly fingerprints: Fingerprints;
}

/** `/web-api/captcha`: captcha pictures. */
function captchaRoutes({ captchas, guesses, now }: Parts) {
  const routes = newRoutes();

  routes.get('/update', (context) => {
    const { id, terms } = captchas.make();
    const question = captchaQuestion(terms, context.get('language'));
    return context.json({ id, image: `/web-api/captcha/image/${id}.svg`, question });
  });

  routes.get('/gettime', (context) => {
    const picture = captchas.find(context.req.query('id') ?? '');
    const left = picture ? Math.ceil((picture.expiresAt - now()) / 1000) : 0;
    return context.json({ secondsLeft: left });
  });

  routes.post('/validate', async (context) => {
    const { id, captcha } = await requireBody(context, answerSchema);
    const guess = { kind: 'captcha', secret: captcha, address: addressOf(context) } as const;
    return context.json({
      solved: await guesses.compare(guess, async () => captchas.solve(id, captcha)),
    });
  });

  routes.get('/image/:file', (context) => {
    const [id = ''] = context.req.param('file').split('.');
    const picture = captchas.find(id);
    if (!picture) throw new ApiFault(404, 'not-found');
    context.header('Content-Type', 'image/svg+xml');
    return context.body(drawCaptcha(picture.id, picture.text));
  });

  return routes;
}

const deviceSchema = v.object({
  visitorId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  componentsData: v.pipe(v.string(), v.maxLength(50_000)),
});

/** `/web-api/fingerprint`: tokens for devices. The fingerprint itself is kept nowhere. */
function fingerprintRoutes({ fingerprints }: Parts) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    const { visitorId } = await requireBody(context, deviceSchema);
    return context.json(fingerprints.issue(visitorId));
  });
  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/captcha': captchaRoutes,
  '/web-api/fingerprint': fingerprintRoutes,
};
