import { expect, test } from 'vitest';
import { foundPages } from './found-pages';

const page = (name: string, title: string, also = '') => ({
  name,
  title,
  also,
  path: `/office/${name}`,
});
const PAGES = [
  page('recharge', 'Deposit', 'top up, pay in'),
  page('withdrawal', 'Withdrawal', 'pay out, cash'),
  page('limits', 'Your limits'),
  page('history', 'Bet history', 'my bets'),
  page('promotions', 'Promotions'),
  page('bets', 'Пополнить счёт'),
];
const titles = (text: string) => foundPages(PAGES, text).map(({ title }) => title);

test.each([
  ['deposit', ['Deposit']],
  ['DEP', ['Deposit']],
  ['limits', ['Your limits']],
  ['bet history', ['Bet history']],
  ['history bet', ['Bet history']],
  ['pay', ['Deposit', 'Withdrawal']],
  ['депозит', ['Deposit']],
  ['пополнить', ['Пополнить счёт']],
  ['popolnit', ['Пополнить счёт']],
  // A letter wrong, missing, too many.
  ['depasit', ['Deposit']],
  ['depsit', ['Deposit']],
  ['depposit', ['Deposit']],
  ['promotons', ['Promotions']],
  ['arsenal', []],
  ['xyz', []],
  ['?!', []],
  ['', []],
])('"%s" finds the pages %j', (text, found) => {
  expect(titles(text)).toEqual(found);
});

test('a title comes before other words for a page, and each page once', () => {
  const pages = [
    page('recharge', 'Deposit', 'bets'),
    page('all', 'Bets'),
    { ...page('again', 'Bets too'), path: '/office/all' },
  ];
  expect(foundPages(pages, 'bets').map(({ name }) => name)).toEqual(['all', 'recharge']);
});
