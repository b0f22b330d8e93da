import type { Language } from '@grandstand/bus-contracts';
import { words } from './words';

/** What is new in the terms, a sentence each. */
const CHANGES = [
  words(
    'Ставка на матч, который не завершился за 48 часов, возвращается.',
    'A bet on a match that is not over within 48 hours is given back.',
    '48 saat ərzində bitməyən matça mərc geri qaytarılır.',
    '48 сағатта аяқталмаған матчқа тігілген бәс қайтарылады.',
    'Ставка на матч, що не завершився за 48 годин, повертається.',
  ),
  words(
    'Счёт в дополнительной валюте можно закрыть, только когда на нём нет денег и открытых ставок.',
    'An account in another currency can be closed only without money and open bets on it.',
    'Əlavə valyutada hesab yalnız üzərində pul və açıq mərc olmadıqda bağlana bilər.',
    'Қосымша валютадағы шотты онда ақша мен ашық бәс болмағанда ғана жабуға болады.',
    'Рахунок в іншій валюті можна закрити, лише коли на ньому немає грошей і відкритих ставок.',
  ),
];

const SECTIONS = [
  {
    title: words('1. Счёт', '1. The account', '1. Hesab', '1. Шот', '1. Рахунок'),
    text: words(
      'Счёт открывает совершеннолетний для себя одного. Деньги на нём игровые: этот оператор ничего не выплачивает.',
      'An account is opened by an adult for themselves alone. The money on it is play money: this operator pays nothing out.',
      'Hesabı yetkinlik yaşına çatmış şəxs yalnız özü üçün açır. Oradakı pul oyun puludur: bu operator heç nə ödəmir.',
      'Шотты кәмелетке толған адам тек өзі үшін ашады. Ондағы ақша — ойын ақшасы: бұл оператор ештеңе төлемейді.',
      'Рахунок відкриває повнолітній лише для себе. Гроші на ньому ігрові: цей оператор нічого не виплачує.',
    ),
  },
  {
    title: words('2. Ставки', '2. Bets', '2. Mərclər', '2. Бәстер', '2. Ставки'),
    text: words(
      'Ставка принята, когда у неё есть номер. Расчёт идёт по официальному результату. Если матч не завершился за 48 часов, ставка возвращается.',
      'A bet is taken once it has a number. It is settled by the official result. Where a match is not over within 48 hours, the stake is given back.',
      'Mərc nömrə aldıqdan sonra qəbul edilmiş sayılır. Hesablama rəsmi nəticəyə görə aparılır. Matç 48 saat ərzində bitməsə, mərc geri qaytarılır.',
      'Бәс нөмір алғанда қабылданды деп саналады. Есеп ресми нәтиже бойынша жүргізіледі. Матч 48 сағатта аяқталмаса, бәс қайтарылады.',
      'Ставку прийнято, коли вона має номер. Розрахунок іде за офіційним результатом. Якщо матч не завершився за 48 годин, ставка повертається.',
    ),
  },
  {
    title: words(
      '3. Защита игрока',
      '3. Player protection',
      '3. Oyunçunun qorunması',
      '3. Ойыншыны қорғау',
      '3. Захист гравця',
    ),
    text: words(
      'Игрок может в любой момент установить лимиты или остановить игру. Более строгий лимит действует сразу.',
      'A player may set limits or stop playing at any time. A stricter limit holds at once.',
      'Oyunçu istənilən vaxt limit təyin edə və ya oyunu dayandıra bilər. Daha sərt limit dərhal qüvvəyə minir.',
      'Ойыншы кез келген уақытта лимит қойып немесе ойынды тоқтата алады. Қатаңырақ лимит бірден күшіне енеді.',
      'Гравець може будь-коли встановити ліміти або зупинити гру. Суворіший ліміт діє одразу.',
    ),
  },
];

/** The terms of this operator in a language. */
export function termsTexts(language: Language) {
  return {
    changes: CHANGES.map((change) => change[language]),
    sections: SECTIONS.map(({ title, text }) => ({ title: title[language], text: text[language] })),
  };
}
