import { ticketRoot, verifyRound } from '@grandstand/bus-contracts/domain/fair';
import { describe, expect, it } from 'vitest';
import { read } from './services';

const text = read('docs/fairness.md');
const examples = [...text.matchAll(/```json\n([^`]+)```/g)].map(
  ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
);

describe('the examples of docs/fairness.md', () => {
  it('P112 verify', async () => {
    expect(examples.map(({ scheme }) => scheme)).toEqual(['personal', 'shared']);
    for (const example of examples) {
      expect(await verifyRound(example), String(example['scheme'])).toEqual({ isValid: true });
    }
  });

  it('have the root of the named tickets', async () => {
    const tickets = ['1-7-12-20-33', '4-8-15-16-23', '2-3-5-7-11'];
    expect(examples[1]?.['root']).toBe(await ticketRoot(tickets));
    for (const ticket of tickets) expect(text).toContain(`\`${ticket}\``);
  });
});
