import { promoAnswers } from '@grandstand/bus-contracts/answers';
import { NotFoundError, type AreaAnswer, type AreaRequest } from '@grandstand/bus-contracts/area';
import { createQueryClient, type QueryClient } from '@grandstand/bus-contracts/query';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import {
  descriptionTag,
  readBackEnd,
  type BackEndRequest,
} from '@grandstand/bus-contracts/react/server';
import { TEXT_ANSWERS, textKey, type AnswerTo } from '../page/text-queries';
import { loadTexts } from '../words/load-texts';
import { BonusesApp } from './bonuses-app';
import { bonusesScreen, type BonusesScreen } from '../page/bonuses-screen';
import { later } from '../page/later-screens';
import { pageDescription, pageTitle } from '../page/page-title';

/**
 * Renders the page of a route. Offers are loaded in the page, and texts that promote are rendered for guests alone: the
 * server does not know to whom nothing may be offered.
 */
export function renderBonuses(request: AreaRequest): Promise<AreaAnswer> {
  const screen = bonusesScreen(request);
  let status = screen.kind === 'unknown' ? 404 : 200;
  return renderQueryView({
    ...request,
    name: 'bonuses',
    loadTexts,
    prepare: later.prepare,
    load: async (client) => {
      if (!(await isKnown(request, screen, client))) status = 404;
    },
    show: (t, client) => ({
      screen: screen.kind,
      status,
      // A text that is missing has a page of its own.
      title:
        status === 404 && screen.kind === 'text'
          ? pageTitle({ kind: 'unknown' }, t)
          : pageTitle(screen, t, textIn(client, screen)),
      head: headOf(status, pageDescription(screen, t, textIn(client, screen))),
      children: <BonusesApp />,
    }),
  });
}

/** The tags of a page that is there and has a description. */
function headOf(status: number, description: string): string {
  return status === 200 && description !== '' ? descriptionTag(description) : '';
}

function textIn(client: QueryClient, screen: BonusesScreen): AnswerTo<'contentPage'> | undefined {
  if (screen.kind !== 'text' || screen.slug === null) return undefined;
  return client.getQueryData(textKey(screen));
}

/** Whether there is such an offer or text; true where the back end does not say. */
async function isKnown(
  request: AreaRequest,
  screen: BonusesScreen,
  client: QueryClient,
): Promise<boolean> {
  if (screen.kind === 'text') return hasText(request, screen, client);
  if (screen.kind !== 'rules' && screen.kind !== 'games') return true;
  return screen.offer === null || hasOffer(request, screen.offer);
}

async function hasOffer(request: BackEndRequest, offer: string): Promise<boolean> {
  try {
    const { offers } = await readBackEnd(
      request,
      '/web-api/promo/bonuses',
      promoAnswers.bonusOffers,
    );
    return offers.some(({ id }) => id === offer);
  } catch {
    return true;
  }
}

/** Reads a text, and keeps it for the markup where the page is a guest's. A list is always there. */
async function hasText(
  request: AreaRequest,
  screen: BonusesScreen & { readonly kind: 'text' },
  client: QueryClient,
): Promise<boolean> {
  if (screen.slug === null && !request.isGuest) return true;
  const call = screen.slug === null ? 'contentList' : 'contentPage';
  const name = screen.slug === null ? '' : `/${encodeURIComponent(screen.slug)}`;
  const path = `/content-api/v1/texts/${screen.of}${name}`;
  const used = request.isGuest ? client : createQueryClient();
  const queryKey = textKey(screen);
  await used.prefetchQuery({
    queryKey,
    queryFn: () => readBackEnd(request, path, TEXT_ANSWERS[call]),
  });
  return !(used.getQueryState(queryKey)?.error instanceof NotFoundError);
}
