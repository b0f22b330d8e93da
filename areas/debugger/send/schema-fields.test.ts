import {
  configGroups,
  CONTRACTS,
  dialogsOpen,
  noticesShow,
  type AnyContract,
} from '@grandstand/bus-contracts';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { fieldOf, firstValue, withMember } from './schema-fields';

it('RTE-12 a form is made of the schema of a contract', () => {
  expect(fieldOf(noticesShow.request)).toMatchObject({
    kind: 'group',
    members: [
      { name: 'kind', field: { kind: 'choice', options: ['info', 'success', 'error'] } },
      { name: 'title', field: { kind: 'text' }, isOptional: true },
      { name: 'text', field: { kind: 'text' }, isOptional: false },
      { name: 'area', isOptional: true },
      { name: 'priority', isOptional: true },
      { name: 'isPermanent', field: { kind: 'switch' }, isOptional: true },
      { name: 'key', isOptional: true },
      { name: 'action', field: { kind: 'group' }, isOptional: true },
    ],
  });
  expect(firstValue(fieldOf(noticesShow.request))).toEqual({ kind: 'info', text: '' });
  expect(firstValue(fieldOf(configGroups.request))).toEqual({ groups: [''] });
});

it('RTE-12 several forms are chosen from, and null is one of them', () => {
  const { kind, variants } = fieldOf(dialogsOpen.request) as { kind: string; variants: object[] };
  expect([kind, variants.length]).toEqual(['variants', 6]);
  expect(fieldOf(v.nullable(v.number()))).toEqual({
    kind: 'variants',
    variants: [{ kind: 'number' }, { kind: 'choice', options: [null] }],
  });
});

it('every contract has a form, whose first value can be written down', () => {
  const schemaOf = (contract: AnyContract): unknown =>
    'request' in contract
      ? contract.request
      : 'value' in contract
        ? contract.value
        : 'item' in contract
          ? contract.item
          : contract.payload;
  for (const contract of CONTRACTS) {
    expect(JSON.stringify(firstValue(fieldOf(schemaOf(contract))))).toBeDefined();
  }
});

it('a member that is left out is not in the value', () => {
  expect(withMember({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
  expect(withMember({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 });
});
