import type { Language } from '@grandstand/bus-contracts';
import type { NoPageTexts } from './no-page';

/** The texts of the page for a visitor at a time when too many pages were being made. */
export const BUSY_TEXTS: Readonly<Record<Language, NoPageTexts>> = {
  ru: {
    title: 'Сейчас слишком много посетителей',
    what: 'Запросов больше, чем сайт успевает обработать. Ваши ставки и деньги у оператора, с ними ничего не случилось; купон цел.',
    todo: 'Подождите несколько секунд и попробуйте снова.',
    retry: 'Попробовать снова',
  },
  en: {
    title: 'Too many visitors right now',
    what: 'The site has more requests than it can answer. Your bets and your money are with the operator and safe; your bet slip is saved.',
    todo: 'Wait a few seconds and try again.',
    retry: 'Try again',
  },
  az: {
    title: 'Hazırda ziyarətçi həddən çoxdur',
    what: 'Sorğular saytın cavab verə biləcəyindən çoxdur. Mərcləriniz və pulunuz operatordadır, onlara heç nə olmayıb; kuponunuz da saxlanılıb.',
    todo: 'Bir neçə saniyə gözləyin və yenidən cəhd edin.',
    retry: 'Yenidən cəhd et',
  },
  kz: {
    title: 'Қазір келушілер тым көп',
    what: 'Сұраулар сайт жауап бере алатыннан көп. Бәстеріңіз бен ақшаңыз операторда, оларға ештеңе болған жоқ; купоныңыз да сақтаулы.',
    todo: 'Бірнеше секунд күтіп, қайталап көріңіз.',
    retry: 'Қайталап көру',
  },
  ua: {
    title: 'Зараз забагато відвідувачів',
    what: 'Запитів більше, ніж сайт устигає обробити. Ваші ставки й гроші в оператора, з ними нічого не сталося; купон цілий.',
    todo: 'Зачекайте кілька секунд і спробуйте знову.',
    retry: 'Спробувати знову',
  },
};
