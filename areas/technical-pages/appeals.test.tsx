import { Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import {
  appealsChanged,
  appealsList,
  appealsSend,
  type Appeal,
  type AppealList,
  type NewAppeal,
} from '@grandstand/bus-contracts/player';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest, openArea } from '../../src/routes/testing/open-area';
import client from './client';
import server from './server';

const FIELD = 'Your appeal';
const SEND = 'Send the appeal';
const TEXT = 'I have one account alone.';
const AT = Date.UTC(2026, 6, 1, 12);
const TIME = 'Jul 1, 2026, 12:00';

const APPEAL: Appeal = {
  id: '1',
  createdAt: AT,
  text: TEXT,
  status: 'waiting',
  answer: null,
  answeredAt: null,
};
const WAITING: AppealList = { appeals: [APPEAL], refusal: { code: 'appeal-waiting' } };

/** What the operator of a test has; a test may change it at any time. */
interface Site {
  list: AppealList;
  /** With which it refuses what is written. */
  refusal?: Refusal<string>;
}

async function openAppeals(site: Site, path = '/block-appeal-history') {
  const sent: NewAppeal[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      const appeals = bus.join('appeals');
      appeals.handle(appealsList, () => site.list);
      appeals.handle(appealsSend, (appeal) => {
        sent.push(appeal);
        if (site.refusal) throw site.refusal;
        site.list = { ...WAITING, appeals: [{ ...APPEAL, text: appeal.text.trim() }] };
        return site.list;
      });
    },
  });
  await page.sessionIs('player', 'ann');
  return { ...page, sent, site };
}

const none = (refusal: AppealList['refusal'] = null): AppealList => ({ appeals: [], refusal });
const field = (): HTMLElement => screen.getByLabelText(FIELD);
const rows = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Your appeals, newest first' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each([
  ['/block-appeal-history', 'Appeals'],
  ['/ban', 'Your account is restricted'],
])('the page %s', (path, title) => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    const answer = await server.render(areaRequest(path, language));
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toMatch(/appeals|shut/);
  });

  it('sends one appeal, says so where the focus is, and shows it with its state', async () => {
    const { sent, press, type, close } = await openAppeals({ list: none() }, path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('You have not sent an appeal yet.')).toBeVisible();
    await type(FIELD, TEXT);
    expect(field()).toHaveAccessibleDescription(/From 10 to 2000 characters; written: 25\./);
    await press(SEND);
    expect(sent.map(({ text }) => text)).toEqual([TEXT]);
    expect(rows()).toEqual([`${TIME}Under review${TEXT}`]);
    expect(screen.queryByLabelText(FIELD)).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/^Your appeal has arrived/);
    close();
  });
});

describe('appeals', () => {
  it('show a guest how to sign in, and keep what was written meanwhile', async () => {
    const { type, sessionIs, close } = await openAppeals({ list: none() });
    await type(FIELD, TEXT);
    await sessionIs('guest');
    expect(screen.getByText('Sign in to see your appeals')).toBeVisible();
    expect(screen.queryByLabelText(FIELD)).toBeNull();
    await sessionIs('player', 'ann');
    expect(field()).toHaveValue(TEXT);
    await sessionIs('player', 'bob');
    expect(field()).toHaveValue('');
    close();
  });

  it('are listed with what became of each', async () => {
    const answered = { answer: 'Two\naccounts.', answeredAt: AT } as const;
    const { close } = await openAppeals({
      list: {
        ...none(),
        appeals: [
          { ...APPEAL, id: '3', status: 'accepted', ...answered },
          { ...APPEAL, id: '2', status: 'rejected', ...answered },
          { ...APPEAL, status: 'accepted', answer: null, answeredAt: AT },
        ],
      },
    });
    expect(rows()).toEqual([
      `${TIME}Accepted${TEXT}Answer, ${TIME}Two\naccounts.`,
      `${TIME}Rejected${TEXT}Answer, ${TIME}Two\naccounts.`,
      `${TIME}Accepted${TEXT}`,
    ]);
    close();
  });

  it('show what people have written as text alone', async () => {
    const hostile = '<img src=x onerror="globalThis.x=1"><a href="javascript:x">{{text}}</a>';
    const written = { ...APPEAL, text: hostile, answer: hostile, answeredAt: AT } as const;
    const { root, close } = await openAppeals({ list: { ...none(), appeals: [written] } });
    expect(screen.getAllByText(hostile, { exact: false })).toHaveLength(2);
    expect(root.querySelectorAll('img, script, [href^="javascript"]')).toHaveLength(0);
    close();
  });

  it.each([
    [{ code: 'not-restricted' }, /^Your account is not restricted/],
    [{ code: 'appeal-waiting' }, /^Your appeal is being looked at/],
    [
      { code: 'too-many-appeals', until: AT },
      /3 appeals within 7 days\. You can send the next one from Jul 1, 2026, 12:00\./,
    ],
  ] as const)('say why none can be sent: %j', async (refusal, text) => {
    const { close } = await openAppeals({ list: none(refusal) });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByLabelText(FIELD)).toBeNull();
    close();
  });

  it('ask for more words, and send nothing', async () => {
    const { sent, press, type, close } = await openAppeals({ list: none() });
    await type(FIELD, '  short  ');
    await press(SEND);
    expect(screen.getByText(/^Write at least 10 characters/)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
    close();
  });

  it.each([
    ['unavailable', {}, /^The operator can’t be reached/],
    ['not-signed-in', {}, /^You are signed out/],
    ['too-many-appeals', { until: AT }, /You can send the next one from Jul 1, 2026, 12:00\./],
  ])('keep the text after %s, and send the same appeal again', async (code, details, text) => {
    const refusal = new Refusal(code, { details });
    const { sent, site, press, type, close } = await openAppeals({ list: none(), refusal });
    await type(FIELD, TEXT);
    await press(SEND);
    expect(screen.getByText(text)).toBeVisible();
    expect(field()).toHaveValue(TEXT);
    await press(SEND);
    await type(FIELD, `${TEXT} Please.`);
    delete site.refusal;
    await press(SEND);
    const [first, second, third] = sent.map(({ refId }) => refId);
    expect([first === second, second === third]).toEqual([true, false]);
    expect(rows()).toEqual([expect.stringContaining('Please.')]);
    close();
  });

  it('keep nothing of an appeal that arrived though its answer was lost', async () => {
    const refusal = new Refusal('unavailable');
    const { site, press, type, run, test, close } = await openAppeals({ list: none(), refusal });
    await type(FIELD, TEXT);
    site.list = WAITING;
    await press(SEND);
    expect(rows()).toEqual([expect.stringContaining(TEXT)]);
    site.list = { appeals: [{ ...APPEAL, status: 'rejected' }], refusal: null };
    await run(() => test.qa.publish(appealsChanged.name, {}));
    expect(field()).toHaveValue('');
    close();
  });

  it('of another tab are shown in the place of the form, and what was written stays', async () => {
    const refusal = new Refusal('appeal-waiting');
    const { site, press, type, run, test, close } = await openAppeals({ list: none(), refusal });
    await type(FIELD, 'Another text than that.');
    site.list = WAITING;
    await press(SEND);
    expect(screen.getByText(/^Your appeal is being looked at/)).toBeVisible();
    site.list = { appeals: [{ ...APPEAL, status: 'rejected' }], refusal: null };
    await run(() => test.qa.publish(appealsChanged.name, {}));
    expect(field()).toHaveValue('Another text than that.');
    close();
  });

  it('are loaded again when the operator has answered', async () => {
    const { site, run, test, close } = await openAppeals({ list: WAITING });
    expect(rows()).toEqual([expect.stringContaining('Under review')]);
    site.list = { ...none(), appeals: [{ ...APPEAL, status: 'rejected' }] };
    await run(() => test.qa.publish(appealsChanged.name, {}));
    expect(rows()).toEqual([expect.stringContaining('Rejected')]);
    expect(field()).toBeVisible();
    close();
  });
});
