import type { Language } from '@grandstand/bus-contracts';

interface WayTexts {
  readonly wallet: {
    readonly title: string;
    readonly number: string;
    readonly badNumber: string;
    /** `{amount}` */
    readonly approve: string;
    readonly refuse: string;
    readonly demo: string;
  };
  readonly transfer: {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly reference: string;
    readonly qr: string;
    readonly from: string;
    readonly badAccount: string;
    readonly sent: string;
    readonly demo: string;
  };
  readonly voucher: {
    readonly title: string;
    readonly code: string;
    readonly badCode: string;
    /** `{left}` */
    readonly left: string;
    readonly unchecked: string;
    readonly rest: string;
  };
  readonly terminal: {
    readonly title: string;
    readonly text: string;
    readonly code: string;
    readonly open: string;
    readonly back: string;
    readonly machine: string;
    readonly badCode: string;
    /** `{amount}` */
    readonly insert: string;
    readonly find: string;
    readonly paid: string;
    /** `{amount}` */
    readonly paidText: string;
  };
}

export const WAY_TEXTS: Readonly<Record<Language, WayTexts>> = {
  en: {
    wallet: {
      title: 'Pay from your e-wallet',
      number: 'Wallet number',
      badNumber: 'A wallet number has 6 to 15 digits.',
      approve: 'Approve {amount}',
      refuse: 'Refuse',
      demo: 'This wallet is a demo: any number works. The last four digits try what can happen:',
    },
    transfer: {
      title: 'Pay by bank transfer',
      text: 'Send exactly this amount with exactly this reference from your bank. It is credited when it arrives.',
      to: 'To the account',
      reference: 'Reference',
      qr: 'QR code of the transfer',
      from: 'Your account (IBAN)',
      badAccount: 'There is no such account number. Please check it.',
      sent: 'I have sent it',
      demo: 'This bank is a demo: the button sends the transfer, and it arrives in less than a minute.',
    },
    voucher: {
      title: 'Pay by voucher',
      code: 'Code of the voucher',
      badCode: 'This code is not valid, or there is not enough money on the voucher.',
      left: 'Tries left: {left}.',
      unchecked: 'The code could not be checked. Please try again.',
      rest: 'What is left on the voucher stays on it.',
    },
    terminal: {
      title: 'Pay in cash at a terminal',
      text: 'Enter this code at a payment terminal and pay there in cash. The code is valid for a day.',
      code: 'Code for the terminal',
      open: 'Open the demo terminal',
      back: 'Back to the site',
      machine: 'Payment terminal',
      badCode: 'There is no payment with this code.',
      insert: 'Pay {amount} in cash',
      find: 'Find the payment',
      paid: 'Paid',
      paidText: '{amount} was paid in cash.',
    },
  },
  ru: {
    wallet: {
      title: 'Оплата с электронного кошелька',
      number: 'Номер кошелька',
      badNumber: 'В номере кошелька от 6 до 15 цифр.',
      approve: 'Подтвердить {amount}',
      refuse: 'Отказаться',
      demo: 'Это учебный кошелёк: подойдёт любой номер. Последними четырьмя цифрами можно проверить разные исходы:',
    },
    transfer: {
      title: 'Оплата банковским переводом',
      text: 'Отправьте из своего банка точно эту сумму с точно этим назначением. Деньги зачислят, когда перевод придёт.',
      to: 'На счёт',
      reference: 'Назначение платежа',
      qr: 'QR-код перевода',
      from: 'Ваш счёт (IBAN)',
      badAccount: 'Такого номера счёта нет. Проверьте его.',
      sent: 'Перевод отправлен',
      demo: 'Это учебный банк: кнопка отправляет перевод, и он придёт меньше чем через минуту.',
    },
    voucher: {
      title: 'Оплата ваучером',
      code: 'Код ваучера',
      badCode: 'Код недействителен, или на ваучере не хватает денег.',
      left: 'Осталось попыток: {left}.',
      unchecked: 'Код не удалось проверить. Попробуйте ещё раз.',
      rest: 'Остаток останется на ваучере.',
    },
    terminal: {
      title: 'Оплата наличными в терминале',
      text: 'Введите этот код в платёжном терминале и заплатите наличными. Код действует сутки.',
      code: 'Код для терминала',
      open: 'Открыть учебный терминал',
      back: 'Вернуться на сайт',
      machine: 'Платёжный терминал',
      badCode: 'Платежа с таким кодом нет.',
      insert: 'Внести {amount} наличными',
      find: 'Найти платёж',
      paid: 'Оплачено',
      paidText: 'Наличными внесено {amount}.',
    },
  },
  ua: {
    wallet: {
      title: 'Оплата з електронного гаманця',
      number: 'Номер гаманця',
      badNumber: 'У номері гаманця від 6 до 15 цифр.',
      approve: 'Підтвердити {amount}',
      refuse: 'Відмовитися',
      demo: 'Це навчальний гаманець: підійде будь-який номер. Останніми чотирма цифрами можна перевірити різні випадки:',
    },
    transfer: {
      title: 'Оплата банківським переказом',
      text: 'Надішліть зі свого банку точно цю суму з точно цим призначенням. Гроші зарахують, коли переказ надійде.',
      to: 'На рахунок',
      reference: 'Призначення платежу',
      qr: 'QR-код переказу',
      from: 'Ваш рахунок (IBAN)',
      badAccount: 'Такого номера рахунку немає. Перевірте його.',
      sent: 'Переказ надіслано',
      demo: 'Це навчальний банк: кнопка надсилає переказ, і він надійде менш ніж за хвилину.',
    },
    voucher: {
      title: 'Оплата ваучером',
      code: 'Код ваучера',
      badCode: 'Код недійсний, або на ваучері бракує грошей.',
      left: 'Залишилося спроб: {left}.',
      unchecked: 'Код не вдалося перевірити. Спробуйте ще раз.',
      rest: 'Решта залишиться на ваучері.',
    },
    terminal: {
      title: 'Оплата готівкою в терміналі',
      text: 'Введіть цей код у платіжному терміналі та заплатіть готівкою. Код діє добу.',
      code: 'Код для термінала',
      open: 'Відкрити навчальний термінал',
      back: 'Повернутися на сайт',
      machine: 'Платіжний термінал',
      badCode: 'Платежу з таким кодом немає.',
      insert: 'Внести {amount} готівкою',
      find: 'Знайти платіж',
      paid: 'Сплачено',
      paidText: 'Готівкою внесено {amount}.',
    },
  },
  az: {
    wallet: {
      title: 'Elektron pul kisəsi ilə ödəniş',
      number: 'Pul kisəsinin nömrəsi',
      badNumber: 'Pul kisəsinin nömrəsində 6–15 rəqəm olur.',
      approve: '{amount} təsdiqləyin',
      refuse: 'İmtina edin',
      demo: 'Bu, nümayiş pul kisəsidir: istənilən nömrə uyğundur. Son dörd rəqəmlə müxtəlif halları yoxlamaq olar:',
    },
    transfer: {
      title: 'Bank köçürməsi ilə ödəniş',
      text: 'Bankınızdan dəqiq bu məbləği dəqiq bu təyinatla göndərin. Köçürmə çatanda pul hesaba yazılır.',
      to: 'Hesab',
      reference: 'Ödənişin təyinatı',
      qr: 'Köçürmənin QR kodu',
      from: 'Sizin hesab (IBAN)',
      badAccount: 'Belə hesab nömrəsi yoxdur. Onu yoxlayın.',
      sent: 'Köçürməni göndərdim',
      demo: 'Bu, nümayiş bankıdır: düymə köçürməni göndərir və o, bir dəqiqədən tez çatır.',
    },
    voucher: {
      title: 'Vauçerlə ödəniş',
      code: 'Vauçerin kodu',
      badCode: 'Kod etibarsızdır və ya vauçerdə pul çatmır.',
      left: 'Qalan cəhdlər: {left}.',
      unchecked: 'Kodu yoxlamaq alınmadı. Yenidən cəhd edin.',
      rest: 'Qalan pul vauçerdə qalır.',
    },
    terminal: {
      title: 'Terminalda nağd ödəniş',
      text: 'Bu kodu ödəniş terminalına yazın və orada nağd ödəyin. Kod bir gün etibarlıdır.',
      code: 'Terminal üçün kod',
      open: 'Nümayiş terminalını açın',
      back: 'Sayta qayıdın',
      machine: 'Ödəniş terminalı',
      badCode: 'Bu kodla ödəniş yoxdur.',
      insert: '{amount} nağd ödəyin',
      find: 'Ödənişi tapın',
      paid: 'Ödənilib',
      paidText: 'Nağd {amount} ödənilib.',
    },
  },
  kz: {
    wallet: {
      title: 'Электрондық әмияннан төлеу',
      number: 'Әмиян нөмірі',
      badNumber: 'Әмиян нөмірінде 6–15 цифр болады.',
      approve: '{amount} растау',
      refuse: 'Бас тарту',
      demo: 'Бұл — көрсетілімге арналған әмиян: кез келген нөмір жарайды. Соңғы төрт цифрмен түрлі жағдайды тексеруге болады:',
    },
    transfer: {
      title: 'Банк аударымымен төлеу',
      text: 'Банкіңізден дәл осы соманы дәл осы мақсатпен жіберіңіз. Аударым келгенде ақша есепке түседі.',
      to: 'Шот',
      reference: 'Төлем мақсаты',
      qr: 'Аударымның QR коды',
      from: 'Сіздің шотыңыз (IBAN)',
      badAccount: 'Мұндай шот нөмірі жоқ. Тексеріңіз.',
      sent: 'Аударымды жібердім',
      demo: 'Бұл — көрсетілімге арналған банк: батырма аударымды жібереді, ол бір минуттан аз уақытта келеді.',
    },
    voucher: {
      title: 'Ваучермен төлеу',
      code: 'Ваучер коды',
      badCode: 'Код жарамсыз немесе ваучерде ақша жетпейді.',
      left: 'Қалған әрекет: {left}.',
      unchecked: 'Кодты тексеру мүмкін болмады. Қайталап көріңіз.',
      rest: 'Қалған ақша ваучерде қалады.',
    },
    terminal: {
      title: 'Терминалда қолма-қол төлеу',
      text: 'Осы кодты төлем терминалына енгізіп, қолма-қол төлеңіз. Код бір тәулік жарамды.',
      code: 'Терминалға арналған код',
      open: 'Көрсетілім терминалын ашу',
      back: 'Сайтқа оралу',
      machine: 'Төлем терминалы',
      badCode: 'Мұндай коды бар төлем жоқ.',
      insert: '{amount} қолма-қол төлеу',
      find: 'Төлемді табу',
      paid: 'Төленді',
      paidText: 'Қолма-қол {amount} төленді.',
    },
  },
};
