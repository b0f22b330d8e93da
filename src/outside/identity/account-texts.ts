import type { Language } from '@grandstand/bus-contracts';

/** The texts of the pages of a person's account; `{network}` and `{name}` are names. */
interface AccountTexts {
  readonly signIn: string;
  readonly choose: string;
  readonly signedIn: string;
  readonly account: string;
  readonly close: string;
  readonly signOut: string;
}

export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountTexts>> = {
  ru: {
    signIn: 'Вход в {network}',
    choose: 'Выберите свой аккаунт. Браузер сможет предлагать его для входа на сайты.',
    signedIn: 'Вы вошли в {network}',
    account: 'Ваш аккаунт: {name}.',
    close: 'Это окно можно закрыть.',
    signOut: 'Выйти',
  },
  en: {
    signIn: 'Sign in to {network}',
    choose: 'Choose your account. Your browser can then offer it to sign in to sites.',
    signedIn: 'You are signed in to {network}',
    account: 'Your account: {name}.',
    close: 'You can close this window.',
    signOut: 'Sign out',
  },
  az: {
    signIn: '{network} hesabına giriş',
    choose: 'Hesabınızı seçin. Brauzer saytlara giriş üçün onu təklif edə biləcək.',
    signedIn: '{network} hesabına daxil olmusunuz',
    account: 'Hesabınız: {name}.',
    close: 'Bu pəncərəni bağlaya bilərsiniz.',
    signOut: 'Çıxış',
  },
  kz: {
    signIn: '{network} аккаунтына кіру',
    choose: 'Аккаунтыңызды таңдаңыз. Браузер оны сайттарға кіру үшін ұсына алады.',
    signedIn: 'Сіз {network} аккаунтына кірдіңіз',
    account: 'Аккаунтыңыз: {name}.',
    close: 'Бұл терезені жабуға болады.',
    signOut: 'Шығу',
  },
  ua: {
    signIn: 'Вхід до {network}',
    choose: 'Виберіть свій акаунт. Браузер зможе пропонувати його для входу на сайти.',
    signedIn: 'Ви увійшли до {network}',
    account: 'Ваш акаунт: {name}.',
    close: 'Це вікно можна закрити.',
    signOut: 'Вийти',
  },
};
