import * as v from 'valibot';
import { bonusTermsSchema } from '../../answers/promo';
import { defineCommand, defineState } from '../define';
import { sentCode } from './auth';
import { REGISTRATION_REFUSALS } from './session';

const type = v.picklist(['fast_reg', 'phone_reg', 'full_reg', 'soc_reg']);
export type RegistrationType = v.InferOutput<typeof type>;

/** 0 none, 1 sports, 2 casino. */
const bonusChoice = v.picklist([0, 1, 2]);
export type BonusChoice = v.InferOutput<typeof bonusChoice>;

const commonEntries = {
  countryId: v.number(),
  currencyId: v.number(),
  /** The guest confirmed that they are of age, and agreed to the rules. */
  isOfAge: v.literal(true),
  isTermsAgreed: v.literal(true),
  /** A promo code. */
  refCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** The bonus for the first deposit; left out where none was offered. */
  bonusChoice: v.optional(bonusChoice),
  /** The code that was sent to the address; left out until one was sent. */
  flowId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  code: v.optional(v.pipe(v.string(), v.maxLength(40))),
};

export const registrationSchema = v.variant('type', [
  v.object({ type: v.optional(v.literal('fast_reg')), ...commonEntries }),
  v.object({
    type: v.literal('phone_reg'),
    ...commonEntries,
    /** The two letters of the number's country. */
    countryCode: v.pipe(v.string(), v.maxLength(2)),
    phone: v.pipe(v.string(), v.maxLength(40)),
  }),
  v.object({
    type: v.literal('full_reg'),
    ...commonEntries,
    email: v.pipe(v.string(), v.maxLength(100)),
    password: v.pipe(v.string(), v.maxLength(200)),
    name: v.pipe(v.string(), v.maxLength(100)),
    /** "1990-02-28" */
    birthday: v.pipe(v.string(), v.maxLength(10)),
  }),
  v.object({
    type: v.literal('soc_reg'),
    ...commonEntries,
    /** The number of the network that the guest has come back from. */
    socialMedia: v.number(),
  }),
]);
export type Registration = v.InferOutput<typeof registrationSchema>;

export const registrationOptions = defineState({
  name: 'registration.options',
  version: 1,
  owner: 'registration',
  doc: 'What the operator offers a guest who registers, besides the countries and currencies of the site config.',
  value: v.object({
    types: v.array(type),
    bonuses: v.array(bonusChoice),
    networks: v.array(v.object({ id: v.number(), key: v.string(), name: v.string() })),
    leastAge: v.number(),
  }),
});

export const registrationLoad = defineCommand({
  name: 'registration.load',
  version: 1,
  owner: 'registration',
  doc: 'Loads what `registration.options` publishes, ahead of the dialog. The services of sign-in start with it.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const registrationSubmit = defineCommand({
  name: 'registration.submit',
  version: 1,
  owner: 'registration',
  doc: 'Registers and signs in. By phone and by mail it first sends a code, which comes with the same request sent again. The credentials are shown once, for the player to keep.',
  request: registrationSchema,
  answer: v.variant('result', [
    v.object({ result: v.literal('code-sent'), ...sentCode.entries }),
    v.object({
      result: v.literal('registered'),
      userId: v.string(),
      login: v.string(),
      password: v.string(),
    }),
  ]),
  failures: [...REGISTRATION_REFUSALS, 'age-not-confirmed', 'too-many-attempts'],
  secret: ['request.password', 'request.code', 'answer.password'],
});

export const registrationResend = defineCommand({
  name: 'registration.resend',
  version: 1,
  owner: 'registration',
  doc: 'Sends a new code in place of the last one.',
  request: v.object({ flowId: v.string() }),
  answer: sentCode,
  failures: ['captcha-not-solved', 'time_up', 'too-many-attempts', 'unavailable'],
});

export const registrationCheckCode = defineCommand({
  name: 'registration.checkCode',
  version: 1,
  owner: 'registration',
  doc: 'What a promo code gives, in the language of the page; null where there is no such code.',
  request: v.object({ refCode: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({ title: v.nullable(v.string()) }),
  failures: ['too-many-attempts', 'unavailable'],
});

export const registrationBonus = defineCommand({
  name: 'registration.bonus',
  version: 1,
  owner: 'registration',
  doc: 'The offer for a first deposit that a choice of the registration names, with its terms in the currency `iso` (ISO 4217); null: it is not offered now.',
  request: v.object({ choice: bonusChoice, iso: v.string() }),
  answer: v.object({ offer: v.nullable(v.object({ id: v.string(), terms: bonusTermsSchema })) }),
  failures: ['unavailable'],
});

export const registrationMail = defineCommand({
  name: 'registration.mail',
  version: 1,
  owner: 'registration',
  doc: 'Sends login and password to the confirmed mail address of a new player.',
  request: v.object({ password: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ sentTo: v.string() }),
  failures: [
    'credentials-not-mailed',
    'not-signed-in',
    'too-many-attempts',
    'unavailable',
    'wrong-credentials',
  ],
  secret: ['request.password'],
});
