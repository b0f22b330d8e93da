import type { AreaCall } from '@grandstand/bus-contracts';
import {
  casinoGame,
  casinoGames,
  casinoLobby,
  casinoProviders,
  casinoRecent,
  casinoRounds,
  casinoRules,
  casinoSearch,
  gamesLanding,
} from '../../../api/endpoints/casino/casino';
import { favouriteNames } from '../../../api/endpoints/betting/favourite-names';
import {
  actionsList,
  gamePartitions,
  gamesPreview,
  gameTypes,
} from '../../../api/endpoints/casino/game-lists';
import { lineChampionship } from '../../../api/endpoints/betting/championship';
import { lineBroadcast, lineCyber } from '../../../api/endpoints/betting/cyber';
import { lineMarbles } from '../../../api/endpoints/draws/marbles';
import {
  lineChamp,
  lineHeadToHead,
  lineResults,
  lineTeam,
} from '../../../api/endpoints/betting/results';
import { lineSuggestions } from '../../../api/endpoints/betting/suggestions';
import { lottoDraws, lottoLotteries } from '../../../api/endpoints/draws/lotto';
import { totoDraws, totoSections } from '../../../api/endpoints/draws/toto';
import { mainAccountList, paymentWays } from '../../../api/endpoints/money/payments';
import { bonusGames } from '../../../api/endpoints/casino/bonus-games';
import { bonusOffers } from '../../../api/endpoints/rewards/bonuses';
import { phoneCountries, phoneMasks } from '../../../api/endpoints/sign-in/phones';
import {
  cashTerminals,
  contentList,
  contentPage,
  contentSearch,
} from '../../../api/endpoints/site/content';
import { policyLogo, siteHome, sportsMap, userRights } from '../../../api/endpoints/site/site';

/** The calls that areas may make, by the contract's names. */
export const AREA_CALLS = {
  actionsList,
  bonusGames,
  bonusOffers,
  casinoGame,
  casinoGames,
  casinoLobby,
  casinoProviders,
  casinoRecent,
  casinoRounds,
  casinoRules,
  casinoSearch,
  cashTerminals,
  contentList,
  contentPage,
  contentSearch,
  favouriteNames,
  gamePartitions,
  gameTypes,
  gamesLanding,
  gamesPreview,
  lineBroadcast,
  lineChamp,
  lineChampionship,
  lineCyber,
  lineHeadToHead,
  lineMarbles,
  lineResults,
  lineSuggestions,
  lineTeam,
  lottoDraws,
  lottoLotteries,
  mainAccountList,
  paymentWays,
  phoneCountries,
  phoneMasks,
  policyLogo,
  siteHome,
  sportsMap,
  totoDraws,
  totoSections,
  userRights,
} satisfies Record<AreaCall, object>;
