import {
  ACCOUNT_MENU,
  LANGUAGES,
  LEFT_MENU,
  OFFICE_GROUPS,
  OFFICE_MENU,
  PROMO_BONUS_CATEGORIES,
  SITE_MENU,
  type OfficePage,
} from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../src/routes/rules';

/** Name of the route at a path. */
function routeAt(path: string): string {
  const found = readAddress(`/en${path}`, { language: 'en', allowed: LANGUAGES });
  return found.kind === 'address' ? found.row.name : 'elsewhere';
}

describe('the words of menus', () => {
  test('RTE-32 name fifteen sections of the account, each with a page of the table', () => {
    const sections =
      'bet_history recharge withdrawal history_pay personal_data security bring_friend auth_qr mailing promo_check cashback bonuses wallets account sports';
    expect(Object.keys(ACCOUNT_MENU)).toEqual(sections.split(' '));
    expect(Object.values(ACCOUNT_MENU).map(routeAt)).toEqual([
      'bet-history',
      'recharge',
      'deduce',
      'historypay',
      'account',
      'security',
      'bringfriend',
      'security',
      'settings',
      'promotion',
      'vipcashback',
      'bonuses-deposit',
      'account',
      'account',
      'section',
    ]);
  });

  test('file each page of the office under one subject', () => {
    const filed: readonly OfficePage[] = Object.values(OFFICE_GROUPS).flat();
    expect(filed.toSorted()).toEqual(Object.keys(OFFICE_MENU).toSorted());
    const others = ['statements', 'verification', 'settings', 'limits', 'fairness', 'support'];
    expect((others as OfficePage[]).map((page) => routeAt(OFFICE_MENU[page]))).toEqual([
      'statements',
      'verification',
      'settings',
      'responsible',
      'fairness',
      'support',
    ]);
  });

  test('RTE-32 name the sections of the site, each with a page of the table', () => {
    expect(Object.values(SITE_MENU).map(routeAt)).toEqual([
      'section',
      'section',
      'casino',
      'live-casino',
      'cyber',
      'bonuses',
      'games_project_index',
      'toto',
      'lotto',
      'results',
      'statistic',
    ]);
  });

  test('name three pages of the left menu, each a page of the table', () => {
    expect(Object.entries(LEFT_MENU).map(([page, path]) => [page, routeAt(path)])).toEqual([
      ['stats', 'statistic'],
      ['results', 'results'],
      ['bet_history', 'bet-history'],
    ]);
  });

  test('name nine categories of promo bonuses', () => {
    const categories =
      'all_bonuses poker casino bukmaker redeposit shares cashback first_deposit bonuses';
    expect(PROMO_BONUS_CATEGORIES).toEqual(categories.split(' '));
  });
});
