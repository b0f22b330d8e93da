import { FOR_PLAYERS, of, type Example } from './example';

const office = (area: string) => of('RTE-31 RTE-41', area);
const requests = '/office/payment/create-request';

/** Pages that are one place, and that the banned keep. */
const OPEN = { ...FOR_PLAYERS, marks: { group: 'office' } } as const;
/** Those about money, bets and winnings: the banned may not see them. */
const MONEY = { ...FOR_PLAYERS, marks: { group: 'office', flags: [25] } } as const;

/** Section 2, "Personal office". */
export const OFFICE_EXAMPLES: readonly Example[] = [
  office('profile')('account', '/office/account', ['/account', '/office'], {
    ...OPEN,
    marks: { ...OPEN.marks, titleKey: 'title.account' },
  }),
  office('office')('bet-history', '/office/history', ['/history'], {
    ...MONEY,
    marks: { ...MONEY.marks, titleKey: 'title.bet-history' },
  }),
  office('office')('bet', { '/office/history/8d1f': { betId: '8d1f' } }, ['/office/history/8/1'], {
    ...MONEY,
    marks: { ...MONEY.marks, titleKey: 'title.bet' },
  }),
  office('payments')('historypay', '/office/historypay', ['/office/history-pay'], {
    ...MONEY,
    marks: { ...MONEY.marks, titleKey: 'title.payments' },
  }),
  office('payments')('recharge', '/office/recharge', ['/recharge'], {
    ...MONEY,
    marks: { ...MONEY.marks, titleKey: 'title.recharge', dialogInstead: 'recharge' },
    guards: ['auth', 'rechargeModal'],
  }),
  office('office')('security', '/office/security', ['/office/security/1'], {
    ...OPEN,
    marks: { ...OPEN.marks, titleKey: 'title.security' },
  }),
  office('office')('responsible', '/office/responsible', ['/responsible'], {
    ...OPEN,
    marks: { ...OPEN.marks, titleKey: 'title.responsible' },
  }),
  office('office')('settings', '/office/settings', ['/settings'], {
    ...OPEN,
    marks: { ...OPEN.marks, titleKey: 'title.settings' },
  }),
  office('office')('fairness', '/office/fairness', ['/fairness'], {
    ...OPEN,
    marks: { ...OPEN.marks, titleKey: 'title.fairness' },
  }),
  office('office')('statements', '/office/statements', ['/statements'], OPEN),
  office('bonuses')('bonuses-deposit', '/office/bonuses/deposit', ['/office/bonuses'], MONEY),
  office('bonuses')('bonuses-wager', '/office/bonuses/wager', ['/office/bonuses/other'], MONEY),
  office('bonuses')('vipcashback', '/office/casino/vipcashback', ['/office/vipcashback'], MONEY),
  office('bonuses')('premiumcashback', '/office/casino/premiumcashback', ['/office/casino'], MONEY),
  office('payments')('deduce', '/office/deduce', ['/deduce'], MONEY),
  office('bonuses')('promotion', '/office/promotion', ['/office/promotions'], MONEY),
  office('bonuses')('bringfriend', '/office/bringfriend', ['/bringfriend'], MONEY),
  office('support')('support', '/office/support', ['/support'], OPEN),
  office('bonuses')('rewards', '/office/rewards', ['/rewards'], MONEY),
  office('profile')('verification', '/office/verification', ['/verification'], {
    ...OPEN,
    marks: { ...OPEN.marks, titleKey: 'title.verification' },
  }),
  of('RTE-31 RTE-37', 'profile')('identification', '/office/identification', ['/identification'], {
    guards: ['feature', 'auth'],
    marks: { feature: 'identification', group: 'office', titleKey: 'title.verification' },
    outcomes: ['404', '404', 'sign-in', 'match'],
  }),
  office('support')('share-idea', '/office/share-idea', ['/office/shareidea'], OPEN),
  office('support')('payment-requests', '/office/payment/requests', ['/office/payment'], MONEY),
  office('support')('create-request', requests, ['/office/payment/create'], MONEY),
  office('support')('request-topic', { [`${requests}/3`]: { topicId: '3' } }, [requests], MONEY),
  office('support')(
    'request-transactions',
    { [`${requests}/3/transactions`]: { topicId: '3' } },
    [`${requests}/transactions`],
    MONEY,
  ),
  office('support')(
    'request-transaction',
    { [`${requests}/3/transactions/9`]: { topicId: '3', transactionId: '9' } },
    [`${requests}/3/other/9`, `${requests}/3/transactions/9/1`],
    MONEY,
  ),
  office('support')(
    'request-subtopic',
    { [`${requests}/3/4`]: { topicId: '3', subTopicId: '4' } },
    [`${requests}/3/transactions`],
    MONEY,
  ),
];
