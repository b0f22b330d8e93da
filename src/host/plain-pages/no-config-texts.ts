import type { Language } from '@grandstand/bus-contracts';
import type { NoPageTexts } from './no-page';

/** The host's own texts, since without a config there are no others. */
export const NO_CONFIG_TEXTS: Readonly<Record<Language, NoPageTexts>> = {
  ru: {
    title: 'Сайт пока не может открыться',
    what: 'Оператор не отвечает, поэтому здесь нет ни коэффициентов, ни счёта. Ваши ставки и деньги у оператора, с ними ничего не случилось; купон цел.',
    todo: 'Подождите минуту и попробуйте снова. Если не помогает, зайдите позже.',
    retry: 'Попробовать снова',
  },
  en: {
    title: 'The site can’t open right now',
    what: 'The operator does not answer, so odds and accounts are not available. Your bets and your money are with the operator and safe; your bet slip is saved.',
    todo: 'Wait a minute and try again. If that does not help, come back later.',
    retry: 'Try again',
  },
  az: {
    title: 'Sayt hazırda açıla bilmir',
    what: 'Operator cavab vermir, ona görə burada nə əmsal, nə də hesab var. Mərcləriniz və pulunuz operatordadır, onlara heç nə olmayıb; kuponunuz da saxlanılıb.',
    todo: 'Bir dəqiqə gözləyin və yenidən cəhd edin. Kömək etməsə, sonra qayıdın.',
    retry: 'Yenidən cəhd et',
  },
  kz: {
    title: 'Сайт қазір ашыла алмайды',
    what: 'Оператор жауап бермейді, сондықтан мұнда коэффициент те, шот та жоқ. Бәстеріңіз бен ақшаңыз операторда, оларға ештеңе болған жоқ; купоныңыз да сақтаулы.',
    todo: 'Бір минут күтіп, қайталап көріңіз. Көмектеспесе, кейінірек келіңіз.',
    retry: 'Қайталап көру',
  },
  ua: {
    title: 'Сайт поки не може відкритися',
    what: 'Оператор не відповідає, тому тут немає ні коефіцієнтів, ні рахунку. Ваші ставки й гроші в оператора, з ними нічого не сталося; купон цілий.',
    todo: 'Зачекайте хвилину й спробуйте знову. Якщо не допомагає, завітайте пізніше.',
    retry: 'Спробувати знову',
  },
};
