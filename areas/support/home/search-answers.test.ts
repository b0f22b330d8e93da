import { expect, it } from 'vitest';
import { searchAnswers } from './search-answers';

const answer = (id: string, title: string, text: string) => ({ id, title, text, path: null });
const ANSWERS = [
  answer('pay', 'How do I pay in?', 'You pay by card.'),
  answer('card', 'Which card?', 'The one that you paid in with last.'),
  answer('az', 'Şəxsiyyətimi necə təsdiqləyim?', 'Pasportunuzu göndərin.'),
  answer('ru', 'Где мой платёж?', 'Мы спрашиваем банк.'),
];
const found = (search: string): string[] => searchAnswers(ANSWERS, search).map(({ id }) => id);

it('finds nothing less than all of them without a word', () => {
  expect(found('')).toEqual(['pay', 'card', 'az', 'ru']);
  expect(found('  ?! ')).toEqual(['pay', 'card', 'az', 'ru']);
});

it('finds the answers that have each word, anywhere and in any order', () => {
  expect(found('card pay')).toEqual(['pay']);
  expect(found('in card')).toEqual(['pay', 'card']);
  expect(found('withdraw')).toEqual([]);
});

it('puts those with a word in the title first', () => {
  expect(found('card')).toEqual(['card', 'pay']);
});

it('knows letters without their case and marks', () => {
  expect(found('ПЛАТЕЖ')).toEqual(['ru']);
  expect(found('şexsiyyet')).toEqual([]);
  expect(found('SƏXSIYYƏTIMI')).toEqual(['az']);
});
