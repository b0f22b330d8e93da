/** The domains that most people have, and the ends of domains. */
const DOMAINS = [
  'gmail.com',
  'mail.ru',
  'yandex.ru',
  'yandex.kz',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'inbox.ru',
  'ukr.net',
  'proton.me',
  'web.de',
  'gmx.de',
];
/** A different domain with as few other letters may well be right, so only one slip is a typo. */
const MAX_SLIPS = 1;

/** The address that was probably meant, where the domain has a typo; else null. */
export function mailHint(address: string): string | null {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (name === '' || DOMAINS.includes(domain)) return null;
  const meant = DOMAINS.find((known) => slips(domain, known) <= MAX_SLIPS);
  return meant === undefined ? null : `${name}@${meant}`;
}

/** How many letters were left out, added, replaced, or swapped with the next one. */
function slips(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row];
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      present[at] = Math.min(
        (last[at] ?? 0) + 1,
        (present[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = present;
  }
  return last[meant.length] ?? Infinity;
}
