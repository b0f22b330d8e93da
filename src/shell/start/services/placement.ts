import { languageTag } from '@grandstand/bus-contracts/domain';
import { createPlacementApi } from '../../../api/operator/placement';
import { createI18n, loadRoomTexts } from '../../../i18n';
import { createStartPlacement } from '../../../services/betting/coupon/start-placement';
import type { StartPlacement } from '../../../services/betting/coupon/start-placement';
import { problemText } from '../../betting/coupon/problem/problem-text';
import { createPageLocks } from '../../../services/ports/page-locks';
import type { Ports } from '../ports';

/** Creates the function that starts the placement of the page's coupon. */
export function placementOf({
  api,
  boot: { language },
  storage,
  clock,
  page,
}: Pick<Ports, 'api' | 'boot' | 'clock' | 'page' | 'storage'>): StartPlacement {
  return createStartPlacement({
    placement: createPlacementApi(api),
    locks: createPageLocks(storage, clock),
    page,
    words: {
      title: async (match) =>
        createI18n(language, await loadRoomTexts('player', language)).t(
          match === '' ? 'coupon.notPlaced.title' : 'coupon.notPlaced.titleOf',
          { match },
        ),
      reason: async (problem, { money, ...format }) => {
        const tag = languageTag(language);
        const [coupon, player] = await Promise.all([
          loadRoomTexts('coupon', language),
          loadRoomTexts('player', language),
        ]);
        // The names of limits are among the texts that only players see.
        const i18n = createI18n(language, coupon);
        i18n.addResourceBundle(tag, 'translation', player, true);
        return problemText(i18n.t, problem, { ...format, balance: money }, tag);
      },
    },
  });
}
