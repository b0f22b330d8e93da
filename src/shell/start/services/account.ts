import { createI18n, loadRoomTexts } from '../../../i18n';
import { createAccountConversion } from '../../../services/account-conversion';
import { createAppeals } from '../../../services/appeals';
import { createBonusGames } from '../../../services/bonus-games';
import { createBonuses } from '../../../services/bonuses';
import { createCashback } from '../../../services/cashback';
import { createCasino } from '../../../services/casino';
import { createCashOut } from '../../../services/cash-out';
import { createFair } from '../../../services/fair';
import { createIdeas } from '../../../services/ideas';
import { createMailing } from '../../../services/mailing';
import { createAreaPresses } from '../../../services/ports/area-presses';
import { loadPath } from '../../../services/ports/load-path';
import type { Words } from '../../../services/ports/words';
import { createPayments } from '../../../services/payments';
import { createProfile } from '../../../services/profile';
import { createPurchase } from '../../../services/purchase';
import { createReferral } from '../../../services/referral';
import { createRequests } from '../../../services/requests';
import { createSecureData } from '../../../services/secure-data';
import { createSecurity } from '../../../services/security';
import { createTeamCash } from '../../../services/team-cash';
import { createToto } from '../../../services/toto';
import { createTournaments } from '../../../services/tournaments';
import { createUploads } from '../../../services/uploads';
import { createVerification } from '../../../services/verification';
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
