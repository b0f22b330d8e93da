import { createI18n, loadRoomTexts } from '../../../i18n';
import { createAccountConversion } from '../../../services/money/account-conversion';
import { createAppeals } from '../../../services/protection/appeals';
import { createBonusGames } from '../../../services/casino/bonus-games';
import { createBonuses } from '../../../services/rewards/bonuses';
import { createCashback } from '../../../services/rewards/cashback';
import { createCasino } from '../../../services/casino/casino';
import { createCashOut } from '../../../services/betting/cash-out';
import { createFair } from '../../../services/draws/fair';
import { createIdeas } from '../../../services/support/ideas';
import { createMailing } from '../../../services/player/mailing';
import { createAreaPresses } from '../../../services/ports/area-presses';
import { loadPath } from '../../../services/ports/load-path';
import type { Words } from '../../../services/ports/words';
import { createPayments } from '../../../services/money/payments';
import { createProfile } from '../../../services/player/profile';
import { createPurchase } from '../../../services/money/purchase';
import { createReferral } from '../../../services/rewards/referral';
import { createRequests } from '../../../services/support/requests';
import { createSecureData } from '../../../services/sign-in/secure-data';
import { createSecurity } from '../../../services/sign-in/security';
import { createTeamCash } from '../../../services/rewards/team-cash';
import { createToto } from '../../../services/draws/toto';
import { createTournaments } from '../../../services/casino/tournaments';
import { createUploads } from '../../../services/player/uploads';
import { createVerification } from '../../../services/player/verification';
import type { AccountServicePorts } from '../groups/account';

/** Starts the services that only a signed-in player needs. */
export function startAccountServices(ports: AccountServicePorts): void {
  const { join, boot, clock, api, page, storage, cookies, log } = ports;
  const words: Words = async (key, values) =>
    createI18n(boot.language, await loadRoomTexts('player', boot.language)).t(key, values);
  const areaPress$ = createAreaPresses(window);
  createAppeals({ bus: join('appeals'), api });
  createBonusGames({ bus: join('bonus-games'), api, log });
  createBonuses({ bus: join('bonuses'), api, log });
  createCashback({ bus: join('cashback'), api, log });
  createCasino({ bus: join('casino'), clock, api, log });
  createCashOut({
    bus: join('cash-out'),
    clock,
    api,
    page,
    newRefId: () => crypto.randomUUID(),
  });
  createFair({ bus: join('fair'), api });
  createIdeas({ bus: join('ideas'), api });
  createMailing({ bus: join('mailing'), api });
  createPayments({ bus: join('payments'), clock, api, areaPress$, loadPage: loadPath });
  createProfile({ bus: join('profile'), clock, cookies, api, areaPress$ });
  createPurchase({
    bus: join('purchase'),
    clock,
    api,
    storage,
    words,
    log,
    areaPress$,
  });
  createReferral({ bus: join('referral'), api, log });
  createRequests({ bus: join('requests'), api });
  createSecureData({ bus: join('secure-data'), clock, api, cookies, log });
  createSecurity({ bus: join('security'), api });
  createAccountConversion({ bus: join('account-conversion'), storage, words, log });
  createTeamCash({ bus: join('team-cash'), clock, api, cookies, log });
  createToto({ bus: join('toto'), api });
  createTournaments({ bus: join('tournaments'), api });
  createUploads({ bus: join('uploads'), api });
  createVerification({ bus: join('verification'), api, log });
}
