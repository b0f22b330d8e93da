/** A social network or a messenger. */
export interface SocialNetwork {
  /** Its number in analytics. */
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** The made-up networks of the embedded identity provider; the last two are messengers. */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  { id: 11, key: 'example-id', name: 'Example ID' },
  { id: 12, key: 'meadow', name: 'Meadow' },
  { id: 13, key: 'lantern', name: 'Lantern' },
  { id: 14, key: 'courier', name: 'Courier' },
  { id: 15, key: 'pigeon', name: 'Pigeon' },
];

/** The site as a client of the identity provider, by OpenID Connect. */
export const OPENID_CLIENT = {
  id: 'grandstand',
  /** Signed by the provider's secret: the client's own secret. */
  secretText: 'openid-client',
} as const;

/** The path of the site where a network sends a person back to. */
export function socialCallbackPath(network: string): string {
  return `/social-api/oauth/${network}/callback`;
}

/** The key of the network whose accounts browsers offer by one tap. */
export const ONE_TAP_NETWORK = 'example-id';

/** The path, at the provider, of the file that tells browsers how a network offers accounts (FedCM's config file). */
export function fedCmConfigPath(network: string): string {
  return `/${network}/fedcm.json`;
}
