import type { Language } from '@grandstand/bus-contracts';

/** The texts of a network's pages; `{network}` and `{site}` are names. */
export interface NetworkTexts {
  readonly signIn: string;
  readonly choose: string;
  readonly cancel: string;
  readonly consent: string;
  readonly gets: string;
  readonly name: string;
  readonly mail: string;
  readonly nothingElse: string;
  readonly allow: string;
  readonly deny: string;
  readonly over: string;
  readonly overText: string;
  readonly untrusted: string;
  readonly untrustedText: string;
  readonly toSite: string;
}

export const NETWORK_TEXTS: Readonly<Record<Language, NetworkTexts>> = {
  ru: {
    signIn: 'Вход через {network}',
    choose: 'Выберите аккаунт, с которым вы перейдёте на сайт {site}.',
    cancel: 'Отменить и вернуться',
    consent: 'Сообщить сайту {site}, кто вы?',
    gets: 'Сайт {site} получит:',
    name: 'ваше имя: {name}',
    mail: 'ваш адрес электронной почты: {mail}',
    nothingElse: 'Ни пароля, ни других данных вашего аккаунта он не получит.',
    allow: 'Разрешить',
    deny: 'Отказать',
    over: 'Этот вход завершён',
    overText:
      'Он длился слишком долго или уже использован. Вернитесь на сайт {site} и начните снова.',
    untrusted: 'Запрос не принят',
    untrustedText: '{network} не знает сайт, который направил вас сюда.',
    toSite: 'На сайт {site}',
  },
  en: {
    signIn: 'Sign in with {network}',
    choose: 'Choose the account with which you go on to {site}.',
    cancel: 'Cancel and go back',
    consent: 'Let {site} know who you are?',
    gets: '{site} gets:',
    name: 'your name: {name}',
    mail: 'your mail address: {mail}',
    nothingElse: 'It gets no password, and nothing else of your account.',
    allow: 'Allow',
    deny: 'Deny',
    over: 'This sign-in is over',
    overText: 'It took too long, or was used already. Go back to {site} and begin again.',
    untrusted: 'The request is not accepted',
    untrustedText: '{network} does not know the site that sent you here.',
    toSite: 'To {site}',
  },
  az: {
    signIn: '{network} ilə giriş',
    choose: '{site} saytına hansı hesabla keçəcəyinizi seçin.',
    cancel: 'Ləğv et və qayıt',
    consent: '{site} saytı kim olduğunuzu bilsin?',
    gets: '{site} bunları alacaq:',
    name: 'adınız: {name}',
    mail: 'e-poçt ünvanınız: {mail}',
    nothingElse: 'O, nə şifrənizi, nə də hesabınızın başqa məlumatlarını alacaq.',
    allow: 'İcazə ver',
    deny: 'İmtina et',
    over: 'Bu giriş bitib',
    overText:
      'O, çox uzun çəkib və ya artıq istifadə olunub. {site} saytına qayıdıb yenidən başlayın.',
    untrusted: 'Sorğu qəbul edilmədi',
    untrustedText: '{network} sizi bura göndərən saytı tanımır.',
    toSite: '{site} saytına keç',
  },
  kz: {
    signIn: '{network} арқылы кіру',
    choose: '{site} сайтына қай аккаунтпен өтетініңізді таңдаңыз.',
    cancel: 'Бас тартып, қайту',
    consent: '{site} сайтына кім екеніңізді айту керек пе?',
    gets: '{site} мыналарды алады:',
    name: 'атыңыз: {name}',
    mail: 'электрондық пошта мекенжайыңыз: {mail}',
    nothingElse: 'Ол құпиясөзді де, аккаунтыңыздың басқа деректерін де алмайды.',
    allow: 'Рұқсат беру',
    deny: 'Рұқсат бермеу',
    over: 'Бұл кіру аяқталды',
    overText:
      'Ол тым ұзаққа созылды немесе бұған дейін қолданылды. {site} сайтына қайтып, қайта бастаңыз.',
    untrusted: 'Сұрау қабылданбады',
    untrustedText: '{network} сізді осында жіберген сайтты танымайды.',
    toSite: '{site} сайтына өту',
  },
  ua: {
    signIn: 'Вхід через {network}',
    choose: 'Виберіть акаунт, з яким ви перейдете на сайт {site}.',
    cancel: 'Скасувати й повернутися',
    consent: 'Повідомити сайту {site}, хто ви?',
    gets: 'Сайт {site} отримає:',
    name: 'ваше ім’я: {name}',
    mail: 'вашу адресу електронної пошти: {mail}',
    nothingElse: 'Ні пароля, ні інших даних вашого акаунта він не отримає.',
    allow: 'Дозволити',
    deny: 'Відмовити',
    over: 'Цей вхід завершено',
    overText:
      'Він тривав надто довго або вже використаний. Поверніться на сайт {site} і почніть знову.',
    untrusted: 'Запит не прийнято',
    untrustedText: '{network} не знає сайту, який направив вас сюди.',
    toSite: 'На сайт {site}',
  },
};
