import type { Language } from '@grandstand/bus-contracts';
import type { ProgramTexts } from '../kit/texts';

export const BANK_TEXTS: Readonly<Record<Language, ProgramTexts>> = {
  ru: {
    title: 'Банк',
    paragraphs: [
      'Это программа демонстрационного банка. Она отделена от сайта, настоящих денег в ней нет.',
      'Она не получает ни паролей, ни файлов cookie сайта.',
    ],
  },
  en: {
    title: 'Bank',
    paragraphs: [
      'This is the program of a demo bank. It is separate from the site and holds no real money.',
      'It gets neither passwords nor cookies of the site.',
    ],
  },
  az: {
    title: 'Bank',
    paragraphs: [
      'Bu, nümayiş üçün bankın proqramıdır. O, saytdan ayrıdır və həqiqi pul saxlamır.',
      'O, saytın nə şifrələrini, nə də cookie fayllarını alır.',
    ],
  },
  kz: {
    title: 'Банк',
    paragraphs: [
      'Бұл — көрсетілімге арналған банктің бағдарламасы. Ол сайттан бөлек, онда нақты ақша жоқ.',
      'Ол сайттың құпиясөздерін де, cookie файлдарын да алмайды.',
    ],
  },
  ua: {
    title: 'Банк',
    paragraphs: [
      'Це програма демонстраційного банку. Вона відокремлена від сайту, справжніх грошей у ній немає.',
      'Вона не отримує ні паролів, ні файлів cookie сайту.',
    ],
  },
};
