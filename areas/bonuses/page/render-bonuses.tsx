import { promoAnswers } from '@grandstand/bus-contracts/answers';
import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import {
  readBackEnd,
  renderAreaView,
  type BackEndRequest,
} from '@grandstand/bus-contracts/react/server';
import { loadTexts } from '../words/load-texts';
import { BonusesApp } from './bonuses-app';
import { bonusesScreen, type BonusesScreen } from './bonuses-screen';
import { later } from './later-screens';
import { pageTitle } from './page-title';

/** Renders the page of a route. Offers are loaded in the page: the server does not know to whom none may be shown. */
export function renderBonuses(request: AreaRequest): Promise<AreaAnswer> {
  const screen = bonusesScreen(request);
  let status = screen.kind === 'unknown' ? 404 : 200;
  return renderAreaView({
    ...request,
    name: 'bonuses',
    loadTexts,
    prepare: later.prepare,
    load: async () => {
      if (!(await isKnown(request, screen))) status = 404;
      return null;
    },
    show: (t) => ({
      screen: screen.kind,
      status,
      title: pageTitle(screen, t),
      children: (
        <QueryClientProvider client={createQueryClient()}>
          <BonusesApp />
        </QueryClientProvider>
      ),
    }),
  });
}

/** Whether there is such an offer; true where the back end does not say. */
async function isKnown(request: BackEndRequest, screen: BonusesScreen): Promise<boolean> {
  if (screen.kind !== 'rules' && screen.kind !== 'games') return true;
  if (screen.offer === null) return true;
  try {
    const { offers } = await readBackEnd(
      request,
      '/web-api/promo/bonuses',
      promoAnswers.bonusOffers,
    );
    return offers.some(({ id }) => id === screen.offer);
  } catch {
    return true;
  }
}
