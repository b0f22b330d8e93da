import { describe, expect, it } from 'vitest';
import { calculate } from './calculation';
import { fieldsOf, readSum, sumPath, type SumFields } from './sum';

const FIELDS: SumFields = { kind: 'system', odds: '1.9 2 2.5', stake: '600', size: 2, places: 4 };
const made = (change: Partial<SumFields>) => calculate(readSum({ ...FIELDS, ...change }, 'en'));

describe('the betting calculator', () => {
  it('RTE-10 counts a system as the bet slip does: 2 of 3 at 1.9, 2 and 2.5', () => {
    expect(made({})).toMatchObject({
      kind: 'lines',
      lines: 3,
      stakePerLine: 200_00,
      least: 760_00,
      most: 2710_00,
      byWon: [
        { won: 3, least: 2710_00, most: 2710_00 },
        { won: 2, least: 760_00, most: 1000_00 },
      ],
    });
    expect(made({})).toMatchObject({
      list: [{ pays: 760_00 }, { pays: 950_00 }, { pays: 1000_00 }],
    });
  });

  it('RTE-10 counts singles, accumulators and bankers', () => {
    expect(made({ kind: 'single', odds: '1.9', stake: '10' })).toMatchObject({ win: 19_00 });
    expect(made({ kind: 'single', odds: '1.9 2', stake: '10' })).toMatchObject({
      stake: 20_00,
      win: 39_00,
    });
    expect(made({ kind: 'express', odds: '1,9; 2', stake: '10' })).toMatchObject({
      coef: 3.8,
      win: 38_00,
    });
    expect(made({ odds: '3* 1.9 2 2.5', stake: '600' })).toMatchObject({
      lines: 3,
      most: 3 * 2710_00,
    });
  });

  it('RTE-10 counts full covers: a Yankee has 11 lines, a Lucky 15 has 15', () => {
    const odds = '2 2 2 2';
    const yankee = made({ kind: 'cover', odds, stake: '11' });
    expect(yankee).toMatchObject({ lines: 11, stakePerLine: 1_00, least: 4_00 });
    // Six doubles at 4, four trebles at 8, one of four at 16.
    expect(yankee).toMatchObject({ most: (24 + 32 + 16) * 1_00 });
    const lucky = made({ kind: 'cover-singles', odds, stake: '15' });
    expect(lucky).toMatchObject({ lines: 15, least: 2_00, most: (8 + 24 + 32 + 16) * 1_00 });
  });

  it('RTE-10 counts each way, dutching and the margin', () => {
    expect(made({ kind: 'each-way', odds: '9', stake: '20' })).toEqual({
      kind: 'each-way',
      stakePerPart: 10_00,
      placeCoef: 3,
      won: 120_00,
      placed: 30_00,
    });
    expect(made({ kind: 'dutching', odds: '2 4', stake: '90' })).toMatchObject({
      parts: [{ stake: 60_00 }, { stake: 30_00 }],
      pays: 120_00,
    });
    expect(made({ kind: 'margin', odds: '1.91 1.91' })).toMatchObject({
      margin: 471,
      outcomes: [{ share: 5000 }, { share: 5000 }],
    });
  });

  it('says in words what is wrong', () => {
    expect(made({ odds: ' ' })).toBe('odds-missing');
    expect(made({ odds: '1.9 two' })).toBe('odds-wrong');
    expect(made({ odds: '1.9 0.5 2' })).toBe('odds-wrong');
    expect(made({ odds: '1.9 2' })).toBe('odds-few');
    expect(made({ odds: '2 '.repeat(21) })).toBe('odds-many');
    expect(made({ kind: 'cover', odds: '2 '.repeat(9) })).toBe('odds-many');
    expect(made({ stake: '-5' })).toBe('stake');
    expect(made({ stake: '1,234' })).toBe('stake-two-readings');
    expect(made({ stake: '0' })).toBe('stake');
    expect(made({ size: 3 })).toBe('size');
    expect(made({ odds: '1.9* 2* 2.5' })).toBe('size');
  });

  it('is shared by its address', () => {
    const path = sumPath({ ...FIELDS, odds: '1.9* 2 2.5' });
    expect(fieldsOf(new URL(path, 'http://localhost').searchParams)).toEqual({
      ...FIELDS,
      odds: '1.9* 2 2.5',
    });
    expect(fieldsOf(new URLSearchParams('kind=nothing&size=x'))).toEqual(FIELDS);
    expect(sumPath({ ...FIELDS, kind: 'margin' })).toBe(
      '/betting-calculator?kind=margin&odds=1.9+2+2.5',
    );
  });
});
