import { expect, test } from 'vitest';
import { isSameAddress } from '../../protection/holds/same-address';

test.each([
  ['Long Street 7, 2', 'LONG  STREET 7-2', true],
  ['Long Street 1, 12', 'Long Street 11, 2', false],
  ['Long Street 1, 12', 'Long Street 112', false],
  ['ул. Ленина, д. 5', 'УЛ ЛЕНИНА Д 5', true],
  ['Müllerstraße 5', 'Mu\u0308llerstraße ５', true],
  ['Müllerstraße 5', 'Mllerstrae 5', false],
  ['İçərişəhər 5', 'içərişəhər 5', true],
  ['Lenina 5a', 'Lenina 5 A', true],
  ['რუსთაველის 5', 'რუსთაველის  გ. 5', false],
  ['რუსთაველის 5', 'რუსთაველის, 5', true],
  ['Ερμού 5', 'ΕΡΜΟΥ 5', true],
  ['Ερμού 5', 'Αθηνάς 5', false],
  ['', '', false],
  ['—', '…', false],
])('%j and %j are one address: %j', (one, other, isSame) => {
  expect(isSameAddress({ city: '', address: one }, { city: null, address: other })).toBe(isSame);
});

test('the same street in another city is another address', () => {
  const address = 'Long Street 7';
  expect(isSameAddress({ city: 'Bonn', address }, { city: 'Köln', address })).toBe(false);
  expect(isSameAddress({ city: 'Bonn', address }, { city: 'BONN', address })).toBe(true);
});
