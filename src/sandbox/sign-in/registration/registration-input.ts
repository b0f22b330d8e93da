import * as v from 'valibot';
import { leastAge } from '@grandstand/bus-contracts/domain';
import { daysOfCountry } from '@grandstand/bus-contracts/domain/places';
import { findCountry } from '../../betting/catalog/countries';
import { findCurrency } from '../../betting/catalog/currencies';
import { mailSchema } from '../../platform/http/mail-input';
import { phoneEntries, requirePhone } from '../challenges/phone-input';
import { mailSubject } from '../challenges/subjects';
import type { Subject } from '../challenges/subjects';
import { ApiFault } from '../../platform/http/fault';
import { idSchema } from '../../platform/http/inputs';
import { ageOn } from '../../player/players/age';
import { NAME } from '../../player/players/names';
import type { Newcomer } from '../../player/players/new/insert-player';
import { readReferralCode } from '../../rewards/referral/referral-rules';
import type { SiteRules } from '../../site/site/site-rules';
import { BONUS_CHOICES, SOCIAL_MEDIA } from './registration-rules';

const MAX_PASSWORD = 200;

const commonEntries = {
  country_id: idSchema,
  currency_id: idSchema,
  /** A guest who has not confirmed their age, or has not agreed to the rules, is not registered. */
  is_of_age: v.literal(true),
  is_terms_agreed: v.literal(true),
  ref_code: v.optional(v.pipe(v.string(), v.maxLength(100))),
  first_deposit_bonus_choice: v.optional(v.picklist(BONUS_CHOICES)),
  social_media: v.optional(v.picklist(SOCIAL_MEDIA)),
};

/** Left out until a code was sent to the address. */
const proofEntries = {
  flowId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  code: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.transform((code) => code.replaceAll(/\s/g, '')),
    ),
  ),
};

/** A registration in any of its types. */
export const registrationSchema = v.variant('type', [
  v.object({ type: v.literal('fast_reg'), ...commonEntries }),
  v.object({ type: v.literal('phone_reg'), ...commonEntries, ...phoneEntries, ...proofEntries }),
  v.object({
    type: v.literal('full_reg'),
    ...commonEntries,
    ...proofEntries,
    email: v.pipe(v.string(), v.maxLength(300)),
    password: v.pipe(v.string(), v.maxLength(MAX_PASSWORD)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    date_birthday: v.string(),
  }),
  /** By the person who came back from the network. */
  v.object({
    type: v.literal('soc_reg'),
    ...commonEntries,
    social_media: v.picklist(SOCIAL_MEDIA),
  }),
]);
type Registration = v.InferOutput<typeof registrationSchema>;
type FullRegistration = Extract<Registration, { type: 'full_reg' }>;

interface Conditions {
  readonly siteRules: SiteRules;
  /** The code of the link that the visitor came by. */
  readonly referral: string | undefined;
  readonly now: number;
}

/** Who registers, without the address that they have yet to prove; refuses what the operator does not accept. */
export function newcomerOf(
  body: Registration,
  { siteRules, referral, now }: Conditions,
): Omit<Newcomer, 'identity'> {
  const country = findCountry(body.country_id);
  const currency = findCurrency(body.currency_id);
  if (!country || !currency) throw new ApiFault(400, 'not-allowed');
  return {
    countryId: country.id,
    currency,
    refCode: body.ref_code?.trim() || null,
    referral: readReferralCode(referral),
    bonusChoice: body.first_deposit_bonus_choice ?? null,
    socialMedia: body.social_media ?? null,
    ...(body.type === 'full_reg'
      ? personOf(body, daysOfCountry(country.code, now).earliest, siteRules)
      : { password: null, name: null, birthday: null }),
  };
}

/** The address that a code is sent to; undefined where none is. */
export function subjectOf(body: Registration): Subject | undefined {
  if (body.type === 'phone_reg') return requirePhone(body);
  return body.type === 'full_reg' ? mailSubject(body.email) : undefined;
}

/** The code that was sent to the address; undefined where it was not sent yet. */
export function proofOf(body: Registration): { flow: string; code: string } | undefined {
  if (body.type !== 'phone_reg' && body.type !== 'full_reg') return;
  if (body.flowId === undefined || body.code === undefined) return;
  return { flow: body.flowId, code: body.code };
}

/** What a newcomer's password must not be made of; undefined where they choose none. */
export function chosenPasswordOf(
  body: Registration,
): { readonly password: string; readonly personal: readonly string[] } | undefined {
  if (body.type !== 'full_reg') return undefined;
  return { password: body.password, personal: [body.email, body.name] };
}

function personOf(
  { email, password, name, date_birthday: birthday }: FullRegistration,
  today: string,
  siteRules: SiteRules,
): Pick<Newcomer, 'password' | 'name' | 'birthday'> {
  if (!v.is(mailSchema, email)) throw new ApiFault(400, 'bad-email');
  if (!NAME.test(name)) throw new ApiFault(400, 'bad-name');
  const age = ageOn(birthday, today);
  if (age === undefined) throw new ApiFault(400, 'not-allowed');
  if (age < leastAge(siteRules)) throw new ApiFault(403, 'under-age');
  return { password, name, birthday };
}
