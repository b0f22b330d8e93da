import { describe, expect, test } from 'vitest';
import { EMPTY, faultsOf, type Application } from './application-rules';

const WHOLE: Application = {
  name: 'Ann',
  mail: 'ann@example.com',
  place: 'ann.example',
  text: 'Football news.',
};

describe('an application', () => {
  test('can be sent when all is there', () => {
    expect(faultsOf(WHOLE)).toBeUndefined();
    expect(faultsOf({ ...WHOLE, mail: ' Ann@Example.com ', text: ` ${'a'.repeat(10)} ` })).toBe(
      undefined,
    );
  });

  test('says of each field what is wrong', () => {
    expect(faultsOf(EMPTY)).toEqual({
      name: 'missing',
      mail: 'missing',
      place: 'missing',
      text: 'too-short',
    });
    expect(faultsOf({ ...WHOLE, name: '  ' })).toEqual({ name: 'missing' });
    expect(faultsOf({ ...WHOLE, text: ` ${'a'.repeat(9)} ` })).toEqual({ text: 'too-short' });
  });

  test.each(['ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', 'ann@example.com,'])(
    'with the mail address "%s" is not sent',
    (mail) => {
      expect(faultsOf({ ...WHOLE, mail })).toEqual({ mail: 'bad-mail' });
    },
  );
});
