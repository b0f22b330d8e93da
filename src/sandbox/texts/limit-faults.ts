import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import type { Words } from './words';
import { words } from './words';

/** What a player is told whom a limit, or its rules, stop. */
export const LIMIT_FAULT_TEXTS = {
  'bad-value': words(
    'Такое значение лимита недоступно. Выберите из предложенных.',
    'This value is not on offer. Please choose one of those that are.',
    'Bu dəyər mümkün deyil. Təklif olunanlardan birini seçin.',
    'Бұл мән қолжетімсіз. Ұсынылғандардың бірін таңдаңыз.',
    'Таке значення недоступне. Виберіть одне із запропонованих.',
  ),
  'limit-not-ready': words(
    'Срок ожидания ещё не прошёл.',
    'It has not waited its time yet.',
    'Gözləmə müddəti hələ bitməyib.',
    'Күту мерзімі әлі өткен жоқ.',
    'Строк очікування ще не минув.',
  ),
  'nothing-waits': words(
    'Подтверждать нечего: запрос отозван или его срок истёк.',
    'Nothing waits any more: it was taken back or has lapsed.',
    'Gözləyən dəyişiklik yoxdur: geri götürülüb və ya vaxtı keçib.',
    'Күтіп тұрған өзгеріс жоқ: қайтарылған не мерзімі өткен.',
    'Нічого не очікує: запит відкликано або його строк минув.',
  ),
  'test-expired': words(
    'Время на ответы вышло. Сохраните лимит ещё раз.',
    'The questions have expired. Please save the limit again.',
    'Suallara cavab vaxtı bitib. Limiti yenidən yadda saxlayın.',
    'Сұрақтарға жауап беру уақыты өтті. Лимитті қайта сақтаңыз.',
    'Час на відповіді вийшов. Збережіть ліміт ще раз.',
  ),
  'limit-locked': words(
    'Сейчас этот лимит нельзя смягчить или отменить.',
    'This limit cannot be loosened or cancelled now.',
    'Bu limiti indi yumşaltmaq və ya ləğv etmək olmaz.',
    'Бұл лимитті қазір жұмсартуға немесе тоқтатуға болмайды.',
    'Зараз цей ліміт не можна пом’якшити чи скасувати.',
  ),
  'session-limit-reached': words(
    'Время игры на сегодня вышло. Возвращайтесь завтра.',
    'Your time for today is over. Please come back tomorrow.',
    'Bu günlük oyun vaxtınız bitib. Sabah qayıdın.',
    'Бүгінгі ойын уақытыңыз бітті. Ертең келіңіз.',
    'Час гри на сьогодні вийшов. Повертайтеся завтра.',
  ),
  'deposit-timeout': words(
    'Вы приостановили пополнения. Пока они невозможны.',
    'You have paused deposits. None can be made until that ends.',
    'Depozitləri dayandırmısınız. Hələlik mümkün deyil.',
    'Сіз толтыруды тоқтаттыңыз. Әзірге мүмкін емес.',
    'Ви призупинили поповнення. Поки що вони неможливі.',
  ),
  // Where no end is known; `exclusionText` says one.
  'self-excluded': words(
    'Вы отказались от игры навсегда. Войти больше нельзя.',
    'You have excluded yourself for good. You can’t sign in any more.',
    'Özünüzü həmişəlik oyundan kənarlaşdırmısınız. Daha daxil olmaq olmaz.',
    'Сіз ойыннан біржола бас тарттыңыз. Енді кіре алмайсыз.',
    'Ви відмовилися від гри назавжди. Увійти більше не можна.',
  ),
  banned: words(
    'Оператор ограничил ваш счёт: ставки и пополнения невозможны. Обратитесь в поддержку.',
    'The operator has restricted your account: you can neither bet nor pay in. Please contact support.',
    'Operator hesabınızı məhdudlaşdırıb: mərc etmək və depozit mümkün deyil. Dəstək xidmətinə müraciət edin.',
    'Оператор шотыңызды шектеді: бәс тігу де, толтыру да мүмкін емес. Қолдау қызметіне хабарласыңыз.',
    'Оператор обмежив ваш рахунок: ставки й поповнення неможливі. Зверніться до підтримки.',
  ),
  'account-closed': words(
    'Этот счёт закрыт навсегда по желанию игрока.',
    'This account was closed for good, as its player wished.',
    'Bu hesab oyunçunun istəyi ilə həmişəlik bağlanıb.',
    'Бұл шот ойыншының қалауымен біржола жабылды.',
    'Цей рахунок закрито назавжди за бажанням гравця.',
  ),
} satisfies Record<string, Words>;

const EXCLUDED_UNTIL = words(
  'Вы отказались от игры до {until}. До этого времени войти нельзя.',
  'You have excluded yourself until {until}. You can’t sign in before that.',
  '{until} tarixinədək özünüzü oyundan kənarlaşdırmısınız. O vaxtadək daxil olmaq olmaz.',
  'Сіз {until} дейін ойыннан бас тарттыңыз. Оған дейін кіре алмайсыз.',
  'Ви відмовилися від гри до {until}. До того часу увійти не можна.',
);

/** Says until when a player has excluded themselves; the operator does not know where they are, so it is universal time. */
export function exclusionText(endsAt: number | null, language: Language): string {
  if (endsAt === null) return LIMIT_FAULT_TEXTS['self-excluded'][language];
  const write = (style: 'dateStyle' | 'timeStyle', length: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(languageTag(language), { [style]: length, timeZone: 'UTC' }).format(
      endsAt * 1000,
    );
  const until = `${write('dateStyle', 'long')}, ${write('timeStyle', 'short')} (UTC)`;
  return EXCLUDED_UNTIL[language].replace('{until}', until);
}
