import { within, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeWin, openShell, placedBet, SITE_CONFIG } from '../../harness/page/shell-page';
import type { ShellPage } from '../../harness/page/shell-page';

const coupon = () => within(screen.getByRole('region', { name: 'Bet slip' }));

async function openCoupon(partnerHasTaxes?: boolean): Promise<ShellPage> {
  const page = await openShell();
  await page.publishState((qa) =>
    qa.publish('config.state', {
      ...SITE_CONFIG,
      ...(partnerHasTaxes !== undefined && { partnerHasTaxes }),
    }),
  );
  await page.signIn();
  return page;
}

test.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])(
  'CFG-02 with partnerHasTaxes %s the note of taxes is beside the possible win %s times',
  async (hasTaxes, times) => {
    const page = await openCoupon(hasTaxes);
    await page.coupon({ bets: [homeWin(1, 2)], amount: 500, coef: 2, possibleWin: 1000 });
    expect(coupon().getByText('Potential returns')).toBeInTheDocument();
    expect(coupon().queryAllByText('may be withheld from winnings')).toHaveLength(times);
    await page.coupon({ bets: [], successCoupon: placedBet() });
    expect(coupon().queryAllByText('may be withheld from winnings')).toHaveLength(times);
  },
);
