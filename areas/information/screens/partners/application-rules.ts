import { mailAddress } from '@grandstand/bus-contracts/domain/contacts';
import { APPLICATION_LENGTH, type PartnerApplication } from '@grandstand/bus-contracts/player';

/** What is filled in. */
export type Application = Omit<PartnerApplication, 'refId'>;
export type ApplicationField = keyof Application;

/** What is wrong with the fields, by field. */
export type ApplicationFaults = Readonly<
  Partial<Record<ApplicationField, 'missing' | 'bad-mail' | 'too-short'>>
>;

export const EMPTY: Application = { name: '', mail: '', place: '', text: '' };

/** Finds what keeps an application from being sent; undefined: nothing. */
export function faultsOf({ name, mail, place, text }: Application): ApplicationFaults | undefined {
  const faults: ApplicationFaults = {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(mail.trim() === ''
      ? { mail: 'missing' }
      : mailAddress(mail) === undefined && { mail: 'bad-mail' }),
    ...(place.trim() === '' && { place: 'missing' }),
    ...(text.trim().length < APPLICATION_LENGTH.min && { text: 'too-short' }),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}
