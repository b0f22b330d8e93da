import { ageQuestion } from './age-question';
import { couponServices } from './coupon';
import { laterServices } from './later';
import { pageServices } from './page';
import { playerServices } from './player';
import { protectionServices } from './protection';
import { seoServices } from './seo';
import type { ServiceGroup } from '../service-group';

/** The groups of services that are no part of the first load, in the order in which they are looked at. */
export const GROUPS: readonly ServiceGroup[] = [
  ageQuestion,
  seoServices,
  pageServices,
  couponServices,
  playerServices,
  protectionServices,
  laterServices,
];
