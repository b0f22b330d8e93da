import type { Language } from '@grandstand/bus-contracts';

interface OfflineTexts {
  readonly title: string;
  readonly what: string;
  readonly retry: string;
}

/** The text for a missing connection. */
export const OFFLINE_TEXTS: Readonly<Record<Language, OfflineTexts>> = {
  ru: {
    title: 'Нет связи с интернетом',
    what: 'Коэффициенты, купон и счёт показываются только при наличии связи. Принятые ставки у оператора, с ними ничего не случилось; купон хранится в этом браузере.',
    retry: 'Попробовать снова',
  },
  en: {
    title: 'You are offline',
    what: 'Odds, bet slip and account are shown only with a connection. Bets that were accepted are with the operator and safe; your bet slip is kept in this browser.',
    retry: 'Try again',
  },
  az: {
    title: 'İnternet bağlantısı yoxdur',
    what: 'Əmsallar, kupon və hesab yalnız bağlantı olanda göstərilir. Qəbul edilmiş mərclər operatordadır, onlara heç nə olmayıb; kuponunuz bu brauzerdə saxlanılır.',
    retry: 'Yenidən cəhd et',
  },
  kz: {
    title: 'Интернет байланысы жоқ',
    what: 'Коэффициенттер, купон және шот байланыс болғанда ғана көрсетіледі. Қабылданған бәстер операторда, оларға ештеңе болған жоқ; купоныңыз осы браузерде сақтаулы.',
    retry: 'Қайталап көру',
  },
  ua: {
    title: 'Немає з’єднання з інтернетом',
    what: 'Коефіцієнти, купон і рахунок показуються лише за наявності з’єднання. Прийняті ставки в оператора, з ними нічого не сталося; купон зберігається в цьому браузері.',
    retry: 'Спробувати ще раз',
  },
};

interface AdultsTexts {
  /** `{age}` is the age. */
  readonly title: string;
  readonly what: string;
  readonly help: string;
  readonly mistake: string;
}

/** The text for a visitor who is not of age. */
export const ADULTS_TEXTS: Readonly<Record<Language, AdultsTexts>> = {
  ru: {
    title: 'Этот сайт только для посетителей возраста {age}+',
    what: 'До этого возраста ставки и азартные игры запрещены, и здесь вам ничего не предложат.',
    help: 'Если азартные игры беспокоят вас или близкого вам человека, здесь помогут бесплатно и анонимно:',
    mistake: 'Ответить ещё раз',
  },
  en: {
    title: 'This site is for people aged {age} and over',
    what: 'Below that age betting and gambling are not allowed, and nothing is offered to you here.',
    help: 'If gambling worries you, your own or that of someone close to you, help is free and anonymous here:',
    mistake: 'Answer again',
  },
  az: {
    title: 'Bu sayt yalnız {age} yaşına çatmış şəxslər üçündür',
    what: 'Bu yaşa qədər mərc və qumar oyunları qadağandır, burada sizə heç nə təklif olunmur.',
    help: 'Özünüzün və ya yaxınınızın qumar oynaması sizi narahat edirsə, burada pulsuz və anonim kömək edirlər:',
    mistake: 'Yenidən cavab ver',
  },
  kz: {
    title: 'Бұл сайт {age} жасқа толғандарға ғана арналған',
    what: 'Бұл жасқа дейін бәс тігуге және құмар ойындарына тыйым салынған, мұнда сізге ештеңе ұсынылмайды.',
    help: 'Өзіңіздің немесе жақын адамыңыздың құмар ойнауы алаңдатса, мұнда тегін әрі анонимді көмектеседі:',
    mistake: 'Қайта жауап беру',
  },
  ua: {
    title: 'Цей сайт лише для відвідувачів віком {age}+',
    what: 'До цього віку ставки й азартні ігри заборонені, і тут вам нічого не запропонують.',
    help: 'Якщо азартні ігри турбують вас або близьку вам людину, тут допоможуть безкоштовно й анонімно:',
    mistake: 'Відповісти ще раз',
  },
};
