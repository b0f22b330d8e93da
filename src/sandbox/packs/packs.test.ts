import { describe, expect, it } from 'vitest';
import { PACK_NAMES, PACKS, readPack } from './packs';

describe('the jurisdiction packs', () => {
  it('keep everywhere: no auto-play, no cancelled withdrawal, a stop from every page', () => {
    for (const name of PACK_NAMES) {
      const { isAutoplay, isReverseWithdrawal, isPanicButton, products } = PACKS[name];
      expect({ isAutoplay, isReverseWithdrawal, isPanicButton }).toEqual({
        isAutoplay: false,
        isReverseWithdrawal: false,
        isPanicButton: true,
      });
      expect(products).toContain('sports');
    }
  });

  it('have the bounds of their law', () => {
    expect(PACKS.uk).toMatchObject({
      minCycleMs: { slots: 2500, other: 5000 },
      maxStake: { slots: 5, underAge25: 2 },
      isNetPositionShown: true,
      bonus: { maxWager: 10, isMixedProducts: false },
    });
    expect(PACKS.de).toMatchObject({
      minCycleMs: { slots: 5000, other: 5000 },
      maxStake: { slots: 1 },
      isDemo: false,
      breakAfterMin: 60,
      breakMin: 5,
      maxDepositMonth: 1000,
    });
    expect(PACKS.de.products).not.toContain('live-casino');
  });

  it('are refused with words, each fault by its name', () => {
    const wrong = { ...PACKS.de, isAutoplay: true, products: ['chess'], reverifyDays: -1 };
    expect(() => readPack('de', wrong)).toThrow(
      /^Failed to read the pack "de"\. products\.0: .*; isAutoplay: .*; reverifyDays: .*\.$/,
    );
    expect(() => readPack('de', { ...PACKS.de, iso: 'XXX' })).toThrow(
      'Failed to read the pack "de". iso: the operator has no currency "XXX".',
    );
    expect(() => readPack('de', null)).toThrow('Failed to read the pack "de". the pack: ');
  });
});
