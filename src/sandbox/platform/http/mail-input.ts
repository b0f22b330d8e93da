import { mailAddress } from '@grandstand/bus-contracts/domain/contacts';
import * as v from 'valibot';

/** A mail address in its one form; refuses what is none. */
export const mailSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = mailAddress(dataset.value);
    if (address !== undefined) return address;
    addIssue({ message: 'no mail address' });
    return NEVER;
  }),
);
