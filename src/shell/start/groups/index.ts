import { ageQuestion } from './age-question';
import { analyticsService } from './analytics';
import { authServices } from './auth';
import { captchaService } from './captcha';
import { chatService } from './chat';
import { couponServices } from './coupon';
import { favouritesService } from './favourites';
import { installService } from './install';
import { laterServices } from './later';
import { oneTapService } from './one-tap';
import { pageServices } from './page';
import { playerServices } from './player';
import { protectionServices } from './protection';
import { stageService } from './stage';
import { accountServices } from './account';
import { usedServices } from './used';
import type { ServiceGroup } from '../service-group';

/** The service groups that are fetched after the first load, in the order in which their rules are checked. */
export const GROUPS: readonly ServiceGroup[] = [
  ageQuestion,
  usedServices,
  pageServices,
  couponServices,
  playerServices,
  protectionServices,
  accountServices,
  analyticsService,
  authServices,
  captchaService,
  chatService,
  favouritesService,
  installService,
  laterServices,
  oneTapService,
  stageService,
];
