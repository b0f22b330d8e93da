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
