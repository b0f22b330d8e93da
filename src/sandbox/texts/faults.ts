import type { Language } from '@grandstand/bus-contracts';
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
  'account-in-use': words(
    'На счёте есть деньги или нерассчитанные ставки.',
    'The account holds money or open bets.',
    'Hesabda vəsait və ya açıq mərclər var.',
    'Шотта ақша немесе есептелмеген ставкалар бар.',
    'На рахунку є гроші або нерозраховані ставки.',
  ),
  internal: words(
    'Что-то пошло не так. Попробуйте позже.',
    'Something went wrong. Please try again later.',
    'Xəta baş verdi. Sonra yenidən cəhd edin.',
    'Бірдеңе дұрыс болмады. Кейінірек көріңіз.',
    'Щось пішло не так. Спробуйте пізніше.',
  ),
} satisfies Record<string, Words>;

export type FaultCode = keyof typeof FAULT_TEXTS;

export function faultText(code: FaultCode, language: Language): string {
  return FAULT_TEXTS[code][language];
}
