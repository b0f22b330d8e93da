import type { Language } from '@grandstand/bus-contracts';

/** The texts of a program's own page. */
export interface ProgramTexts {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface KitTexts {
  readonly back: string;
  readonly notFound: ProgramTexts;
  readonly failed: ProgramTexts;
}

/** The texts that the pages of all programs share. */
export const KIT_TEXTS: Readonly<Record<Language, KitTexts>> = {
  ru: {
    back: 'На сайт',
    notFound: { title: 'Страница не найдена', paragraphs: ['По этому адресу ничего нет.'] },
    failed: {
      title: 'Что-то пошло не так',
      paragraphs: ['Ошибка на нашей стороне. Попробуйте ещё раз чуть позже.'],
    },
  },
  en: {
    back: 'To the site',
    notFound: { title: 'Page not found', paragraphs: ['There is nothing at this address.'] },
    failed: {
      title: 'Something went wrong',
      paragraphs: ['The fault is ours. Please try again in a moment.'],
    },
  },
  az: {
    back: 'Sayta keç',
    notFound: { title: 'Səhifə tapılmadı', paragraphs: ['Bu ünvanda heç nə yoxdur.'] },
    failed: {
      title: 'Nəsə alınmadı',
      paragraphs: ['Xəta bizim tərəfdədir. Bir az sonra yenidən cəhd edin.'],
    },
  },
  kz: {
    back: 'Сайтқа өту',
    notFound: { title: 'Бет табылмады', paragraphs: ['Бұл мекенжайда ештеңе жоқ.'] },
    failed: {
      title: 'Бірдеңе дұрыс болмады',
      paragraphs: ['Қате біздің жақта. Сәл кейін қайталап көріңіз.'],
    },
  },
  ua: {
    back: 'На сайт',
    notFound: { title: 'Сторінку не знайдено', paragraphs: ['За цією адресою нічого немає.'] },
    failed: {
      title: 'Щось пішло не так',
      paragraphs: ['Помилка на нашому боці. Спробуйте ще раз трохи згодом.'],
    },
  },
};
