import type { Language } from '@grandstand/bus-contracts';
import type { ProgramTexts } from '../kit/texts';

export const GAMES_TEXTS: Readonly<Record<Language, ProgramTexts>> = {
  ru: {
    title: 'Провайдер игр',
    paragraphs: [
      'Это программа демонстрационного провайдера игр. Она отделена от сайта, который может показывать её на своих страницах.',
      'Она не получает ни паролей, ни файлов cookie сайта.',
    ],
  },
  en: {
    title: 'Games provider',
    paragraphs: [
      'This is the program of a demo games provider. It is separate from the site, which can show it on its own pages.',
      'It gets neither passwords nor cookies of the site.',
    ],
  },
  az: {
    title: 'Oyun provayderi',
    paragraphs: [
      'Bu, nümayiş üçün oyun provayderinin proqramıdır. O, saytdan ayrıdır; sayt onu öz səhifələrində göstərə bilər.',
      'O, saytın nə şifrələrini, nə də cookie fayllarını alır.',
    ],
  },
  kz: {
    title: 'Ойын провайдері',
    paragraphs: [
      'Бұл — көрсетілімге арналған ойын провайдерінің бағдарламасы. Ол сайттан бөлек; сайт оны өз беттерінде көрсете алады.',
      'Ол сайттың құпиясөздерін де, cookie файлдарын да алмайды.',
    ],
  },
  ua: {
    title: 'Провайдер ігор',
    paragraphs: [
      'Це програма демонстраційного провайдера ігор. Вона відокремлена від сайту, який може показувати її на своїх сторінках.',
      'Вона не отримує ні паролів, ні файлів cookie сайту.',
    ],
  },
};
