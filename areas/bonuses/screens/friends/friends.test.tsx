import type { ReferralView } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openBonuses as open } from '../../testing/open-bonuses';

const CURRENCY = { iso: 'EUR', scale: 2 };
const FRIEND = {
  registeredAt: 1_795_000_000_000,
  reason: null,
  ...CURRENCY,
  reward: 0,
  reversed: 0,
};
const REFERRAL: ReferralView = {
  isOffered: true,
  programme: {
    code: 'K7PM2XQA',
    ...CURRENCY,
    reward: 1_000,
    friendReward: 500,
    toStake: 2_000,
    monthlyCap: 10,
    rewardedThisMonth: 1,
    qualifyDays: 90,
    reversalDays: 30,
  },
  counts: { registered: 0, verified: 0, qualified: 0 },
  friends: [],
  invitation: null,
};

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openFriends(change: Partial<ReferralView> = {}, userId = 'ann-1') {
  pages.push(await open('/office/bringfriend', { userId, referral: { ...REFERRAL, ...change } }));
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of friends', () => {
  it('BNS-01 RTE-31 has the link as text, as a picture and to copy, and says what each side gets', async () => {
    const copied: string[] = [];
    const writeText = async (text: string): Promise<void> => {
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openFriends();
    const link = await part('Your link');
    const address = `${location.origin}/registration?ref=K7PM2XQA`;
    link.getByText(address);
    link.getByRole('img', { name: 'QR code with your link' });
    fireEvent.click(link.getByRole('button', { name: 'Copy the link' }));
    await link.findByText('The link is copied.');
    expect(copied).toEqual([address]);
    const facts = await part('What each of you gets');
    facts.getByText(/^10\.00\sEUR for each friend$/);
    facts.getByText(/^5\.00\sEUR$/);
    facts.getByText(/bets of 20\.00\sEUR in all are settled$/);
    facts.getByText('10 friends a month. This month: 1');
    screen.getByText('Your friend has 90 days from registration to qualify.');
    screen.getByText('No friends yet');
  });

  it('BNS-01 says how far each friend is, and why one gave nothing', async () => {
    await openFriends({
      // More than the list has.
      counts: { registered: 1, verified: 70, qualified: 2 },
      friends: [
        { ...FRIEND, id: '6', state: 'refused', reason: 'time' },
        { ...FRIEND, id: '5', state: 'registered' },
        { ...FRIEND, id: '4', state: 'qualified', reward: 1_000 },
        { ...FRIEND, id: '3', state: 'qualified', reason: 'cap' },
        { ...FRIEND, id: '2', state: 'refused', reason: 'device' },
        { ...FRIEND, id: '1', state: 'reversed', reason: 'address', reward: 1_000, reversed: 700 },
      ],
    });
    const list = await part('Your friends');
    list.getByText('Registered: 1');
    list.getByText('Verified: 70');
    list.getByText('Qualified: 2');
    list.getByText('Their identity is not verified yet');
    list.getByText(/^Qualified\. You got 10\.00\sEUR$/);
    list.getByText('Qualified. Nothing was given: the month had its rewards');
    list.getByText('No reward: you share a device');
    list.getByText('No reward: the time for it was over');
    list.getByText(/^7\.00\sEUR was taken back: you have the same address$/);
  });

  it('BNS-01 shows an invited player what is missing', async () => {
    const invitation = { state: 'registered', reason: null, ...CURRENCY, reward: 500 } as const;
    await openFriends({
      invitation: {
        ...invitation,
        endsAt: 1_800_000_000_000,
        reversed: 0,
        staked: 700,
        toStake: 2_000,
      },
    });
    const own = await part('You came by a friend’s link');
    own.getByText(/^You get 5\.00\sEUR when your identity is verified/);
    own.getByRole('progressbar', { name: /7\.00\sEUR of 20\.00\sEUR/ });
    own.getByText(/^You have until .*Jan.* for it\.$/);
    own.getByRole('link', { name: 'Verify your identity' });
  });

  it('P118 has no link where nothing may be offered, nor where the jurisdiction allows none', async () => {
    await openFriends({ programme: null });
    await screen.findByText('No bonuses are offered to you now');
    expect(screen.queryByRole('region', { name: 'Your link' })).toBeNull();
    await openFriends({ programme: null, isOffered: false });
    await screen.findByText('Rewards for friends are not offered here');
    expect(screen.queryByText(/K7PM2XQA/)).toBeNull();
  });

  it('asks a guest to sign in', async () => {
    await openFriends({}, '');
    await screen.findByText('Sign in to see this page');
  });
});
