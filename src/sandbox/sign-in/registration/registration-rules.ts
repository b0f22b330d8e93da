import { SOCIAL_NETWORKS, type SocialNetwork } from '@grandstand/bus-contracts/domain';

/** The ways to register that the operator offers. */
const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg'] as const;

/** With registration through networks where there are some. */
export function registrationTypes(networks: readonly SocialNetwork[]): readonly string[] {
  return networks.length > 0 ? [...REGISTRATION_TYPES, 'soc_reg'] : REGISTRATION_TYPES;
}

/** The bonus for the first deposit: none, sports, casino. */
export const BONUS_CHOICES = [0, 1, 2] as const;

/** The social networks and messengers that a player may come from. */
export const SOCIAL_MEDIA: readonly number[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  ...SOCIAL_NETWORKS.map(({ id }) => id),
];

/** How long the operator mails the credentials of a new player. */
export const CREDENTIALS_MAILED_FOR = 1_800_000;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The age in whole years on a day; undefined if there is no such birthday.
 * @param birthday "1990-02-28".
 * @param today "2026-11-25": of a person's country the earliest day, so that nobody is of age before the law says so.
 */
export function ageOn(birthday: string, today: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (DATE.exec(birthday) ?? []).map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  // Days that do not exist, such as 30 February, are moved to the next month.
  if (year < 1900 || born.toISOString().slice(0, 10) !== birthday) return undefined;
  const hasHadBirthday = today.slice(5) >= birthday.slice(5);
  return Number(today.slice(0, 4)) - year - (hasHadBirthday ? 0 : 1);
}
