import { Refusal } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { authActivation, authRedeem, authSendLink } from '@grandstand/bus-contracts/player';
import type { Newsletter } from '@grandstand/bus-contracts/player';
import { record } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import server from './server';
import { areaRequest } from '../../src/routes/testing/open-area';
import { openAuth } from './testing/open-auth';

const TOKEN = 'Canary_token-43';
const PAGES = [
  '/user/accountverify',
  '/user/activate',
  '/user/activatefast',
  '/user/notme',
  '/user/stopnewsletter',
] as const;

type Opened = Awaited<ReturnType<typeof openAuth>>;
type Request = RequestOf<typeof authRedeem>;

let area: Opened;
afterEach(() => area.close());

const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });
const press = (name: string | RegExp): Promise<void> => area.press(name);

/** Opens a page with a token; the service answers, or refuses with a code. */
async function open(path: string, answer: object | string, token: string | undefined = TOKEN) {
  area = await openAuth(path, token);
  const sent: Request[] = [];
  const service = { answer };
  area.auth.handle(authRedeem, (request) => {
    sent.push(request);
    if (typeof service.answer === 'string') throw new Refusal(service.answer as 'used');
    return service.answer as { what: 'mail'; mail: string };
  });
  return { sent, service };
}

describe('RTE-16 the pages of mailed links', () => {
  test.each(PAGES)('%s is rendered in five languages, each in its own words', async (path) => {
    area = await openAuth(path);
    const answers = await Promise.all(
      LANGUAGES.map(async (language) => server.render(areaRequest(path, language))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { title, body } of answers) {
      expect(title).not.toContain('.title');
      expect(body).toContain('<h1');
      expect(body).not.toMatch(/\sstyle="/);
    }
    expect(new Set(answers.map(({ title }) => title)).size).toBe(5);
  });

  test.each(PAGES)(
    '%s takes its markup over, and takes the token out of the address',
    async (path) => {
      const faults = vi.spyOn(console, 'error');
      const { sent } = await open(path, 'unavailable');
      expect(faults).not.toHaveBeenCalled();
      expect(location.href).not.toContain('token');
      expect(location.pathname).toBe(`/en${path}`);
      expect(history.state).toEqual({ kept: 1 });
      // A scanner of mails runs the page's scripts, and presses nothing.
      await area.run();
      expect(sent).toEqual([]);
    },
  );

  test.each([
    ['/user/accountverify', 'verify', 'Confirm the address', 'Your mail address is confirmed'],
    ['/user/activate', 'activate', 'Make the account', 'Your account is ready'],
    ['/user/activatefast', 'activatefast', 'Activate the account', 'Your account is active'],
  ])('%s redeems it by one press, says what was confirmed, and leads on', async (...row) => {
    const [path, kind, button, done] = row;
    const { sent } = await open(path, { what: 'mail', mail: 'a···@example.com' });
    const recorder = record(area.test.bus);
    await area.sessionIs('guest');
    await press(button);
    expect(sent).toEqual([{ kind, token: TOKEN }]);
    expect(heading()).toHaveTextContent(done);
    expect(heading()).toHaveFocus();
    expect(screen.getByText(/a···@example\.com/)).toBeVisible();
    expect(JSON.stringify(recorder.stop())).not.toContain(TOKEN);
    await press('Sign in');
    expect(area.opened).toEqual([{ name: 'sign-in', args: { returnTo: '/' } }]);
    await area.sessionIs('player');
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  });

  test.each([
    ['used', 'This link was used before', /your address is confirmed already/],
    ['time_up', 'This link is too old', /ask for another one/],
    ['unknown', 'This link is not valid', /Open it from the mail once more/],
  ])('a link that is %s is named so, with what to do', async (code, title, text) => {
    await open('/user/accountverify', code);
    await area.sessionIs('guest');
    await press('Confirm the address');
    expect(heading()).toHaveTextContent(title);
    expect(heading()).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('a press that did not reach the operator can be repeated', async () => {
    const { sent, service } = await open('/user/activate', 'unavailable');
    await press('Make the account');
    expect(screen.getByRole('alert')).toHaveTextContent('the operator could not be reached');
    service.answer = 'registration-off';
    await press('Make the account');
    expect(screen.getByRole('alert')).toHaveTextContent('Registration is closed');
    service.answer = { what: 'account', mail: 'a···@example.com' };
    await press('Make the account');
    expect(heading()).toHaveTextContent('Your account is ready');
    expect(sent).toHaveLength(3);
  });

  test('a link that is pasted into the address of the page begins anew', async () => {
    const { sent } = await open('/user/accountverify', 'used');
    await press('Confirm the address');
    expect(heading()).toHaveTextContent('This link was used before');
    await area.run(() => {
      history.replaceState(history.state, '', '#token=next');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(location.hash).toBe('');
    await press('Confirm the address');
    expect(sent.map(({ token }) => token)).toEqual([TOKEN, 'next']);
  });

  test('a token does not go along to the page of another kind', async () => {
    await open('/user/accountverify', 'used');
    await area.run(() => area.place('/user/activate'));
    expect(screen.queryByRole('button', { name: 'Make the account' })).toBeNull();
    expect(screen.getByText(/Open the link in the mail/)).toBeVisible();
  });

  test('an address without a page of its own is not found', async () => {
    area = await openAuth('/user/accountverify');
    const answer = await server.render({ ...areaRequest('/user/activate'), route: 'none' });
    expect(answer).toMatchObject({ status: 404, title: 'This page could not be found' });
  });
});

describe('RTE-16 a page without a token', () => {
  const openAlone = async (path: string, activation: object | string) => {
    area = await openAuth(path);
    const asked: string[] = [];
    const links = { answer: 'unavailable' as object | string };
    area.auth.handle(authActivation, () => {
      if (typeof activation === 'string') throw new Refusal(activation as 'unavailable');
      return activation as { daysLeft: number | null; isMailMissing: boolean };
    });
    area.auth.handle(authSendLink, ({ email }) => {
      asked.push(email);
      if (typeof links.answer === 'string') throw new Refusal(links.answer as 'unavailable');
      return links.answer as { sentTo: string; resendAt: number };
    });
    return { asked, links };
  };

  test.each(PAGES)('says what to do to a guest: %s', async (path) => {
    await openAlone(path, 'unavailable');
    await area.sessionIs('guest');
    expect(screen.getByText(/^Open the link/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Confirm|Make|Activate|Stop)/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

  test('lets a guest register again who has lost the mail', async () => {
    await openAlone('/user/activate', 'unavailable');
    await area.sessionIs('guest');
    await press('Register');
    expect(area.opened).toEqual([{ name: 'registration', args: { type: 'full_reg' } }]);
  });

  test('counts the days that a player has left, and sends them a link', async () => {
    const { asked, links } = await openAlone('/user/activatefast', {
      daysLeft: 3,
      isMailMissing: true,
    });
    await area.sessionIs('player');
    expect(screen.getByText('3 days are left to activate your account.')).toBeVisible();
    await press('Send a link');
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Enter your mail address.');
    await area.run(() => fireEvent.change(field, { target: { value: 'ann@mail' } }));
    links.answer = 'bad-email';
    await press('Send a link');
    expect(field).toHaveAccessibleDescription('This is not a mail address. Please check it.');
    links.answer = 'too-many-attempts';
    await press('Send a link');
    expect(screen.getByText(/No other message can be sent yet/)).toBeVisible();
    links.answer = { sentTo: 'a···@example.com', resendAt: 0 };
    await press('Send a link');
    expect(screen.getByRole('status')).toHaveTextContent('sent to a···@example.com');
    expect(asked).toEqual(['ann@mail', 'ann@mail', 'ann@mail']);
  });

  test.each([
    [{ daysLeft: 1, isMailMissing: true }, '1 day is left to activate your account.'],
    [{ daysLeft: 0, isMailMissing: true }, /The time to activate your account is over/],
    [{ daysLeft: null, isMailMissing: false }, /there is nothing to activate/],
    ['unavailable', 'Your account could not be loaded'],
  ])('%j', async (activation, words) => {
    await openAlone('/user/accountverify', activation);
    await area.sessionIs('player');
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('RTE-16 the page that ends the newsletter', () => {
  const MAIL = 'News and offers by e-mail';
  const SMS = 'News and offers by SMS';
  const answer = (mail: Partial<Newsletter>, sms: Partial<Newsletter>) => ({
    what: 'newsletter',
    channel: 'mail',
    newsletters: [
      { channel: 'mail', isOn: false, undoUntil: null, ...mail },
      { channel: 'sms', isOn: false, undoUntil: null, ...sms },
    ],
  });
  const rows = (): string[] =>
    within(screen.getByRole('list', { name: 'News and offers' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('ends it by one press without a sign-in, each channel by its own, and undoes it', async () => {
    const { sent, service } = await open(
      '/user/stopnewsletter',
      answer({ undoUntil: 9 }, { isOn: true }),
    );
    await press('Stop the newsletter');
    expect(heading()).toHaveTextContent('You no longer get the newsletter');
    expect(heading()).toHaveFocus();
    expect(rows()).toEqual([`${MAIL}Not sentUndo`, `${SMS}Sent to youStop`]);

    service.answer = answer({ undoUntil: 9 }, { undoUntil: 9 });
    await press(`Stop: ${SMS}`);
    expect(screen.getByText('News and offers no longer come to you by SMS.')).toBeVisible();
    service.answer = answer({ isOn: true }, { undoUntil: 9 });
    await press(`Undo: ${MAIL}`);
    expect(heading()).toHaveTextContent('You get the newsletter again');
    expect(rows()).toEqual([`${MAIL}Sent to youStop`, `${SMS}Not sentUndo`]);
    expect(sent).toEqual([
      { kind: 'newsletter', token: TOKEN },
      { kind: 'newsletter', token: TOKEN, channel: 'sms' },
      { kind: 'newsletter', token: TOKEN, channel: 'mail', undo: true },
    ]);

    service.answer = 'time_up';
    await press(`Undo: ${SMS}`);
    expect(screen.getByRole('alert')).toHaveTextContent('It is too late to undo this here');
  });

  test('shows no channel that the player did not get', async () => {
    await open('/user/stopnewsletter', answer({}, {}));
    await press('Stop the newsletter');
    expect(rows()).toEqual([`${MAIL}Not sent`]);
  });

  test.each(['used', 'time_up', 'unknown'])(
    'leads to the settings with a link that is %s',
    async (code) => {
      await open('/user/stopnewsletter', code);
      await press('Stop the newsletter');
      expect(screen.getByText(/in your settings what is sent to you/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'What is sent to you' })).toHaveAttribute(
        'href',
        '/en/office/settings#mailing',
      );
    },
  );
});

describe('the page “this was not me”', () => {
  test('ends nothing before a press, and then all sessions', async () => {
    const { sent, service } = await open('/user/notme', 'unavailable');
    expect(heading()).toHaveTextContent('Was this not you?');
    expect(sent).toEqual([]);
    await press('This was not me');
    expect(screen.getByRole('alert')).toHaveTextContent('the operator could not be reached');
    service.answer = { what: 'sessions' };
    await press('This was not me');
    expect(sent).toEqual([
      { kind: 'not-me', token: TOKEN },
      { kind: 'not-me', token: TOKEN },
    ]);
    expect(heading()).toHaveTextContent('All sessions are ended');
    expect(heading()).toHaveFocus();
  });

  test.each([
    ['used', /^All sessions are ended already/],
    ['time_up', /^It was valid for one day/],
    ['unknown', /^If you pressed the button before/],
  ])('says what to do with a link that is %s', async (code, words) => {
    await open('/user/notme', code);
    await press('This was not me');
    expect(screen.getByText(words)).toBeVisible();
    await area.sessionIs('guest');
    await press('Sign in');
    expect(area.opened).toEqual([{ name: 'sign-in', args: { returnTo: '/' } }]);
  });
});
