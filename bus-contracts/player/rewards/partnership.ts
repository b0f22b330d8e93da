import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

const audience = { areas: ['information'] } as const;

/** The fewest and the most characters of what an applicant says, and the most of the other fields. */
export const APPLICATION_LENGTH = { min: 10, max: 1000, name: 100, place: 200, mail: 300 } as const;

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** What somebody says who wants to lead visitors to the site. */
export const partnerApplicationSchema = v.object({
  /** Of the person. */
  name: line(APPLICATION_LENGTH.name),
  /** Where the answer goes. */
  mail: line(APPLICATION_LENGTH.mail),
  /** The address of their site, or the name of their channel or paper. */
  place: line(APPLICATION_LENGTH.place),
  /** Plain text with line breaks. */
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(APPLICATION_LENGTH.min),
    v.maxLength(APPLICATION_LENGTH.max),
  ),
  /** Made once for each application; the same one is the same application. */
  refId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
});
export type PartnerApplication = v.InferOutput<typeof partnerApplicationSchema>;

export const partnershipApply = defineCommand({
  name: 'partnership.apply',
  version: 1,
  owner: 'partnership',
  audience,
  doc: 'Asks the operator for a partner’s number. The answer comes by mail alone; that of the command is the same for every address. The same `refId` is the same application.',
  request: partnerApplicationSchema,
  answer: v.object({}),
  failures: ['too-many-sendings', 'unavailable'],
  secret: ['request.name', 'request.mail', 'request.place', 'request.text'],
});
