import { ageQuestion } from './age-question';
import { captchaService } from './captcha';
import { couponServices } from './coupon';
import { favouritesService } from './favourites';
import { laterServices } from './later';
import { pageServices } from './page';
import { playerServices } from './player';
import { protectionServices } from './protection';
import { seoServices } from './seo';
import { accountServices } from './account';
import type { ServiceGroup } from '../service-group';

/** The service groups that are fetched after the first load, in the order in which their rules are checked. */
export const GROUPS: readonly ServiceGroup[] = [
  ageQuestion,
  seoServices,
  pageServices,
  couponServices,
  playerServices,
  protectionServices,
  accountServices,
  captchaService,
  favouritesService,
  laterServices,
];
