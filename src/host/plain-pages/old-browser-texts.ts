import type { Language } from '@grandstand/bus-contracts';

interface Texts {
  readonly title: string;
  readonly what: string;
  readonly todo: string;
  readonly stay: string;
}

/** The texts for a browser that can't run the site. */
export const OLD_BROWSER_TEXTS: Readonly<Record<Language, Texts>> = {
  ru: {
    title: 'Браузер устарел',
    what: 'Сайт в нём не заработает: ему нужен более новый. Ваши ставки и деньги у оператора, с ними ничего не случилось.',
    todo: 'Обновите браузер или поставьте один из этих и откройте сайт снова.',
    stay: 'Всё равно открыть',
  },
  en: {
    title: 'This browser is too old',
    what: 'The site can’t run in it: it needs a newer one. Your bets and your money are with the operator and safe.',
    todo: 'Update it, or get one of these, and open the site again.',
    stay: 'Open it all the same',
  },
  az: {
    title: 'Brauzer köhnəlib',
    what: 'Sayt onda işləməyəcək: daha yenisi lazımdır. Mərcləriniz və pulunuz operatordadır, onlara heç nə olmayıb.',
    todo: 'Brauzeri yeniləyin və ya bunlardan birini quraşdırıb saytı yenidən açın.',
    stay: 'Yenə də aç',
  },
  kz: {
    title: 'Браузер ескірген',
    what: 'Сайт онда жұмыс істемейді: жаңарағы керек. Бәстеріңіз бен ақшаңыз операторда, оларға ештеңе болған жоқ.',
    todo: 'Браузерді жаңартыңыз немесе осылардың бірін орнатып, сайтты қайта ашыңыз.',
    stay: 'Бәрібір ашу',
  },
  ua: {
    title: 'Браузер застарів',
    what: 'Сайт у ньому не запрацює: йому потрібен новіший. Ваші ставки й гроші в оператора, з ними нічого не сталося.',
    todo: 'Оновіть браузер або встановіть один із цих і відкрийте сайт знову.',
    stay: 'Усе одно відкрити',
  },
};
