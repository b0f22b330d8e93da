import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';
import { proofTypeSchema } from './verification';

/** Empty: not said. */
const text = v.pipe(v.string(), v.maxLength(300));

/** The fields that a player fills in, in the groups that are saved together, with the names of the specification (section 3, "Personal data fields"). */
export const profileGroups = {
  person: v.object({
    user_name: text,
    user_surname: text,
    user_middle_name: text,
    /** "1990-02-28" */
    user_birthday_date: text,
    user_birthday_place: text,
  }),
  address: v.object({
    user_geo_location_region: text,
    user_geo_location_city: text,
    user_registration_address: text,
  }),
  document: v.object({
    /** The key of a kind of document: one of `DOCUMENT_TYPES`. */
    user_passport_type: text,
    user_passport_series: text,
    user_passport_number: text,
    user_passport_issue_date: text,
    user_passport_issued_by: text,
    /** The last day on which it is valid. */
    user_passport_data: text,
    /** The personal number of the tax office. */
    user_passport_inn: text,
    /** The personal code that some countries print on their documents; it signs nobody in, and confirms nothing. */
    user_pin_code: text,
  }),
} as const;
export type ProfileGroup = keyof typeof profileGroups;
export type ProfileValues = {
  [Group in ProfileGroup]: v.InferOutput<(typeof profileGroups)[Group]>;
};
export type ProfileField = { [Group in ProfileGroup]: keyof ProfileValues[Group] }[ProfileGroup];

/** The kinds of identity documents. */
export const DOCUMENT_TYPES = [
  'passport',
  'id-card',
  'residence-permit',
  'driving-licence',
] as const;

/** Why a field is not accepted. */
export const profileFaultSchema = v.picklist([
  'required',
  'bad-text',
  'bad-date',
  'under-age',
  'past',
  'future',
]);
export type ProfileFault = v.InferOutput<typeof profileFaultSchema>;

/** A player's personal data; numbers of documents are without most of their digits. */
export const profileFormSchema = v.object({
  /** Counts the changes. */
  version: v.number(),
  ...profileGroups,
  /** The kind of document that has proved them, and when (milliseconds); null: none has. */
  verified: v.optional(v.nullable(v.object({ by: proofTypeSchema, at: v.number() })), null),
  /** The groups that the player can't change: they are proved. */
  locked: v.optional(v.array(v.picklist(['person', 'address', 'document'])), []),
  /** What others decide. */
  account: v.object({
    user_login: v.string(),
    user_main_id: v.number(),
    user_active_id: v.number(),
    /** Milliseconds. */
    user_registration_date: v.number(),
    /** Without most of it; empty: none. */
    user_phone_number: v.string(),
    user_email: v.string(),
    /** In the player's language. */
    user_geo_location_country: v.string(),
  }),
});
export type ProfileForm = v.InferOutput<typeof profileFormSchema>;

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** One group of fields, and the version of the form that it was filled in. */
export const profileChangeSchema = v.variant('group', [
  v.object({ group: v.literal('person'), version, values: profileGroups.person }),
  v.object({ group: v.literal('address'), version, values: profileGroups.address }),
  v.object({ group: v.literal('document'), version, values: profileGroups.document }),
]);
export type ProfileChange = v.InferOutput<typeof profileChangeSchema>;

const failures = ['not-signed-in', 'unavailable'];
// Personal data: no other area gets them.
const audience = { areas: ['profile'] } as const;

export const profileState = defineState({
  name: 'profile.state',
  version: 1,
  owner: 'profile',
  audience,
  doc: 'How well the player’s account is protected and what is missing in it; null for a guest, and until it is known.',
  value: v.nullable(
    v.object({
      protection: v.object({
        /** Percents. */
        level: v.number(),
        status: v.picklist(['bad', 'normal', 'good', 'full']),
        methods: v.object({
          is_changed_password: v.boolean(),
          enable_two_factor_auth: v.boolean(),
          enable_phone_binding: v.boolean(),
          enable_security_question: v.boolean(),
          enable_email_auth: v.boolean(),
        }),
      }),
      contact: v.object({ hasPhone: v.boolean(), hasMail: v.boolean(), isComplete: v.boolean() }),
      /** The required fields that are empty. */
      missing: v.array(
        v.picklist([
          'date_birthday',
          'name',
          'surname',
          'passport',
          'passport_date',
          'registration_address',
        ]),
      ),
      verification: v.object({
        isVerified: v.boolean(),
        /** A document that was accepted is asked for again. */
        isAgain: v.boolean(),
        isPending: v.boolean(),
        /** The kinds of documents that are asked for. */
        types: v.array(v.number()),
        isDocumentRequested: v.boolean(),
        isIdentificationNeeded: v.boolean(),
        hasIdentificationBonus: v.boolean(),
        /** The days that are left to activate the account; null: nothing has to be activated. */
        daysToActivate: v.nullable(v.number()),
      }),
    }),
  ),
  secret: ['value.protection.methods.is_changed_password'],
});
export type ProfileState = NonNullable<v.InferOutput<typeof profileState.value>>;

export const profileForm = defineCommand({
  name: 'profile.form',
  version: 1,
  owner: 'profile',
  audience,
  doc: 'The player’s personal data, to show and to change.',
  request: v.object({}),
  answer: profileFormSchema,
  failures,
  secret: ['answer'],
});

export const profileSave = defineCommand({
  name: 'profile.save',
  version: 1,
  owner: 'profile',
  audience,
  doc: 'Changes a group of the player’s personal data; answers all of them. `bad-fields` has the fault of each field in `details.fields`, `changed` means that the form was saved elsewhere since, `locked` that the group was proved by a document: support changes it.',
  request: profileChangeSchema,
  answer: profileFormSchema,
  failures: [...failures, 'bad-fields', 'changed', 'locked'],
  secret: ['request.values', 'answer'],
});
