import { describe, expect, it } from 'vitest';
import { PACK_NAMES, PACKS, readPack } from './packs';

describe('the jurisdiction packs', () => {
  it('keep everywhere: no auto-play, no cancelled withdrawal, a stop from every page', () => {
    for (const name of PACK_NAMES) {
      const { isAutoplay, isReverseWithdrawal, isPanicButton, products } = PACKS[name].play;
      expect({ isAutoplay, isReverseWithdrawal, isPanicButton }).toEqual({
        isAutoplay: false,
        isReverseWithdrawal: false,
        isPanicButton: true,
      });
      expect(products).toContain('sports');
    }
  });

  it('have the bounds of their law', () => {
    expect(PACKS.uk.play).toMatchObject({
      minCycleMs: { slots: 2500, other: 5000 },
      maxStake: { slots: 5, underAge25: 2 },
      isNetPositionShown: true,
      bonus: { maxWager: 10, isMixedProducts: false },
    });
    expect(PACKS.de.play).toMatchObject({
      minCycleMs: { slots: 5000, other: 5000 },
      maxStake: { slots: 1 },
      isDemo: false,
      breakAfterMin: 60,
      breakMin: 5,
      maxDepositMonth: 1000,
    });
    expect(PACKS.de.play.products).not.toContain('live-casino');
    expect(PACKS.uk.law).toMatchObject({
      verification: { withdrawalFrom: 0, unverifiedDeposits: 0 },
      isReferralOffered: true,
    });
    expect(PACKS.de.law).toMatchObject({
      verification: { withdrawalFrom: 0, unverifiedDeposits: 100 },
      isReferralOffered: false,
    });
  });

  it('are refused with words, each fault by its name', () => {
    const { play, law } = PACKS.de;
    const wrong = {
      ...play,
      isAutoplay: true,
      products: ['chess'],
      reverifyDays: -1,
      law: { ...law, verification: { ...law.verification, keptDays: 0 } },
    };
    expect(() => readPack('de', wrong)).toThrow(
      /^Failed to read the pack "de"\. products\.0: .*; isAutoplay: .*; reverifyDays: .*; law\.verification\.keptDays: .*\.$/,
    );
    expect(() => readPack('de', { ...play, law, iso: 'XXX' })).toThrow(
      'Failed to read the pack "de". iso: the operator has no currency "XXX".',
    );
    expect(() => readPack('de', null)).toThrow('Failed to read the pack "de". the pack: ');
  });
});
