import type { UserConfig } from '@grandstand/bus-contracts/shell';
import { COUNTRIES } from '../../betting/catalog/countries';
import type { Database } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { Profiles, Profile } from '../profile/profiles';
import type { Requests } from '../../support/requests/requests';
import type { SecurityQuestions } from '../../sign-in/security-question/security-questions';
import type { TwoSteps } from '../../sign-in/two-step/two-steps';
import type { Verifications } from '../verification/verifications';
import { DOCUMENT_TYPES } from '@grandstand/bus-contracts/player';
import { masked } from '../profile/profile-rules';
import { protectionLevel } from './protection';
import { mayReach } from '../../rewards/promotion/offer-standing';
import { typesToSend } from '../verification/verifications';
import { sportRulesOf } from '../../betting/sport-rules/sport-rules';

/** Documents of the player are in review. */
const IN_REVIEW = 2;
const ANOTHER_ASKED = 5;
const STATUS_PENDING = 1;
const STATUS_ACTIVE = 2;
const DAY = 86_400_000;

type PlayerRow = {
  readonly mail: string | null;
  readonly phone: string | null;
  readonly country_id: number;
  readonly ban_level: number;
  readonly ban_version: number;
  readonly has_deposit: boolean;
  readonly hide_balance: boolean;
  readonly msg_count: number;
  readonly password_chosen_at: number | null;
};

/** The members of a player's config that QA can set. */
export interface UserConfigChange {
  readonly user_hide_balance?: boolean | undefined;
  readonly user_msg_count?: number | undefined;
}

/** Changes the given members. */
export async function changeUserConfig(
  database: Database,
  playerId: number,
  { user_hide_balance, user_msg_count }: UserConfigChange,
): Promise<void> {
  await database.query(
    `UPDATE players SET hide_balance = coalesce($2, hide_balance),
       msg_count = coalesce($3, msg_count) WHERE id = $1`,
    [playerId, user_hide_balance ?? null, user_msg_count ?? null],
  );
}

export interface UserConfigPorts {
  readonly database: Database;
  readonly profiles: Profiles;
  readonly requests: Requests;
  readonly securityQuestions: SecurityQuestions;
  readonly twoSteps: TwoSteps;
  readonly verifications: Verifications;
  readonly now: () => number;
}

/** A player's config; after a registration by one click only the country is known. */
export async function userConfigOf(
  {
    database,
    profiles,
    requests,
    securityQuestions,
    twoSteps,
    verifications,
    now: clock,
  }: UserConfigPorts,
  playerId: number,
): Promise<UserConfig> {
  const now = clock();
  const player = one(
    await database.query<PlayerRow>(
      `SELECT p.mail, p.phone, p.country_id, p.ban_level, p.ban_version, p.hide_balance, p.msg_count,
         p.password_chosen_at, EXISTS (
         SELECT 1 FROM accounts a
         JOIN ledger_entries e ON e.account_id = a.ledger_account_id
         JOIN ledger_transactions t ON t.id = e.transaction_id
         WHERE a.player_id = p.id AND t.kind = 'deposit'
       ) AS has_deposit
       FROM players p WHERE p.id = $1`,
      [playerId],
    ),
  );
  const country = COUNTRIES.find(({ id }) => id === player.country_id);
  const profile = await profiles.of(playerId);
  const standing = await verifications.standingOf(playerId);
  const rules = await sportRulesOf(database, playerId);
  const methods = {
    is_changed_password: player.password_chosen_at !== null,
    enable_two_factor_auth: await twoSteps.isOn(playerId),
    enable_phone_binding: player.phone !== null,
    enable_security_question: (await securityQuestions.of(playerId)) !== undefined,
    enable_email_auth: player.mail !== null,
  };
  return {
    phone_number: player.phone,
    phone_code: null,
    user_email: player.mail,
    user_name: profile.person.user_name || null,
    user_country_code: country?.code ?? null,
    user_country_id: player.country_id,
    user_ref_id: 1,
    user_msg_count: player.msg_count + (await requests.unreadOf(playerId)),
    activation_type: activationOf(player),
    protection_level: protectionLevel(methods),
    protection_methods: methods,
    is_active_secure_question: methods.enable_security_question,
    changed_pass_day_count: Math.floor((now - (player.password_chosen_at ?? now)) / DAY),
    ban_level: player.ban_level,
    ban_version: player.ban_version,
    user_status_id: standing.status === IN_REVIEW ? STATUS_PENDING : STATUS_ACTIVE,
    has_deposit: player.has_deposit,
    user_hide_balance: player.hide_balance,
    verification_status: standing.status,
    verification_types: typesToSend(standing),
    verification_status_group_code: null,
    is_verification_again: standing.asked.some(({ again }) => again !== null),
    requested_additional_document: standing.status === ANOTHER_ASKED,
    is_need_identification: standing.identification.isNeeded,
    is_identification_bonus: standing.identification.hasBonus,
    remaining_days_to_activate: standing.daysLeft,
    may_be_offered: await mayReach(database, playerId, 'notice', now),
    ...rules,
    user_data: userDataOf(profile),
  };
}

/** The numbers of the document are without most of their digits. */
function userDataOf({ person, address, document }: Profile): UserConfig['user_data'] {
  const type = DOCUMENT_TYPES.findIndex((known) => known === document.user_passport_type);
  return {
    date_birthday: person.user_birthday_date || null,
    document_type_id: type === -1 ? null : type + 1,
    inn: masked(document.user_passport_inn) || null,
    name: person.user_name || null,
    passport: masked(document.user_passport_number) || null,
    passport_date: document.user_passport_issue_date || null,
    passport_end_date: document.user_passport_data || null,
    registration_address: address.user_registration_address || null,
    surname: person.user_surname || null,
  };
}

/** Which addresses a player has confirmed: 0 none, 1 mail, 2 both, 3 phone. */
function activationOf({ mail, phone }: PlayerRow): UserConfig['activation_type'] {
  if (mail !== null) return phone === null ? 1 : 2;
  return phone === null ? 0 : 3;
}
