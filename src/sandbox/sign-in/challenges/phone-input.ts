import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import type { Subject } from './subjects';
import { phoneSubject } from './subjects';

/** The members of a call that name a phone number. */
export const phoneEntries = {
  /** The country's code of two letters. */
  country_code: v.pipe(v.string(), v.maxLength(2)),
  phone: v.pipe(v.string(), v.maxLength(40)),
};

/** The subject of a phone number; refuses one that the country does not have. */
export function requirePhone(input: {
  readonly country_code: string;
  readonly phone: string;
}): Subject {
  const subject = phoneSubject(input.country_code, input.phone);
  if (!subject) throw new ApiFault(400, 'bad-phone');
  return subject;
}
