import type { Language } from '@grandstand/bus-contracts';

interface BankPageTexts {
  readonly pay: string;
  /** `{amount}`, `{payee}` */
  readonly order: string;
  readonly demo: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly payNow: string;
  readonly cancel: string;
  readonly badCard: string;
  readonly badExpiry: string;
  readonly badCode: string;
  readonly cards: readonly [string, string, string, string, string, string, string, string];
  readonly challenge: string;
  /** `{code}` */
  readonly challengeText: string;
  readonly challengeCode: string;
  /** `{left}` */
  readonly wrongCode: string;
  readonly confirm: string;
  readonly over: string;
  readonly overText: string;
  readonly unknown: string;
  readonly unknownText: string;
  readonly toSite: string;
}

export const BANK_PAGE_TEXTS: Readonly<Record<Language, BankPageTexts>> = {
  en: {
    pay: 'Pay by card',
    order: '{amount} to {payee}',
    demo: 'This bank is a demo: no real money, and no real card. These numbers try what can happen:',
    number: 'Card number',
    expiry: 'Valid until (MM/YY)',
    code: 'Security code',
    payNow: 'Pay {amount}',
    cancel: 'Cancel the payment',
    badCard: 'There is no such card number. Please check it.',
    badExpiry: 'The card is not valid any more, or the date is not written as 08/29.',
    badCode: 'The security code has three or four digits.',
    cards: [
      'is paid at once',
      'asks for a code first',
      'is declined',
      'has not enough money',
      'is paid, and the site hears of it late',
      'is paid, and the site hears of it twice',
      'is paid at once; a withdrawal to it is refused',
      'is paid at once; a withdrawal to it comes back',
    ],
    challenge: 'Confirm the payment',
    challengeText: 'Enter the code that your bank has sent you. In this demo it is {code}.',
    challengeCode: 'Code',
    wrongCode: 'The code is wrong. Tries left: {left}.',
    confirm: 'Confirm',
    over: 'This payment is over',
    overText: 'It was paid or cancelled before, or its time is over. The site knows how it ended.',
    unknown: 'Unknown payment',
    unknownText: 'This address is no order of the site. Please begin the payment there again.',
    toSite: 'To the site',
  },
  ru: {
    pay: 'Оплата картой',
    order: '{amount}, получатель: {payee}',
    demo: 'Это учебный банк: без настоящих денег и карт. Этими номерами можно проверить разные исходы:',
    number: 'Номер карты',
    expiry: 'Срок действия (ММ/ГГ)',
    code: 'Код безопасности',
    payNow: 'Оплатить {amount}',
    cancel: 'Отменить платёж',
    badCard: 'Такого номера карты нет. Проверьте его.',
    badExpiry: 'Срок карты истёк, или дата записана не как 08/29.',
    badCode: 'В коде безопасности три или четыре цифры.',
    cards: [
      'оплачивается сразу',
      'сначала спрашивает код',
      'отклоняется',
      'на карте не хватает денег',
      'оплачивается, а сайт узнаёт об этом поздно',
      'оплачивается, а сайт узнаёт об этом дважды',
      'оплачивается сразу; в выводе на неё отказывают',
      'оплачивается сразу; вывод на неё возвращается',
    ],
    challenge: 'Подтвердите платёж',
    challengeText: 'Введите код, который прислал банк. В этой демонстрации он {code}.',
    challengeCode: 'Код',
    wrongCode: 'Код неверный. Осталось попыток: {left}.',
    confirm: 'Подтвердить',
    over: 'Этот платёж завершён',
    overText: 'Он уже оплачен, отменён, или его время вышло. Сайт знает, чем он закончился.',
    unknown: 'Неизвестный платёж',
    unknownText: 'По этому адресу нет заказа сайта. Начните платёж на сайте заново.',
    toSite: 'На сайт',
  },
  ua: {
    pay: 'Оплата карткою',
    order: '{amount}, одержувач: {payee}',
    demo: 'Це навчальний банк: без справжніх грошей і карток. Цими номерами можна перевірити різні випадки:',
    number: 'Номер картки',
    expiry: 'Термін дії (ММ/РР)',
    code: 'Код безпеки',
    payNow: 'Сплатити {amount}',
    cancel: 'Скасувати платіж',
    badCard: 'Такого номера картки немає. Перевірте його.',
    badExpiry: 'Термін картки минув, або дату записано не як 08/29.',
    badCode: 'У коді безпеки три або чотири цифри.',
    cards: [
      'сплачується одразу',
      'спершу питає код',
      'відхиляється',
      'на картці бракує грошей',
      'сплачується, а сайт дізнається про це пізно',
      'сплачується, а сайт дізнається про це двічі',
      'сплачується одразу; у виведенні на неї відмовляють',
      'сплачується одразу; виведення на неї повертається',
    ],
    challenge: 'Підтвердьте платіж',
    challengeText: 'Введіть код, який надіслав банк. У цій демонстрації він {code}.',
    challengeCode: 'Код',
    wrongCode: 'Код неправильний. Залишилося спроб: {left}.',
    confirm: 'Підтвердити',
    over: 'Цей платіж завершено',
    overText: 'Його вже сплачено, скасовано, або його час минув. Сайт знає, чим він закінчився.',
    unknown: 'Невідомий платіж',
    unknownText: 'За цією адресою немає замовлення сайту. Почніть платіж на сайті знову.',
    toSite: 'На сайт',
  },
  az: {
    pay: 'Kartla ödəniş',
    order: '{amount}, alan: {payee}',
    demo: 'Bu, nümayiş bankıdır: həqiqi pul və kart yoxdur. Bu nömrələrlə müxtəlif halları yoxlamaq olar:',
    number: 'Kartın nömrəsi',
    expiry: 'Etibarlıdır (AA/İİ)',
    code: 'Təhlükəsizlik kodu',
    payNow: '{amount} ödəyin',
    cancel: 'Ödənişi ləğv edin',
    badCard: 'Belə kart nömrəsi yoxdur. Onu yoxlayın.',
    badExpiry: 'Kartın müddəti bitib və ya tarix 08/29 kimi yazılmayıb.',
    badCode: 'Təhlükəsizlik kodunda üç və ya dörd rəqəm olur.',
    cards: [
      'dərhal ödənilir',
      'əvvəlcə kod soruşur',
      'rədd edilir',
      'kartda pul çatmır',
      'ödənilir, sayt isə bunu gec öyrənir',
      'ödənilir, sayt isə bunu iki dəfə öyrənir',
      'dərhal ödənilir; ona çıxarış rədd edilir',
      'dərhal ödənilir; ona çıxarış geri qayıdır',
    ],
    challenge: 'Ödənişi təsdiqləyin',
    challengeText: 'Bankın göndərdiyi kodu yazın. Bu nümayişdə o, {code}.',
    challengeCode: 'Kod',
    wrongCode: 'Kod səhvdir. Qalan cəhdlər: {left}.',
    confirm: 'Təsdiqləyin',
    over: 'Bu ödəniş başa çatıb',
    overText: 'O, əvvəl ödənilib, ləğv edilib və ya vaxtı bitib. Necə bitdiyini sayt bilir.',
    unknown: 'Naməlum ödəniş',
    unknownText: 'Bu ünvanda saytın sifarişi yoxdur. Ödənişi saytda yenidən başlayın.',
    toSite: 'Sayta keç',
  },
  kz: {
    pay: 'Картамен төлеу',
    order: '{amount}, алушы: {payee}',
    demo: 'Бұл — көрсетілімге арналған банк: нақты ақша да, карта да жоқ. Осы нөмірлермен түрлі жағдайды тексеруге болады:',
    number: 'Карта нөмірі',
    expiry: 'Жарамдылық мерзімі (АА/ЖЖ)',
    code: 'Қауіпсіздік коды',
    payNow: '{amount} төлеу',
    cancel: 'Төлемнен бас тарту',
    badCard: 'Мұндай карта нөмірі жоқ. Тексеріңіз.',
    badExpiry: 'Картаның мерзімі өткен немесе күн 08/29 түрінде жазылмаған.',
    badCode: 'Қауіпсіздік кодында үш не төрт цифр болады.',
    cards: [
      'бірден төленеді',
      'алдымен код сұрайды',
      'қабылданбайды',
      'картада ақша жетпейді',
      'төленеді, ал сайт оны кеш біледі',
      'төленеді, ал сайт оны екі рет біледі',
      'бірден төленеді; оған ақша шығару қабылданбайды',
      'бірден төленеді; оған шығарылған ақша қайтып келеді',
    ],
    challenge: 'Төлемді растаңыз',
    challengeText: 'Банк жіберген кодты енгізіңіз. Бұл көрсетілімде ол {code}.',
    challengeCode: 'Код',
    wrongCode: 'Код қате. Қалған әрекет: {left}.',
    confirm: 'Растау',
    over: 'Бұл төлем аяқталған',
    overText: 'Ол бұрын төленген, тоқтатылған немесе уақыты өткен. Қалай аяқталғанын сайт біледі.',
    unknown: 'Белгісіз төлем',
    unknownText: 'Бұл мекенжайда сайттың тапсырысы жоқ. Төлемді сайтта қайта бастаңыз.',
    toSite: 'Сайтқа өту',
  },
};
