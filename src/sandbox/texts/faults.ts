import type { Language } from '@grandstand/bus-contracts';
import { exclusionText, LIMIT_FAULT_TEXTS } from './limit-faults';
import type { Words } from './words';
import { words } from './words';

/** What a person is told, by the code of the fault. */
const FAULT_TEXTS = {
  unauthorized: words(
    'Войдите, чтобы продолжить.',
    'Please sign in to go on.',
    'Davam etmək üçün daxil olun.',
    'Жалғастыру үшін кіріңіз.',
    'Увійдіть, щоб продовжити.',
  ),
  forbidden: words(
    'Этот запрос пришёл не с сайта.',
    'This request did not come from the site.',
    'Bu sorğu saytdan gəlməyib.',
    'Бұл сұрау сайттан келмеді.',
    'Цей запит надійшов не із сайту.',
  ),
  'not-found': words(
    'Ничего не найдено.',
    'Nothing was found.',
    'Heç nə tapılmadı.',
    'Ештеңе табылмады.',
    'Нічого не знайдено.',
  ),
  'bad-request': words(
    'Запрос составлен неверно.',
    'The request is not well formed.',
    'Sorğu düzgün tərtib olunmayıb.',
    'Сұрау дұрыс құрылмаған.',
    'Запит складено неправильно.',
  ),
  'too-large': words(
    'Запрос слишком велик.',
    'The request is too large.',
    'Sorğu həddindən artıq böyükdür.',
    'Сұрау тым үлкен.',
    'Запит завеликий.',
  ),
  'wrong-credentials': words(
    'Неверный логин или пароль. Проверьте их и попробуйте ещё раз.',
    'Wrong login or password. Please check them and try again.',
    'Login və ya şifrə yanlışdır. Yoxlayıb yenidən cəhd edin.',
    'Логин немесе құпиясөз қате. Тексеріп, қайталап көріңіз.',
    'Неправильний логін або пароль. Перевірте їх і спробуйте ще раз.',
  ),
  'too-many-attempts': words(
    'Слишком много попыток входа. Подождите несколько минут.',
    'Too many attempts to sign in. Please wait a few minutes.',
    'Həddindən artıq giriş cəhdi. Bir neçə dəqiqə gözləyin.',
    'Кіру әрекеттері тым көп. Бірнеше минут күтіңіз.',
    'Забагато спроб входу. Зачекайте кілька хвилин.',
  ),
  busy: words(
    'Сейчас входит слишком много людей. Попробуйте через несколько секунд.',
    'Too many people are signing in right now. Please try again in a few seconds.',
    'Hazırda çox adam daxil olur. Bir neçə saniyədən sonra yenidən cəhd edin.',
    'Қазір тым көп адам кіріп жатыр. Бірнеше секундтан кейін қайталап көріңіз.',
    'Зараз входить забагато людей. Спробуйте за кілька секунд.',
  ),
  'not-allowed': words(
    'Регистрация с этими данными невозможна.',
    'Registration is not possible with these details.',
    'Bu məlumatlarla qeydiyyat mümkün deyil.',
    'Бұл деректермен тіркелу мүмкін емес.',
    'Реєстрація з цими даними неможлива.',
  ),
  'price-changed': words(
    'Коэффициент изменился.',
    'The price has moved.',
    'Əmsal dəyişdi.',
    'Коэффициент өзгерді.',
    'Коефіцієнт змінився.',
  ),
  suspended: words(
    'Приём ставок на это событие приостановлен.',
    'Betting on this outcome is suspended.',
    'Bu nəticəyə mərc qəbulu dayandırılıb.',
    'Бұл нәтижеге ставка қабылдау тоқтатылды.',
    'Прийом ставок на цей результат призупинено.',
  ),
  finished: words(
    'Событие уже завершилось.',
    'The game is already over.',
    'Oyun artıq bitib.',
    'Ойын аяқталды.',
    'Подія вже завершилася.',
  ),
  dependent: words(
    'Исходы одного матча нельзя сочетать в одном купоне.',
    'Outcomes of one game cannot be combined in a coupon.',
    'Bir oyunun nəticələrini bir kuponda birləşdirmək olmaz.',
    'Бір ойынның нәтижелерін бір купонда біріктіруге болмайды.',
    'Результати одного матчу не можна поєднувати в купоні.',
  ),
  'min-amount': words(
    'Сумма меньше минимальной.',
    'The stake is below the minimum.',
    'Məbləğ minimumdan azdır.',
    'Сома ең аз мөлшерден төмен.',
    'Сума менша за мінімальну.',
  ),
  'max-amount': words(
    'Сумма больше максимальной.',
    'The stake is above the maximum.',
    'Məbləğ maksimumdan çoxdur.',
    'Сома ең көп мөлшерден асады.',
    'Сума більша за максимальну.',
  ),
  'not-enough-money': words(
    'На счёте недостаточно средств.',
    'There is not enough money on the account.',
    'Hesabda kifayət qədər vəsait yoxdur.',
    'Шотта қаражат жеткіліксіз.',
    'На рахунку недостатньо коштів.',
  ),
  'bad-coupon': words(
    'Купон составлен неверно.',
    'The coupon is not well formed.',
    'Kupon düzgün tərtib olunmayıb.',
    'Купон дұрыс құрылмаған.',
    'Купон складено неправильно.',
  ),
  'other-body': words(
    'Под этим номером уже принята другая ставка.',
    'Another bet was already accepted under this reference.',
    'Bu nömrə ilə artıq başqa mərc qəbul edilib.',
    'Бұл нөмірмен басқа ставка қабылданған.',
    'Під цим номером уже прийнято іншу ставку.',
  ),
  'unknown-currency': words(
    'Такой валюты нет.',
    'There is no such currency.',
    'Belə valyuta yoxdur.',
    'Мұндай валюта жоқ.',
    'Такої валюти немає.',
  ),
  'account-exists': words(
    'Счёт в этой валюте уже есть.',
    'You already have an account in this currency.',
    'Bu valyutada hesab artıq var.',
    'Бұл валютада шот бар.',
    'Рахунок у цій валюті вже є.',
  ),
  'account-main': words(
    'Основной счёт удалить нельзя.',
    'The main account cannot be removed.',
    'Əsas hesabı silmək olmaz.',
    'Негізгі шотты жоюға болмайды.',
    'Основний рахунок не можна видалити.',
  ),
  'account-bonus': words(
    'Бонусный счёт удалить нельзя.',
    'A bonus account cannot be removed.',
    'Bonus hesabını silmək olmaz.',
    'Бонустық шотты жоюға болмайды.',
    'Бонусний рахунок не можна видалити.',
  ),
  'account-has-money': words(
    'На счёте есть деньги. Удалить можно только пустой счёт.',
    'The account holds money. Only an empty one can be removed.',
    'Hesabda pul var. Yalnız boş hesabı silmək olar.',
    'Шотта ақша бар. Тек бос шотты жоюға болады.',
    'На рахунку є гроші. Видалити можна лише порожній рахунок.',
  ),
  'account-has-bets': words(
    'На счёте есть нерассчитанные ставки. Дождитесь их расчёта.',
    'The account has open bets. Wait until they are settled.',
    'Hesabda hesablanmamış mərclər var. Onların hesablanmasını gözləyin.',
    'Шотта есептелмеген ставкалар бар. Олардың есептелуін күтіңіз.',
    'На рахунку є нерозраховані ставки. Дочекайтеся їх розрахунку.',
  ),
  'account-frozen': words(
    'Счета заморожены. Обратитесь в поддержку.',
    'The accounts are frozen. Please contact support.',
    'Hesablar dondurulub. Dəstək xidmətinə müraciət edin.',
    'Шоттар бұғатталған. Қолдау қызметіне хабарласыңыз.',
    'Рахунки заморожено. Зверніться до підтримки.',
  ),
  'terms-changed': words(
    'Условия снова изменились. Прочитайте их ещё раз.',
    'The terms have changed again. Please read them once more.',
    'Şərtlər yenidən dəyişdi. Onları bir daha oxuyun.',
    'Шарттар қайта өзгерді. Оларды тағы бір рет оқып шығыңыз.',
    'Умови знову змінилися. Прочитайте їх ще раз.',
  ),
  'score-changed': words(
    'Счёт изменился, ставка не принята.',
    'The score has changed, the bet was not taken.',
    'Hesab dəyişdi, mərc qəbul edilmədi.',
    'Есеп өзгерді, ставка қабылданбады.',
    'Рахунок змінився, ставку не прийнято.',
  ),
  'bonus-changed': words(
    'Условия бонуса изменились.',
    'The terms of the bonus have changed.',
    'Bonusun şərtləri dəyişdi.',
    'Бонус шарттары өзгерді.',
    'Умови бонусу змінилися.',
  ),
  'promo-not-accepted': words(
    'Промокод не подходит или уже использован.',
    'The promo code does not work here or was used before.',
    'Promokod uyğun deyil və ya artıq istifadə olunub.',
    'Промокод жарамайды немесе бұрын қолданылған.',
    'Промокод не підходить або вже використаний.',
  ),
  'banned-express': words(
    'Это событие нельзя включить в экспресс или систему.',
    'This outcome cannot be part of an express or a system.',
    'Bu nəticəni ekspresə və ya sistemə daxil etmək olmaz.',
    'Бұл нәтижені экспреске немесе жүйеге қосуға болмайды.',
    'Цей результат не можна додати до експреса чи системи.',
  ),
  'banker-disabled': words(
    'Это событие не может быть банкером.',
    'This outcome cannot be a banker.',
    'Bu nəticə banker ola bilməz.',
    'Бұл нәтиже банкер бола алмайды.',
    'Цей результат не може бути банкером.',
  ),
  'limit-reached': words(
    'Ставка превышает установленный вами лимит.',
    'The stake goes beyond the limit you have set.',
    'Məbləğ təyin etdiyiniz limiti aşır.',
    'Сома сіз белгілеген лимиттен асады.',
    'Ставка перевищує встановлений вами ліміт.',
  ),
  'system-too-big': words(
    'В системе слишком много вариантов.',
    'The system has too many lines.',
    'Sistemdə variantlar həddən artıqdır.',
    'Жүйеде нұсқалар тым көп.',
    'У системі забагато варіантів.',
  ),
  'nothing-found': words(
    'Подходящих ставок не нашлось. Измените сумму или выигрыш.',
    'No fitting bets were found. Please change the stake or the win.',
    'Uyğun mərclər tapılmadı. Məbləği və ya uduşu dəyişin.',
    'Лайықты ставкалар табылмады. Соманы немесе ұтысты өзгертіңіз.',
    'Відповідних ставок не знайшлося. Змініть суму або виграш.',
  ),
  'captcha-required': words(
    'Подтвердите, что вы не робот.',
    'Please confirm that you are not a robot.',
    'Robot olmadığınızı təsdiqləyin.',
    'Робот емес екеніңізді растаңыз.',
    'Підтвердьте, що ви не робот.',
  ),
  'captcha-wrong': words(
    'Ответ неверный. Попробуйте с новой картинкой.',
    'That is not right. Please try the new picture.',
    'Cavab səhvdir. Yeni şəkillə cəhd edin.',
    'Жауап қате. Жаңа суретпен байқап көріңіз.',
    'Відповідь неправильна. Спробуйте з новою картинкою.',
  ),
  'captcha-expired': words(
    'Время картинки вышло. Попробуйте с новой.',
    'The picture has expired. Please try the new one.',
    'Şəklin vaxtı bitib. Yenisi ilə cəhd edin.',
    'Суреттің уақыты өтті. Жаңасымен байқап көріңіз.',
    'Час картинки вийшов. Спробуйте з новою.',
  ),
  'fingerprint-required': words(
    'Не удалось узнать устройство. Обновите страницу.',
    'This device could not be recognised. Please reload the page.',
    'Cihaz tanınmadı. Səhifəni yeniləyin.',
    'Құрылғы танылмады. Бетті жаңартыңыз.',
    'Не вдалося розпізнати пристрій. Оновіть сторінку.',
  ),
  ...LIMIT_FAULT_TEXTS,
  internal: words(
    'Что-то пошло не так. Попробуйте позже.',
    'Something went wrong. Please try again later.',
    'Xəta baş verdi. Sonra yenidən cəhd edin.',
    'Бірдеңе дұрыс болмады. Кейінірек көріңіз.',
    'Щось пішло не так. Спробуйте пізніше.',
  ),
} satisfies Record<string, Words>;

export type FaultCode = keyof typeof FAULT_TEXTS;

/** What a person is told of a fault; its details may make it plainer. */
export function faultText(code: FaultCode, language: Language, details?: object): string {
  if (code === 'self-excluded' && details && 'endsAt' in details) {
    const { endsAt } = details;
    return exclusionText(typeof endsAt === 'number' ? endsAt : null, language);
  }
  return FAULT_TEXTS[code][language];
}
