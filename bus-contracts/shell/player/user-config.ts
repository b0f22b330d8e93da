import * as v from 'valibot';
import { defineState } from '../define';

const text = v.nullable(v.string());
const ids = v.array(v.number());

/** The operator's data of a player, with its own names (specification, section 3). */
export const userConfigSchema = v.object({
  phone_number: text,
  phone_code: text,
  user_email: text,
  user_name: text,
  user_country_code: text,
  user_country_id: v.number(),
  user_ref_id: v.number(),
  /** Messages that wait to be read. */
  user_msg_count: v.number(),

  /** 0 none, 1 e-mail, 2 both, 3 phone only. */
  activation_type: v.picklist([0, 1, 2, 3]),
  /** Percents. */
  protection_level: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  protection_methods: v.object({
    is_changed_password: v.boolean(),
    enable_two_factor_auth: v.boolean(),
    enable_phone_binding: v.boolean(),
    enable_security_question: v.boolean(),
    enable_email_auth: v.boolean(),
  }),
  is_active_secure_question: v.boolean(),
  changed_pass_day_count: v.number(),

  ban_level: v.number(),
  ban_version: v.number(),
  /** 1 waits for verification. */
  user_status_id: v.number(),
  has_deposit: v.boolean(),
  user_hide_balance: v.boolean(),

  /** 1 not verified. */
  verification_status: v.number(),
  verification_types: ids,
  verification_status_group_code: text,
  /** A document that was accepted has to be sent again; left out: none has. */
  is_verification_again: v.optional(v.boolean()),
  requested_additional_document: v.boolean(),
  is_need_identification: v.boolean(),
  is_identification_bonus: v.boolean(),
  /** Null: nothing has to be activated. */
  remaining_days_to_activate: v.nullable(v.number()),
  /** Whether an account can be converted: 0 or left out no, 1 the main account, 2 an additional one. */
  account_conversion_status: v.optional(v.picklist([0, 1, 2])),

  /** Whether anything may be offered to the player by notices; left out: nothing may. */
  may_be_offered: v.optional(v.boolean()),

  /** Sports that the player may not bet on before they begin, and in play. */
  disallow_line_sport: ids,
  disallow_live_sport: ids,
  isCCLine: v.boolean(),
  isCClive: v.boolean(),
  /** Why no bet is taken from the player, whatever it is, in their language; null or left out: bets are taken. */
  bet_refusal: v.optional(v.nullable(v.object({ code: v.string(), message: v.string() }))),

  user_data: v.object({
    date_birthday: text,
    document_type_id: v.nullable(v.number()),
    inn: text,
    name: text,
    passport: text,
    passport_date: text,
    passport_end_date: text,
    registration_address: text,
    surname: text,
  }),
});
export type UserConfig = v.InferOutput<typeof userConfigSchema>;

export const userConfigState = defineState({
  name: 'userConfig.state',
  version: 1,
  owner: 'user-config',
  // Areas don't get the player's identity, address and protection.
  doc: 'The data of the operator about the player; none for a guest, and where they could not be loaded.',
  value: v.object({
    /** There is a config to go by. */
    isInstalled: v.boolean(),
    /** The last load succeeded. */
    isLoaded: v.boolean(),
    /** The first load for this player is under way; left out: it is not. */
    isLoading: v.optional(v.boolean()),
    config: v.nullable(userConfigSchema),
  }),
  secret: [
    'phone_number',
    'phone_code',
    'user_email',
    'user_name',
    'user_country_code',
    'user_country_id',
    'user_ref_id',
    'user_data',
    'protection_methods',
    'is_active_secure_question',
  ].map((field) => `value.config.${field}`),
});
export type UserConfigState = v.InferOutput<typeof userConfigState.value>;
