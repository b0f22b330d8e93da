import { termsState } from '@grandstand/bus-contracts';
import type { TermsState } from '@grandstand/bus-contracts';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createTerms } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const STATUS = 'GET /web-api/api-v3/v2/user/agreement-rules/status';
const RULES = 'GET /web-api/api-v3/v2/user/agreement-rules';
const CONFIRM = 'POST /web-api/api-v3/v2/user/agreement-rules/confirm';
const MINUTE = 60_000;
const UNCHANGED = { isUserTermsChanged: false, userTermsChangedUpdatedAt: null };
const CHANGED = { isUserTermsChanged: true, userTermsChangedUpdatedAt: 1_788_000_000_000 };
const changedAnswer = { result: true, updatedAt: 1_788_000_000_000 };

/** The service on a site where terms are confirmed, unless given otherwise. */
function startTerms(isAvailableConfirmTerms = true, browser = createBrowser()): Tab {
  const tab = openTab(browser);
  const { test, page, otherTabs, api, log } = tab;
  test.qa.publish('config.state', { ...siteConfig, isAvailableConfirmTerms });
  tab.operator.on(STATUS, () => changedAnswer);
  createTerms({ bus: test.bus.join('terms'), clock: test.clock, page, otherTabs, api, log });
  return tab;
}

async function signIn(tab: Tab, userId = 'ann-1'): Promise<void> {
  tab.tokens.begin(userId, tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: 'player', userId });
  await settle();
}

async function signOut(tab: Tab): Promise<void> {
  tab.tokens.begin('');
  tab.test.qa.publish('session.state', { status: 'guest', userId: '' });
  await settle();
}

const terms = ({ test }: Tab): TermsState | undefined => test.qa.peek('terms.state') as TermsState;

describe('the check of the terms', () => {
  it('ACC-04 loads after a sign-in whether and when the terms have changed', async () => {
    const tab = startTerms();
    await signIn(tab);
    expect(terms(tab)).toEqual(CHANGED);
    expect(tab.operator.sent.at(-1)).toMatchObject({ call: STATUS });
    expect(tab.operator.sent.at(-1)?.headers.get('x-auth')).toMatch(/^Bearer /);
    expectMessage(tab.test, termsState, CHANGED);
  });

  it('ACC-04 publishes that terms are unchanged', async () => {
    const tab = startTerms();
    tab.operator.on(STATUS, () => ({ result: false, updatedAt: 1_700_000_000_000 }));
    await signIn(tab);
    const agreed = { isUserTermsChanged: false, userTermsChangedUpdatedAt: 1_700_000_000_000 };
    expect(terms(tab)).toEqual(agreed);
  });

  it('ACC-04 accepts an answer without a time', async () => {
    const tab = startTerms();
    tab.operator.on(STATUS, () => ({ result: true }));
    await signIn(tab);
    expect(terms(tab)).toEqual({ isUserTermsChanged: true, userTermsChangedUpdatedAt: null });
  });

  it.each([
    ['no connection', offline],
    ['a broken operator', () => refuse(500, 'internal')],
    ['another shape', () => ({ changed: true })],
  ])('ACC-04 publishes changed=false without a time after a failure: %s', async (_, fault) => {
    const tab = startTerms();
    await signIn(tab);
    expect(terms(tab)).toEqual(CHANGED);
    tab.operator.on(STATUS, fault);
    await signIn(tab, 'bob-2');
    await tab.test.clock.advance(5000);
    expect(terms(tab)).toEqual(UNCHANGED);
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The state of the terms could not be loaded.' },
    ]);
  });

  it('makes no request for a guest, nor on a site without confirmed terms', async () => {
    const guest = startTerms();
    expect(terms(guest)).toBeUndefined();
    await signOut(guest);
    expect(terms(guest)).toEqual(UNCHANGED);
    const elsewhere = startTerms(false);
    await signIn(elsewhere);
    expect(terms(elsewhere)).toEqual(UNCHANGED);
    expect([guest.operator.sent, elsewhere.operator.sent]).toEqual([[], []]);
  });

  it('publishes nothing and redirects nobody before it is answered', async () => {
    const tab = startTerms();
    const answer = held();
    tab.operator.on(STATUS, () => answer.promise);
    await signIn(tab);
    expect(terms(tab)).toBeUndefined();
    answer.give(changedAnswer);
    await settle();
    expect(terms(tab)).toEqual(CHANGED);
  });

  it('is made once the site requires confirmation, and not again by another config', async () => {
    const tab = startTerms(false);
    await signIn(tab);
    const config = { ...siteConfig, isAvailableConfirmTerms: true };
    tab.test.qa.publish('config.state', config);
    tab.test.qa.publish('config.state', { ...config, companyName: 'Other' });
    tab.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
    await settle();
    expect(tab.operator.count(STATUS)).toBe(1);
    expect(terms(tab)).toEqual(CHANGED);
    tab.test.qa.publish('config.state', siteConfig);
    expect(terms(tab)).toEqual(UNCHANGED);
  });

  it('P12 never applies to the next player', async () => {
    const tab = startTerms();
    const late = held();
    tab.operator.on(STATUS, () => late.promise);
    await signIn(tab);
    tab.operator.on(STATUS, () => ({ result: false, updatedAt: null }));
    await signIn(tab, 'bob-2');
    late.give(changedAnswer);
    await settle();
    expect(terms(tab)).toEqual(UNCHANGED);
    expect(tab.logged).toEqual([]);
  });
});

describe('a page that stays open', () => {
  const agreed = () => ({ result: false, updatedAt: null });
  /** A player who has agreed, on a page that is seen. */
  const open = async (): Promise<Tab> => {
    const tab = startTerms();
    tab.operator.on(STATUS, agreed);
    await signIn(tab);
    return tab;
  };

  it('ACC-04 learns within a minute that the terms have changed', async () => {
    const tab = await open();
    await tab.test.clock.advance(MINUTE);
    expect(terms(tab)).toEqual(UNCHANGED);
    tab.operator.on(STATUS, () => changedAnswer);
    await tab.test.clock.advance(MINUTE);
    expect(terms(tab)).toEqual(CHANGED);
    // It knows: the page of the terms is shown, and asks no more.
    const asked = tab.operator.count(STATUS);
    await tab.test.clock.advance(5 * MINUTE);
    expect(tab.operator.count(STATUS)).toBe(asked);
  });

  it('ACC-04 asks nothing while it is hidden, and at once when it is seen again', async () => {
    const tab = await open();
    tab.page.visible$.next(false);
    const asked = tab.operator.count(STATUS);
    tab.operator.on(STATUS, () => changedAnswer);
    await tab.test.clock.advance(10 * MINUTE);
    expect(tab.operator.count(STATUS)).toBe(asked);
    tab.page.visible$.next(true);
    await settle();
    expect(terms(tab)).toEqual(CHANGED);
  });

  it.each([
    ['no connection', offline],
    ['a broken operator', () => refuse(500, 'internal')],
  ])('keeps what it knows after a failed check, and asks again: %s', async (_, fault) => {
    const tab = await open();
    tab.operator.on(STATUS, fault);
    await tab.test.clock.advance(MINUTE + 5000);
    expect(terms(tab)).toEqual(UNCHANGED);
    tab.operator.on(STATUS, () => changedAnswer);
    await tab.test.clock.advance(MINUTE);
    expect(terms(tab)).toEqual(CHANGED);
  });

  it('publishes terms that are as they were once, and asks nothing of a guest', async () => {
    const tab = await open();
    await tab.test.clock.advance(5 * MINUTE);
    const published = tab.test.messages.filter(({ name }) => name === termsState.name);
    expect(published).toHaveLength(1);
    await signOut(tab);
    const asked = tab.operator.count(STATUS);
    await tab.test.clock.advance(5 * MINUTE);
    expect(tab.operator.count(STATUS)).toBe(asked);
  });

  it('does not drop the first check when it is seen meanwhile', async () => {
    const tab = startTerms();
    const late = held();
    tab.operator.on(STATUS, () => late.promise);
    await signIn(tab);
    tab.page.visible$.next(false);
    tab.page.visible$.next(true);
    late.give(changedAnswer);
    await settle();
    expect(terms(tab)).toEqual(CHANGED);
  });
});

describe('a call refused until the terms are confirmed', () => {
  const required = (tab: Tab): void => tab.test.qa.publish('api.termsRequired', {});

  it('ACC-04 API-04 marks the terms as changed, also while a check is under way', async () => {
    const tab = startTerms();
    const late = held();
    tab.operator.on(STATUS, () => late.promise);
    await signIn(tab);
    required(tab);
    expect(terms(tab)).toEqual({ isUserTermsChanged: true, userTermsChangedUpdatedAt: null });
    late.give({ result: false, updatedAt: null });
    await settle();
    expect(terms(tab)?.isUserTermsChanged).toBe(true);
  });

  it('API-04 keeps the time of the change if it is known', async () => {
    const tab = startTerms();
    tab.operator.on(STATUS, () => ({ ...changedAnswer, result: false }));
    await signIn(tab);
    required(tab);
    expect(terms(tab)).toEqual(CHANGED);
  });

  it('API-04 means nothing for a guest, nor on a site without confirmed terms', async () => {
    const guest = startTerms();
    await signOut(guest);
    required(guest);
    expect(terms(guest)).toEqual(UNCHANGED);
    const elsewhere = startTerms(false);
    await signIn(elsewhere);
    required(elsewhere);
    expect(terms(elsewhere)).toEqual(UNCHANGED);
  });
});

describe('confirming the terms', () => {
  it('shows the present terms, with their changes', async () => {
    const tab = startTerms();
    const rules = { updatedAt: 5, changes: ['New.'], sections: [{ title: '1', text: 'Text.' }] };
    tab.operator.on(RULES, () => rules);
    expect(await tab.test.qa.send('terms.get', {})).toEqual(rules);
    tab.operator.on(RULES, () => refuse(500, 'internal'));
    await expect(tab.test.qa.send('terms.get', {})).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('ACC-04 sends the confirmed terms to the operator, and they are no longer changed', async () => {
    const tab = startTerms();
    const late = held();
    await signIn(tab);
    tab.operator.on(CONFIRM, () => late.promise);
    const confirmed = tab.test.qa.send('terms.confirm', { updatedAt: 5 });
    await settle();
    expect(tab.operator.sent.at(-1)?.body).toBe('{"updatedAt":5}');
    expect(terms(tab)).toEqual(CHANGED);
    late.give({});
    await confirmed;
    expect(terms(tab)).toEqual(UNCHANGED);
  });

  it.each([
    [
      () => refuse(409, 'terms-changed', 'Once more.'),
      { code: 'terms-changed', text: 'Once more.' },
    ],
    [() => refuse(500, 'internal'), { code: 'unavailable' }],
    [offline, { code: 'unavailable' }],
  ])('keeps the player on the page when it fails (%#)', async (fault, error) => {
    const tab = startTerms();
    await signIn(tab);
    tab.operator.on(CONFIRM, fault);
    await expect(tab.test.qa.send('terms.confirm', { updatedAt: 5 })).rejects.toMatchObject(error);
    expect(terms(tab)).toEqual(CHANGED);
  });
});

describe('two tabs of one player', () => {
  /** Both know that the terms have changed; the operator accepts the agreement of `one`. */
  const openTwo = async (): Promise<readonly [one: Tab, other: Tab]> => {
    const browser = createBrowser();
    const one = startTerms(true, browser);
    const other = startTerms(true, browser);
    await signIn(one);
    await signIn(other);
    expect([terms(one), terms(other)]).toEqual([CHANGED, CHANGED]);
    browser.operator.on(CONFIRM, () => {
      browser.operator.on(STATUS, () => ({ result: false, updatedAt: null }));
      return {};
    });
    return [one, other];
  };
  const agree = async (tab: Tab): Promise<void> => {
    await tab.test.qa.send('terms.confirm', { updatedAt: 5 });
    await settle();
  };

  it.each(['seen', 'hidden'])(
    'ACC-04 one learns that the other has agreed, while it is %s',
    async (how) => {
      const [one, other] = await openTwo();
      other.page.visible$.next(how === 'seen');
      await agree(one);
      expect([terms(one), terms(other)]).toEqual([UNCHANGED, UNCHANGED]);
      // Nobody answers the news with news.
      expect(one.operator.count(STATUS)).toBe(3);
    },
  );

  it('one believes the operator: terms that have changed once more keep it on their page', async () => {
    const [one, other] = await openTwo();
    const newer = { result: true, updatedAt: changedAnswer.updatedAt + 1 };
    one.operator.on(CONFIRM, () => {
      one.operator.on(STATUS, () => newer);
      return {};
    });
    await agree(one);
    expect(terms(other)).toEqual({
      isUserTermsChanged: true,
      userTermsChangedUpdatedAt: newer.updatedAt,
    });
  });

  it('a refused agreement is no news for the other', async () => {
    const [one, other] = await openTwo();
    one.operator.on(CONFIRM, () => refuse(409, 'terms-changed', 'Once more.'));
    await expect(one.test.qa.send('terms.confirm', { updatedAt: 5 })).rejects.toThrow();
    await settle();
    expect(one.operator.count(STATUS)).toBe(2);
    expect(terms(other)).toEqual(CHANGED);
  });

  it.each([
    ['no connection', offline],
    ['a broken operator', () => refuse(500, 'internal')],
  ])('ACC-04 one that could not ask at once asks again within a minute: %s', async (_, fault) => {
    const [one, other] = await openTwo();
    one.operator.on(CONFIRM, () => {
      one.operator.on(STATUS, fault);
      return {};
    });
    await agree(one);
    await other.test.clock.advance(5000);
    expect([terms(one), terms(other)]).toEqual([UNCHANGED, CHANGED]);
    one.operator.on(STATUS, () => ({ result: false, updatedAt: null }));
    await other.test.clock.advance(MINUTE);
    expect(terms(other)).toEqual(UNCHANGED);
  });

  it('a guest’s tab asks nothing', async () => {
    const [one, other] = await openTwo();
    await signOut(other);
    // `signOut` ends the browser's token: the other tab is its player's again.
    await signIn(one);
    const asked = one.operator.count(STATUS);
    await agree(one);
    expect(one.operator.count(STATUS)).toBe(asked);
  });
});
