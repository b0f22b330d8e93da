import type { BanState, UserConfig } from '@grandstand/bus-contracts/shell';

/** The values of a guest. */
export const NOT_BANNED: BanState = { isBanned: false, banLevel: 0, banVersion: 0 };

/** The meaning of the operator's two numbers: a level above 0 is a ban. */
export function banOf({
  ban_level: banLevel,
  ban_version: banVersion,
}: Pick<UserConfig, 'ban_level' | 'ban_version'>): BanState {
  return { isBanned: banLevel > 0, banLevel, banVersion };
}
