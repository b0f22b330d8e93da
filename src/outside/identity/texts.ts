import type { Language } from '@grandstand/bus-contracts';
import type { ProgramTexts } from '../kit/texts';

export const IDENTITY_TEXTS: Readonly<Record<Language, ProgramTexts>> = {
  ru: {
    title: 'Социальные сети',
    paragraphs: [
      'Это программа пяти вымышленных социальных сетей и мессенджеров. Она отделена от сайта.',
      'Она не получает ни паролей, ни файлов cookie сайта.',
    ],
  },
  en: {
    title: 'Social networks',
    paragraphs: [
      'This is the program of five made-up social networks and messengers. It is separate from the site.',
      'It gets neither passwords nor cookies of the site.',
    ],
  },
  az: {
    title: 'Sosial şəbəkələr',
    paragraphs: [
      'Bu, uydurma beş sosial şəbəkə və messencerin proqramıdır. O, saytdan ayrıdır.',
      'O, saytın nə şifrələrini, nə də cookie fayllarını alır.',
    ],
  },
  kz: {
    title: 'Әлеуметтік желілер',
    paragraphs: [
      'Бұл — ойдан шығарылған бес әлеуметтік желінің және мессенджердің бағдарламасы. Ол сайттан бөлек.',
      'Ол сайттың құпиясөздерін де, cookie файлдарын да алмайды.',
    ],
  },
  ua: {
    title: 'Соціальні мережі',
    paragraphs: [
      'Це програма п’яти вигаданих соціальних мереж і месенджерів. Вона відокремлена від сайту.',
      'Вона не отримує ні паролів, ні файлів cookie сайту.',
    ],
  },
};
