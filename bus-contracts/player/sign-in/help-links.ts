/** Help with gambling that many countries can use, where the operator's config names none. */
export const HELP_LINKS: readonly { readonly title: string; readonly url: string }[] = [
  { title: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { title: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
];
