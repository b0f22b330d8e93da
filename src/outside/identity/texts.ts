import type { Language } from '@grandstand/bus-contracts';
import type { ProgramTexts } from '../kit/texts';

export const IDENTITY_TEXTS: Readonly<Record<Language, ProgramTexts>> = {
  ru: {
    title: 'Социальная сеть',
    paragraphs: [
      'Это программа демонстрационной социальной сети. Она отделена от сайта.',
      'Она не получает ни паролей, ни файлов cookie сайта.',
    ],
  },
  en: {
    title: 'Social network',
    paragraphs: [
      'This is the program of a demo social network. It is separate from the site.',
      'It gets neither passwords nor cookies of the site.',
    ],
  },
  az: {
    title: 'Sosial şəbəkə',
    paragraphs: [
      'Bu, nümayiş üçün sosial şəbəkənin proqramıdır. O, saytdan ayrıdır.',
      'O, saytın nə parollarını, nə də cookie fayllarını alır.',
    ],
  },
  kz: {
    title: 'Әлеуметтік медиа',
    paragraphs: [
      'Бұл — көрсетілімге арналған әлеуметтік медианың бағдарламасы. Ол сайттан бөлек.',
      'Ол сайттың құпиясөздерін де, cookie файлдарын да алмайды.',
    ],
  },
  ua: {
    title: 'Соціальна мережа',
    paragraphs: [
      'Це програма демонстраційної соціальної мережі. Вона відокремлена від сайту.',
      'Вона не отримує ні паролів, ні файлів cookie сайту.',
    ],
  },
};
