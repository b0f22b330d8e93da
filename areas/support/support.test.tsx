import { areaMissing } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { requestsChanged } from '@grandstand/bus-contracts/player';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest, openArea } from '../../src/routes/testing/open-area';
import client from './client';
import server from './server';
import { openSupport } from './testing/open-support';
import { HEAD, REQUEST, TOPICS } from './testing/samples';

const HOME = '/office/support';
const CREATE = '/office/payment/create-request';
const REQUESTS = '/office/payment/requests';

describe('the pages of support', () => {
  it.each(LANGUAGES)('are rendered in %s', async (language) => {
    for (const path of [
      HOME,
      `${HOME}?request=r-1`,
      REQUESTS,
      CREATE,
      `${CREATE}?payment_consultant=1`,
      `${CREATE}/deposit`,
      `${CREATE}/deposit/transactions`,
      `${CREATE}/deposit/transactions/p-1`,
      `${CREATE}/deposit/how-to`,
    ]) {
      const answer = await server.render(areaRequest(path, language));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).toContain('<h1');
      expect(answer.title).not.toContain('title');
    }
  });

  it('lead a guest to the sign-in', async () => {
    const page = await openArea({ client, server, path: HOME });
    await page.sessionIs('guest');
    await page.run(() => screen.getByRole('button', { name: 'Sign in' }).click());
    expect(page.opened).toEqual([{ name: 'sign-in' }]);
    page.close();
  });
});

describe('the page of support', () => {
  it('says how long an answer takes, as it was measured', async () => {
    const { close } = await openSupport(HOME);
    expect(screen.getByText('An answer takes about 2 hours at the moment.')).toBeVisible();
    close();
    const unmeasured = await openSupport(HOME, { topics: { ...TOPICS, answerMs: null } });
    expect(screen.getByText(/^We can’t say yet how long an answer takes/)).toBeVisible();
    unmeasured.close();
  });

  it('searches the answers, and leads to the page of one', async () => {
    const { type, close } = await openSupport(HOME);
    const answers = within(screen.getByRole('region', { name: 'Answers to usual questions' }));
    const titles = (): (string | null)[] =>
      answers
        .queryAllByRole('group')
        .map((one) => one.querySelector('summary')?.textContent ?? null);
    expect(titles()).toEqual(['How do I pay in?', 'Why is my bet void?']);
    await type('Search the answers', 'VOID match');
    expect(titles()).toEqual(['Why is my bet void?']);
    expect(answers.getByRole('status')).toHaveTextContent('Answers found: 1');
    await type('Search the answers', 'nonsense');
    expect(answers.getByText(/^No answer has these words/)).toBeVisible();
    await type('Search the answers', '');
    expect(titles()).toHaveLength(2);
    await type('Search the answers', 'pay');
    expect(
      answers.getByRole('link', { name: 'Open the page: How do I pay in?', hidden: true }),
    ).toHaveAttribute('href', '/en/office/recharge');
    close();
  });

  it('shows five answers at first, and all of them by a press or a search', async () => {
    const answers = Array.from({ length: 7 }, (_, index) => ({
      id: String(index),
      title: `Question ${index}`,
      text: 'An answer.',
      path: null,
    }));
    const { press, type, close } = await openSupport(HOME, { topics: { ...TOPICS, answers } });
    const count = (): number => screen.queryAllByText(/^Question/).length;
    expect(count()).toBe(5);
    await type('Search the answers', 'question');
    expect(count()).toBe(7);
    await type('Search the answers', '');
    await press('All answers');
    expect(count()).toBe(7);
    close();
  });

  it('leads from topics to their forms: payments to pages of their own', async () => {
    const { close } = await openSupport(HOME);
    const hrefOf = (name: string): string | null =>
      screen.getByRole('link', { name, hidden: true }).getAttribute('href');
    expect(hrefOf('The money has not arrived')).toBe(
      `/en${CREATE}/deposit/transactions?about=not-credited`,
    );
    expect(hrefOf('A question about paying in')).toBe(`/en${CREATE}/deposit/how-to`);
    expect(hrefOf('How a bet was settled')).toBe(`/en${HOME}?topic=bets&about=settled`);
    close();
  });

  it('MOD-04 shows the history of all requests in a dialog, and leads to each', async () => {
    const { press, run, close } = await openSupport(HOME, {
      requests: [
        { ...HEAD, id: 'r-2', state: 'waiting-for-you', unread: 2 },
        { ...HEAD, kind: 'account', topic: 'Bets', subTopic: 'How a bet was settled' },
        { ...HEAD, id: 'r-3', state: 'closed' },
      ],
    });
    await press('Show your requests');
    const dialog = screen.getByRole('dialog', { name: 'Your requests' });
    expect(within(dialog).getByRole('heading', { name: 'Your requests' })).toHaveFocus();
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The money has not arrivedDeposit, .*New: 2Waiting for you$/),
      expect.stringMatching(/^How a bet was settledBets, .*Waiting for our answer$/),
      expect.stringMatching(/Closed$/),
    ]);
    const [first] = within(dialog).getAllByRole('link');
    expect(first).toHaveAttribute('href', `/en${HOME}?request=r-2`);
    await run(() => first?.click());
    expect(screen.queryByRole('dialog')).toBeNull();
    close();
  });

  it('MOD-04 says in the dialog that there is no request yet, and closes it', async () => {
    const { press, close } = await openSupport(HOME);
    screen.getByRole('button', { name: 'Show your requests' }).focus();
    await press('Show your requests');
    expect(screen.getByText('No requests yet')).toBeVisible();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show your requests' })).toHaveFocus();
    close();
  });
});

describe('the requests about payments', () => {
  it('PAY-01 are listed with their states, without those about anything else', async () => {
    const { close } = await openSupport(REQUESTS, {
      requests: [HEAD, { ...HEAD, id: 'r-2', kind: 'account', subTopic: 'Another one' }],
    });
    const list = within(screen.getByRole('list', { name: 'Requests' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link')).toHaveAttribute('href', `/en${REQUESTS}?request=r-1`);
    expect(list.getByText('Waiting for our answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New request' })).toHaveAttribute(
      'href',
      `/en${CREATE}`,
    );
    close();
  });

  it('says that there are none', async () => {
    const { close } = await openSupport(REQUESTS, {
      requests: [{ ...HEAD, kind: 'account' }],
    });
    expect(screen.getByText('No requests about payments')).toBeVisible();
    close();
  });

  it('are loaded again when the operator has written', async () => {
    const { site, test, run, close } = await openSupport(REQUESTS, { requests: [HEAD] });
    site.requests = [{ ...HEAD, state: 'waiting-for-you', unread: 1 }];
    await run(() => test.bus.join('requests').publish(requestsChanged, {}));
    expect(screen.getByText('Waiting for you')).toBeVisible();
    expect(screen.getByText('New: 1')).toBeVisible();
    close();
  });
});

describe('a request', () => {
  const ANSWERED = {
    ...REQUEST,
    state: 'waiting-for-you' as const,
    unread: 1,
    messages: [
      ...REQUEST.messages,
      {
        id: 2,
        from: 'operator' as const,
        text: '<b>On its way</b>',
        at: REQUEST.createdAt,
        files: [{ id: 'f-1', type: 'application/pdf', size: 1200 }],
      },
    ],
  };

  it('PAY-01 shows its transaction and the messages of both sides as plain text, and counts as seen', async () => {
    const { reported, close } = await openSupport(`${REQUESTS}?request=r-1`, { request: ANSWERED });
    expect(screen.getByText('20.00 EUR')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for you');
    const messages = within(screen.getByRole('list', { name: 'Messages' }));
    expect(messages.getByText('You')).toBeVisible();
    expect(messages.getByText('<b>On its way</b>')).toBeVisible();
    expect(messages.getByRole('link', { name: 'File 1 (PDF, 1.2 kB)' })).toHaveAttribute(
      'href',
      '/web-api/requests/r-1/files/f-1',
    );
    expect(reported).toEqual(['read']);
    close();
  });

  it('takes a reply, the same one however often it is tried, and then an empty field', async () => {
    const { site, replies, type, press, close } = await openSupport(`${HOME}?request=r-1`, {
      request: REQUEST,
    });
    await press('Send');
    expect(screen.getByText('Write your message.')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveFocus();
    await type('Your message', 'And now?');
    site.refusal = 'unavailable';
    await press('Send');
    expect(screen.getByText(/^The operator can’t be reached, and nothing was sent/)).toBeVisible();
    delete site.refusal;
    await press('Send');
    expect(replies.map(({ text }) => text)).toEqual(['And now?', 'And now?']);
    expect(new Set(replies.map(({ refId }) => refId)).size).toBe(1);
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    expect(screen.getByText('And now?')).toBeVisible();
    await type('Your message', 'Again.');
    await press('Send');
    expect(new Set(replies.map(({ refId }) => refId)).size).toBe(2);
    close();
  });

  it.each([
    ['too-many-messages', /^You have written too many messages/],
    ['request-closed', /^This request is closed. Open a new one/],
    ['bad-file', /^A file can’t be sent/],
    ['not-signed-in', /^You are signed out/],
  ])('says why a reply was not taken: %s', async (refusal, words) => {
    const { type, press, close } = await openSupport(`${HOME}?request=r-1`, {
      request: REQUEST,
      refusal,
    });
    await type('Your message', 'Hello?');
    await press('Send');
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Hello?');
    close();
  });

  it('is closed by its player, who is asked once, and takes no reply then', async () => {
    const { reported, press, close } = await openSupport(`${HOME}?request=r-1`, {
      request: REQUEST,
    });
    await press('Close the request');
    expect(screen.getByRole('dialog', { name: 'Close the request?' })).toBeVisible();
    await press('Close it');
    expect(reported).toEqual(['close']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Closed');
    expect(screen.queryByLabelText('Your message')).toBeNull();
    close();
  });

  it('that the player does not have is a missing page', async () => {
    const { test, close } = await openSupport(`${HOME}?request=r-9`);
    expect(screen.getByText('You have no such request.')).toBeVisible();
    expectMessage(test, areaMissing);
    close();
  });
});
