import type { Words } from '../texts/words';
import { words } from '../texts/words';

/** What is said of a page; `{sport}`, `{champ}`, `{home}`, `{away}`, `{date}` stand for names, which no word has to agree with. */
export interface PageTexts {
  readonly title: Words;
  readonly description: Words;
  /** Headings and paragraphs, in their order. */
  readonly text: readonly { readonly heading: Words; readonly paragraphs: readonly Words[] }[];
}

export type PageKind = 'home' | 'live' | 'line' | 'sport' | 'champ' | 'game';

const SETTLING = words(
  'Ставка рассчитывается по официальному результату матча. Если матч не завершился за 48 часов, ставка возвращается.',
  'A bet is settled by the official result of the match. Where a match is not over within 48 hours, the stake is given back.',
  'Mərc matçın rəsmi nəticəsinə görə hesablanır. Matç 48 saat ərzində bitməsə, mərc geri qaytarılır.',
  'Бәс матчтың ресми нәтижесі бойынша есептеледі. Матч 48 сағатта аяқталмаса, бәс қайтарылады.',
  'Ставка розраховується за офіційним результатом матчу. Якщо матч не завершився за 48 годин, ставка повертається.',
);
const HOW = words(
  'Как сделать ставку',
  'How to bet',
  'Necə mərc etmək olar',
  'Қалай бәс тігуге болады',
  'Як зробити ставку',
);
const HOW_STEPS = words(
  'Нажмите на коэффициент, и исход попадёт в купон. Один исход даёт ординар, несколько — экспресс или систему. Введите сумму, проверьте возможный выигрыш и подтвердите ставку.',
  'Press a price, and the outcome goes into the coupon. One outcome makes a single, several make an express or a system. Type a stake, look at the possible win and place the bet.',
  'Əmsala basın və nəticə kupona düşəcək. Bir nəticə ordinar, bir neçəsi isə ekspres və ya sistem olur. Məbləği yazın, mümkün uduşu yoxlayın və mərci təsdiqləyin.',
  'Коэффициентті басыңыз, сонда нәтиже купонға түседі. Бір нәтиже — ординар, бірнешеуі — экспресс немесе жүйе. Соманы енгізіп, ықтимал ұтысты тексеріңіз де, бәсті растаңыз.',
  'Натисніть на коефіцієнт, і результат потрапить до купона. Один результат дає ординар, кілька — експрес або систему. Введіть суму, перевірте можливий виграш і підтвердьте ставку.',
);
const CAREFUL = words(
  'Играйте ответственно',
  'Play responsibly',
  'Məsuliyyətlə oynayın',
  'Жауапкершілікпен ойнаңыз',
  'Грайте відповідально',
);
const CAREFUL_TEXT = words(
  'Лимиты на депозиты, ставки и время игры можно установить в кабинете. Этот сайт работает на игровые деньги и ничего не выплачивает.',
  'Limits on deposits, stakes and time can be set in the office. This site runs on play money and pays nothing out.',
  'Depozit, mərc və oyun vaxtı üçün limitləri kabinetdə təyin etmək olar. Bu sayt oyun pulu ilə işləyir və heç nə ödəmir.',
  'Депозитке, бәске және ойын уақытына шектеуді кабинетте қоюға болады. Бұл сайт ойын ақшасымен жұмыс істейді және ештеңе төлемейді.',
  'Ліміти на депозити, ставки й час гри можна встановити в кабінеті. Цей сайт працює на ігрові гроші й нічого не виплачує.',
);

/** What every text ends with. */
const CLOSING = [
  { heading: HOW, paragraphs: [HOW_STEPS, SETTLING] },
  { heading: CAREFUL, paragraphs: [CAREFUL_TEXT] },
];

export const PAGE_TEXTS: Readonly<Record<PageKind, PageTexts>> = {
  home: {
    title: words(
      'Ставки на спорт онлайн: линия и лайв | Grandstand',
      'Sports betting online: live and line | Grandstand',
      'İdmana onlayn mərclər: canlı və xətt | Grandstand',
      'Спортқа онлайн бәстер: live және линия | Grandstand',
      'Ставки на спорт онлайн: лінія та лайв | Grandstand',
    ),
    description: words(
      'Футбол, теннис, баскетбол, хоккей и волейбол: коэффициенты до начала матча и во время игры, счёт и ход матчей на одной странице.',
      'Football, tennis, basketball, ice hockey and volleyball: prices before the match and during play, scores and the course of games on one page.',
      'Futbol, tennis, basketbol, xokkey və voleybol: matçdan əvvəl və oyun zamanı əmsallar, hesab və matçların gedişi bir səhifədə.',
      'Футбол, теннис, баскетбол, хоккей және волейбол: матчқа дейінгі және ойын кезіндегі коэффициенттер, есеп пен ойын барысы бір бетте.',
      'Футбол, теніс, баскетбол, хокей і волейбол: коефіцієнти до початку матчу та під час гри, рахунок і перебіг матчів на одній сторінці.',
    ),
    text: [
      {
        heading: words(
          'Ставки на спорт в Grandstand',
          'Sports betting at Grandstand',
          'Grandstand-da idman mərcləri',
          'Grandstand-та спортқа бәс тігу',
          'Ставки на спорт у Grandstand',
        ),
        paragraphs: [
          words(
            'Здесь собраны матчи десятков чемпионатов: от английской премьер-лиги до турниров по теннису. Коэффициенты меняются вместе с игрой, и купон показывает ту же цену, что и страница матча.',
            'Here are the matches of dozens of championships, from the Premier League to tennis tournaments. Prices move with the game, and the coupon shows the same price as the page of the match.',
            'Burada İngiltərə Premyer Liqasından tennis turnirlərinədək onlarla çempionatın matçları toplanıb. Əmsallar oyunla birlikdə dəyişir və kupon matçın səhifəsi ilə eyni qiyməti göstərir.',
            'Мұнда Англия премьер-лигасынан теннис турнирлеріне дейінгі ондаған чемпионаттың матчтары жиналған. Коэффициенттер ойынмен бірге өзгереді, ал купон матч бетіндегі бағаны көрсетеді.',
            'Тут зібрано матчі десятків чемпіонатів: від англійської прем’єр-ліги до турнірів з тенісу. Коефіцієнти змінюються разом із грою, і купон показує ту саму ціну, що й сторінка матчу.',
          ),
        ],
      },
      ...CLOSING,
    ],
  },
  live: {
    title: words(
      'Ставки в лайве: матчи, которые идут сейчас | Grandstand',
      'Live betting: matches in play now | Grandstand',
      'Canlı mərclər: indi gedən matçlar | Grandstand',
      'Live бәстер: қазір өтіп жатқан матчтар | Grandstand',
      'Ставки наживо: матчі, які тривають зараз | Grandstand',
    ),
    description: words(
      'Матчи в игре: счёт, минута, тайм и коэффициенты, которые меняются на глазах. Ставка принимается за несколько секунд.',
      'Matches in play: score, minute, period, and prices that move before your eyes. A bet is taken within seconds.',
      'Gedən matçlar: hesab, dəqiqə, hissə və gözünüzün qabağında dəyişən əmsallar. Mərc bir neçə saniyəyə qəbul edilir.',
      'Өтіп жатқан матчтар: есеп, минут, тайм және көз алдыңызда өзгеретін коэффициенттер. Бәс бірнеше секундта қабылданады.',
      'Матчі у грі: рахунок, хвилина, тайм і коефіцієнти, що змінюються на очах. Ставка приймається за кілька секунд.',
    ),
    text: [
      {
        heading: words(
          'Ставки во время матча',
          'Betting during the match',
          'Matç zamanı mərclər',
          'Матч кезіндегі бәстер',
          'Ставки під час матчу',
        ),
        paragraphs: [
          words(
            'В лайве коэффициент зависит от счёта и оставшегося времени. После гола или очка приём ставок ненадолго приостанавливается, пока цена пересчитывается.',
            'In play a price depends on the score and the time that is left. After a goal or a point betting stops for a moment, until the price is worked out anew.',
            'Canlı oyunda əmsal hesabdan və qalan vaxtdan asılıdır. Qol və ya xaldan sonra qiymət yenidən hesablanana qədər mərc qəbulu qısa müddətə dayandırılır.',
            'Live ойында коэффициент есепке және қалған уақытқа байланысты. Гол немесе ұпайдан кейін баға қайта есептелгенше бәс қабылдау аз уақытқа тоқтайды.',
            'Наживо коефіцієнт залежить від рахунку та часу, що лишився. Після гола чи очка прийом ставок ненадовго зупиняється, доки ціна перераховується.',
          ),
        ],
      },
      ...CLOSING,
    ],
  },
  line: {
    title: words(
      'Линия: коэффициенты до начала матчей | Grandstand',
      'Line: prices before the match | Grandstand',
      'Xətt: matçdan əvvəlki əmsallar | Grandstand',
      'Линия: матчқа дейінгі коэффициенттер | Grandstand',
      'Лінія: коефіцієнти до початку матчів | Grandstand',
    ),
    description: words(
      'Расписание ближайших матчей с коэффициентами: исход, тотал, фора и другие рынки на несколько дней вперёд.',
      'The matches to come with their prices: result, total, handicap and other markets, days ahead.',
      'Yaxın matçların cədvəli və əmsalları: nəticə, total, fora və digər mərc növləri bir neçə gün əvvəldən.',
      'Алдағы матчтардың кестесі мен коэффициенттері: нәтиже, тотал, фора және басқа нарықтар бірнеше күн бұрын.',
      'Розклад найближчих матчів із коефіцієнтами: результат, тотал, фора та інші ринки на кілька днів наперед.',
    ),
    text: [
      {
        heading: words(
          'Ставки до начала матча',
          'Betting before the match',
          'Matçdan əvvəl mərclər',
          'Матчқа дейінгі бәстер',
          'Ставки до початку матчу',
        ),
        paragraphs: [
          words(
            'В линии можно спокойно сравнить команды и выбрать исход. Коэффициент, который вы видели при ставке, за ней и останется, даже если позже он изменится.',
            'In the line there is time to compare the sides and choose an outcome. The price you saw when you placed the bet stays with it, even if it moves later.',
            'Xətdə komandaları rahat müqayisə edib nəticə seçmək olar. Mərc edərkən gördüyünüz əmsal sonradan dəyişsə belə, mərcinizdə qalır.',
            'Линияда командаларды асықпай салыстырып, нәтижені таңдауға болады. Бәс тіккенде көрген коэффициентіңіз кейін өзгерсе де, бәсіңізде сақталады.',
            'У лінії можна спокійно порівняти команди й обрати результат. Коефіцієнт, який ви бачили під час ставки, залишиться за нею, навіть якщо згодом зміниться.',
          ),
        ],
      },
      ...CLOSING,
    ],
  },
  sport: {
    title: words(
      '{sport}: ставки и коэффициенты | Grandstand',
      '{sport}: bets and odds | Grandstand',
      '{sport}: mərclər və əmsallar | Grandstand',
      '{sport}: бәстер мен коэффициенттер | Grandstand',
      '{sport}: ставки та коефіцієнти | Grandstand',
    ),
    description: words(
      '{sport}: чемпионаты, расписание матчей, коэффициенты на исход, тотал и фору.',
      '{sport}: championships, fixtures, prices on the result, the total and the handicap.',
      '{sport}: çempionatlar, matçların cədvəli, nəticəyə, totala və foraya əmsallar.',
      '{sport}: чемпионаттар, матчтар кестесі, нәтижеге, тоталға және фораға коэффициенттер.',
      '{sport}: чемпіонати, розклад матчів, коефіцієнти на результат, тотал і фору.',
    ),
    text: [
      {
        heading: words(
          '{sport}: что есть в линии',
          '{sport}: what is in the line',
          '{sport}: xətdə nə var',
          '{sport}: линияда не бар',
          '{sport}: що є в лінії',
        ),
        paragraphs: [
          words(
            'Матчи сгруппированы по чемпионатам. Выберите чемпионат, чтобы увидеть все его матчи и рынки.',
            'Matches stand by championship. Choose one to see all its matches and markets.',
            'Matçlar çempionatlar üzrə qruplaşdırılıb. Bütün matçları və mərc növlərini görmək üçün çempionat seçin.',
            'Матчтар чемпионаттар бойынша топталған. Барлық матчтар мен нарықтарды көру үшін чемпионатты таңдаңыз.',
            'Матчі згруповано за чемпіонатами. Оберіть чемпіонат, щоб побачити всі його матчі й ринки.',
          ),
        ],
      },
      ...CLOSING,
    ],
  },
  champ: {
    title: words(
      '{champ}: ставки и коэффициенты, {sport} | Grandstand',
      '{champ}: bets and odds, {sport} | Grandstand',
      '{champ}: mərclər və əmsallar, {sport} | Grandstand',
      '{champ}: бәстер мен коэффициенттер, {sport} | Grandstand',
      '{champ}: ставки та коефіцієнти, {sport} | Grandstand',
    ),
    description: words(
      '{champ}: расписание ближайших матчей и коэффициенты на исход, тотал и фору.',
      '{champ}: the next matches, and prices on the result, the total and the handicap.',
      '{champ}: yaxın matçların cədvəli və nəticəyə, totala, foraya əmsallar.',
      '{champ}: алдағы матчтар кестесі және нәтижеге, тоталға, фораға коэффициенттер.',
      '{champ}: розклад найближчих матчів і коефіцієнти на результат, тотал і фору.',
    ),
    text: [
      {
        heading: words(
          '{champ}: матчи и коэффициенты',
          '{champ}: matches and prices',
          '{champ}: matçlar və əmsallar',
          '{champ}: матчтар мен коэффициенттер',
          '{champ}: матчі та коефіцієнти',
        ),
        paragraphs: [
          words(
            'Откройте матч, чтобы увидеть все его рынки. Матч, который начался, переходит в лайв вместе с вашими ставками.',
            'Open a match to see all its markets. A match that has begun goes live, and your bets go with it.',
            'Bütün mərc növlərini görmək üçün matçı açın. Başlayan matç mərclərinizlə birlikdə canlı bölməyə keçir.',
            'Барлық нарықтарды көру үшін матчты ашыңыз. Басталған матч бәстеріңізбен бірге live бөліміне өтеді.',
            'Відкрийте матч, щоб побачити всі його ринки. Матч, що почався, переходить у лайв разом із вашими ставками.',
          ),
        ],
      },
      ...CLOSING,
    ],
  },
  game: {
    title: words(
      '{home} – {away}: ставки и коэффициенты, {date} | Grandstand',
      '{home} – {away}: bets and odds, {date} | Grandstand',
      '{home} – {away}: mərclər və əmsallar, {date} | Grandstand',
      '{home} – {away}: бәстер мен коэффициенттер, {date} | Grandstand',
      '{home} – {away}: ставки та коефіцієнти, {date} | Grandstand',
    ),
    description: words(
      '{home} – {away}. {champ}, {date}: коэффициенты на исход, тотал, фору и точный счёт.',
      '{home} – {away}. {champ}, {date}: prices on the result, the total, the handicap and the score.',
      '{home} – {away}. {champ}, {date}: nəticəyə, totala, foraya və dəqiq hesaba əmsallar.',
      '{home} – {away}. {champ}, {date}: нәтижеге, тоталға, фораға және дәл есепке коэффициенттер.',
      '{home} – {away}. {champ}, {date}: коефіцієнти на результат, тотал, фору та точний рахунок.',
    ),
    text: [
      {
        heading: words(
          '{home} – {away}: на что поставить',
          '{home} – {away}: what to bet on',
          '{home} – {away}: nəyə mərc etmək olar',
          '{home} – {away}: неге бәс тігуге болады',
          '{home} – {away}: на що поставити',
        ),
        paragraphs: [
          words(
            '{champ}, начало {date}: цены на исход матча открыты до начала и меняются во время игры.',
            '{champ}, begins {date}. Prices on the result are open before the match and move during it.',
            '{champ}, başlama {date}. Matçın nəticəsinə əmsallar oyundan əvvəl açıqdır və oyun zamanı dəyişir.',
            '{champ}, басталуы {date}. Матч нәтижесіне коэффициенттер ойынға дейін ашық және ойын кезінде өзгереді.',
            '{champ}, початок {date}: ціни на результат матчу відкриті до початку й змінюються під час гри.',
          ),
        ],
      },
      ...CLOSING,
    ],
  },
};
