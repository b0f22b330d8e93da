import type { Context } from 'hono';
import { assetOrigin } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import type { Programs } from '../server/programs';
import { contentSecurityPolicies, createNonce } from '../security/security-headers';
import type { GateAnswer } from './ask-gate';
import type { Decision } from './decide-page';
import type { OperatorData } from './load-operator-data';
import { noConfigPage } from '../plain-pages/no-config-page';
import type { Visitor } from './read-visitor';
import { renderPage } from './render-page';
import type { PageWorld } from './render-page';

/** Seconds after which a page that could not be made is worth asking for again. */
const RETRY_AFTER_S = 5;
/** The retry time of a closed site without a known end, and the longest retry time. */
const CLOSED_FOR_S = 300;
const LONGEST_CLOSED_S = 86_400;

export interface WriteOptions {
  readonly programs: Programs;
  readonly world: PageWorld;
  readonly areasOrigin: string;
  readonly isDevelopment: boolean;
}

/** A page that the visitor may see, and the data it is made from. */
export interface WrittenPage {
  readonly visitor: Visitor;
  readonly language: Language;
  readonly operator: OperatorData;
  readonly gate: GateAnswer;
  readonly decision: Extract<Decision, { kind: 'page' }>;
}

/** Writes a page, or the fallback page without a site config. */
export async function writePage(
  c: Context,
  written: WrittenPage,
  options: WriteOptions,
): Promise<Response> {
  const { visitor, language, operator, gate, decision } = written;
  const { areasOrigin, isDevelopment, programs, world } = options;
  const { settings, country, isLikelyPlayer } = visitor;
  const { page, platform } = decision;
  const nonce = createNonce();
  const shell = await programs.shell();
  const rendered =
    page &&
    (await renderPage(
      {
        page,
        language,
        settings,
        country,
        isLikelyPlayer,
        isLetIn: gate.isLetIn,
        nonce,
        operator,
        platform,
      },
      shell,
      world,
    ));
  const filesOrigin = operator.config && assetOrigin(operator.config);
  const policy = { nonce, areasOrigin, filesOrigin, isDevelopment };
  for (const one of contentSecurityPolicies(policy)) {
    c.header('Content-Security-Policy', one, { append: true });
  }
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (!rendered) {
    c.header('Retry-After', String(RETRY_AFTER_S));
    c.header('Cache-Control', 'no-store');
    const css = shell.assets.css;
    return c.body(noConfigPage({ language, settings, url: decision.url, nonce, css }), 503);
  }
  const { status, html } = rendered;
  if (status === 503) {
    const left = ((gate.maintenance?.endsAt ?? 0) - world.now()) / 1000;
    const wait = left > 0 ? Math.ceil(left) : CLOSED_FOR_S;
    c.header('Retry-After', String(Math.min(wait, LONGEST_CLOSED_S)));
  }
  return c.body(html, status);
}
