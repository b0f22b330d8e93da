import { assetOrigin } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import type { ViewSettings } from '@grandstand/bus-contracts/area';
import type { Programs } from '../server/programs';
import type { AccessAnswer } from '../operator/check-access';
import type { Decision } from './decide-page';
import type { OperatorData } from '../operator/load-operator-data';
import { HOST_TEXTS } from '../texts';
import { frameOrigins } from '../security/frame-origins';
import { noPage } from '../plain-pages/no-page';
import type { NoPageTexts } from '../plain-pages/no-page';
import { createNonceDocument, NONCE_PLACE } from './nonce-document';
import type { SitePage } from './page-answer';
import type { Visitor } from './read-visitor';
import { renderPage } from './render-page';
import type { PageWorld } from './render-page';

/** Seconds after which a page that could not be made is worth asking for again. */
const RETRY_AFTER_S = 5;
/** The retry time of a closed site without a known end, and the longest retry time. */
const CLOSED_FOR_S = 300;
const MAX_CLOSED_S = 86_400;

export interface WriteOptions {
  readonly programs: Programs;
  readonly world: PageWorld;
}

/** A page that the visitor may see, and the data it is made from. */
export interface PageToWrite {
  readonly visitor: Visitor;
  readonly language: Language;
  readonly operator: OperatorData;
  readonly access: AccessAnswer;
  readonly decision: Extract<Decision, { kind: 'page' }>;
}

/** Writes a page, or the fallback page without a site config. */
export async function writePage(
  { visitor, language, operator, access, decision }: PageToWrite,
  { programs, world }: WriteOptions,
): Promise<SitePage> {
  const { settings, country, isLikelyPlayer, mayOfferGuests } = visitor;
  const { page, platform, url } = decision;
  const nonce = NONCE_PLACE;
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
        mayOfferGuests,
        isLetIn: access.isLetIn,
        nonce,
        operator,
        platform,
      },
      shell,
      world,
    ));
  if (!rendered) {
    return writeNoPage({ language, settings, url, texts: HOST_TEXTS[language].noConfig }, programs);
  }
  const { status, html, isWhole } = rendered;
  return {
    kind: 'page',
    status,
    document: createNonceDocument(html),
    headers: {
      ...(status === 503 && { 'Retry-After': retryAfter(access, world.now()) }),
      ...(page?.row.meta.takesLinkToken && { 'Referrer-Policy': 'no-referrer' }),
    },
    filesOrigin: operator.config && assetOrigin(operator.config),
    frameOrigins: frameOrigins(operator.config?.frameOrigins),
    isWhole: isWhole && status === 200 && access.isComplete,
  };
}

interface MissingPage {
  readonly language: Language;
  readonly settings: ViewSettings;
  /** Path with query, as the site itself writes it. */
  readonly url: string;
}

/** Writes the page for a visitor at a time when too many pages were being made. */
export async function writeBusyPage(missing: MissingPage, programs: Programs): Promise<SitePage> {
  return writeNoPage({ ...missing, texts: HOST_TEXTS[missing.language].busy }, programs);
}

async function writeNoPage(
  page: MissingPage & { readonly texts: NoPageTexts },
  programs: Programs,
): Promise<SitePage> {
  const { css } = (await programs.shell()).assets;
  return {
    kind: 'page',
    status: 503,
    document: createNonceDocument(noPage({ ...page, nonce: NONCE_PLACE, css })),
    headers: { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' },
    filesOrigin: undefined,
    frameOrigins: [],
    isWhole: false,
  };
}

/** Seconds after which a closed site is worth asking for again. */
function retryAfter({ maintenance }: AccessAnswer, now: number): string {
  const left = ((maintenance?.endsAt ?? 0) - now) / 1000;
  const wait = left > 0 ? Math.ceil(left) : CLOSED_FOR_S;
  return String(Math.min(wait, MAX_CLOSED_S));
}
