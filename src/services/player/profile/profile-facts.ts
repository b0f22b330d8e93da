import type { ProfileState } from '@grandstand/bus-contracts/player';
import type { UserConfig } from '@grandstand/bus-contracts/shell';

type Status = ProfileState['protection']['status'];

const VERIFIED = 3;
const PENDING = 1;
/** Specification, section 5: "Profile required fields". */
const REQUIRED = [
  'date_birthday',
  'name',
  'surname',
  'passport',
  'passport_date',
  'registration_address',
] as const;

/**
 * The word for a level of protection: under 30 bad, 30 to 69 normal, 70 to 99 good, 100 full
 * (specification, section 5).
 * @param level Percents.
 */
export function protectionStatus(level: number): Status {
  if (level < 30) return 'bad';
  if (level < 70) return 'normal';
  return level < 100 ? 'good' : 'full';
}

/** What the player's config says about the protection of the account, and what is missing in it. */
export function profileFacts(config: UserConfig): ProfileState {
  const hasPhone = Boolean(config.phone_number);
  const hasMail = Boolean(config.user_email);
  return {
    protection: {
      level: config.protection_level,
      status: protectionStatus(config.protection_level),
      methods: config.protection_methods,
    },
    contact: { hasPhone, hasMail, isComplete: hasPhone && hasMail },
    missing: REQUIRED.filter((field) => !config.user_data[field]),
    verification: {
      isVerified: config.verification_status === VERIFIED,
      isAgain: config.is_verification_again ?? false,
      isPending: config.user_status_id === PENDING,
      types: config.verification_types,
      isDocumentRequested: config.requested_additional_document,
      isIdentificationNeeded: config.is_need_identification,
      hasIdentificationBonus: config.is_identification_bonus,
      daysToActivate: config.remaining_days_to_activate,
    },
  };
}
