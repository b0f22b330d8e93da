import { settingOf, type ViewSettings } from '@grandstand/bus-contracts/area';
import { columnOrder, type ListOrder } from '@grandstand/line-ui';

/** The order of a list by the player's settings. */
export function listOrder(settings: ViewSettings): ListOrder {
  return {
    markets: columnOrder(settingOf(settings, 'appViewType'), settings.listMarkets),
    isBestOnTop: settingOf(settings, 'isBestMatchesOnTop') === 1,
    isByCountry: settingOf(settings, 'isGroupByCountry') === 1,
  };
}
