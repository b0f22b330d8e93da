import { Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import {
  verificationLoad,
  verificationState,
  verificationTicket,
  type Verification,
} from '@grandstand/bus-contracts/player';
import {
  fileTransfers,
  type TransferFault,
  type TransferTarget,
} from '@grandstand/bus-contracts/upload';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { areaRequest, openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';
type StartTransfer = Awaited<ReturnType<typeof fileTransfers.load>>['startTransfer'];

const PATH = '/office/verification';
const ASKED: Verification['asked'][number] = {
  type: 'passport',
  why: 'identity',
  isAdditional: false,
  state: 'missing',
  fault: null,
  again: null,
  expiresOn: null,
  isExpiringSoon: false,
  sentAt: null,
  documentId: null,
  upload: null,
};
const VERIFICATION: Verification = {
  status: 1,
  asked: [ASKED],
  reviewMs: 20_000,
  daysLeft: null,
  isTold: true,
  isProfileComplete: true,
  maxBytes: 1000,
  types: ['image/png', 'application/pdf'],
  keptDays: 30,
  identification: { isNeeded: false, hasBonus: false },
};
const PDF = '%PDF-1.7 a document';

type Events = Parameters<StartTransfer>[2];
/** The uploads that were begun, and what the network says of the last one. */
const begun: TransferTarget[] = [];
let events: Events;
const controls = { pause: vi.fn<() => void>(), resume: vi.fn<() => void>() };

beforeEach(() => {
  begun.length = 0;
  controls.pause.mockReset();
  controls.resume.mockReset();
  const startTransfer: StartTransfer = (_, target, listener) => {
    begun.push(target);
    events = listener;
    return controls;
  };
  vi.spyOn(fileTransfers, 'load').mockResolvedValue({ startTransfer });
});

async function openPage(verification: Verification = VERIFICATION, path = PATH) {
  const page = await openArea({ client, server, path });
  const service = page.test.bus.join('verification');
  const tickets: unknown[] = [];
  const operator: { load: () => object; ticket: () => string } = {
    load: () => ({}),
    ticket: () => 't-1',
  };
  const publish = (change: Partial<Verification>): Promise<void> =>
    page.run(() => service.publish(verificationState, { ...verification, ...change }));
  service.handle(verificationLoad, () => operator.load());
  service.handle(verificationTicket, (proof) => {
    tickets.push(proof);
    return { ticket: operator.ticket(), expiresAt: 0, maxBytes: 1000, types: [] };
  });
  await page.sessionIs('player', 'ann');
  await publish({});
  return {
    ...page,
    operator,
    tickets,
    publish,
    /** Chooses a file; its content is read and its hash made meanwhile. */
    choose: async (content: string) => {
      const field = document.querySelector('input[type=file]');
      if (!field) throw new Error('There is no field for a file.');
      const file = new File([content], 'scan');
      await page.run(() => fireEvent.change(field, { target: { files: [file] } }));
    },
    until: async (isTrue: () => boolean) => {
      await vi.waitFor(async () => {
        await page.run(() => {});
        expect(isTrue()).toBe(true);
      });
    },
  };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const passport = () => card('Passport or identity card');
const status = () => card('Status');

describe('the page of verification', () => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    for (const path of [PATH, '/office/identification']) {
      const answer = await server.render(areaRequest(path, language));
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('<h1');
      expect(answer.title).not.toContain('title');
    }
  });

  it('PRO-03 says what is asked for and why, how long it takes, and the days that are left', async () => {
    const { close } = await openPage({ ...VERIFICATION, daysLeft: 3 });
    expect(screen.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
    expect(status().getByRole('status')).toHaveTextContent('Not verified');
    expect(status().getByText('3 days are left to activate your account.')).toBeVisible();
    expect(status().getByText(/about 20 seconds.*deleted 30 days/)).toBeVisible();
    expect(passport().getByText(/shows who you are/)).toBeVisible();
    expect(passport().getByText('Not sent yet')).toBeVisible();
    expect(passport().getByText('PNG, JPEG, WebP or PDF, 1 kB at most.')).toBeVisible();
    close();
  });

  it.each([
    [2, 'In review'],
    [3, 'Your identity is verified.'],
    [4, 'A document was not accepted'],
    [5, 'Another document is asked for'],
  ] as const)('PRO-03 says in words what the status %i is: %s', async (code, words) => {
    const { close } = await openPage({ ...VERIFICATION, status: code });
    expect(status().getByRole('status')).toHaveTextContent(words);
    close();
  });

  it.each([
    ['check', null, /^Please confirm who you are/],
    ['people', null, /^People at the operator are looking/],
    ['same', Date.UTC(2026, 10, 27, 12), /^Your documents are those of another account/],
  ] as const)(
    'says why nothing can be paid in or bet, that the money is the player’s, and who helps: %s',
    async (state, endsAt, words) => {
      const { close } = await openPage({ ...VERIFICATION, hold: { state, endsAt } });
      const hold = within(screen.getByRole('region', { name: 'Deposits and bets are on hold' }));
      expect(hold.getByText(words)).toBeVisible();
      expect(hold.queryByText(/^It ends on Nov 27, 2026/) !== null).toBe(endsAt !== null);
      expect(hold.getByText(/^Your money stays yours/)).toBeVisible();
      const hrefs = hold.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual(['/en/office/support', '/en/office/deduce']);
      close();
    },
  );

  it('PRO-03 names the reason of a refusal and what to do, for each document', async () => {
    const { close } = await openPage({
      ...VERIFICATION,
      status: 4,
      asked: [
        { ...ASKED, state: 'accepted', sentAt: 5, documentId: 'doc-1' },
        { ...ASKED, type: 'bill', why: 'address', state: 'refused', fault: 'expired', sentAt: 6 },
        { ...ASKED, type: 'card', why: 'card-owner', isAdditional: true },
        { ...ASKED, type: 'selfie', why: 'likeness', state: 'checking', sentAt: 7 },
      ],
    });
    const link = passport().getByRole('link', { name: 'Download what you sent' });
    expect(link).toHaveAttribute('href', '/web-api/verification/documents/doc-1');
    expect(passport().queryByRole('button')).toBeNull();
    const bill = card('Bill with your address');
    expect(bill.getByText('Not accepted')).toBeVisible();
    expect(bill.getByRole('status')).toHaveTextContent('It is no longer valid. Please send one');
    expect(bill.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
    expect(card('Bank card').getByText('Asked for additionally')).toBeVisible();
    const selfie = card('Photo of you with your document');
    expect(selfie.getByRole('status')).toHaveTextContent('It is being checked.');
    expect(selfie.queryByRole('button')).toBeNull();
    close();
  });

  it.each([
    ['expired', /^The one that we accepted is no longer valid/],
    ['time', /^The law wants us to look at it again/],
  ] as const)('PRO-03 says why a document is needed again: %s', async (again, words) => {
    const { close } = await openPage({ ...VERIFICATION, asked: [{ ...ASKED, again, sentAt: 5 }] });
    expect(passport().getByText('Needed again')).toBeVisible();
    expect(passport().getByText(words)).toBeVisible();
    expect(passport().getByRole('button', { name: /^Choose a file/ })).toBeVisible();
    close();
  });

  it('PRO-03 says of an accepted document that its last day is near', async () => {
    const asked: typeof ASKED = { ...ASKED, state: 'accepted', expiresOn: '2026-12-05' };
    const { publish, close } = await openPage({ ...VERIFICATION, status: 3, asked: [asked] });
    expect(passport().queryByText(/Valid until/)).toBeNull();
    await publish({ asked: [{ ...asked, isExpiringSoon: true }] });
    expect(passport().getByText(/^Valid until December 5, 2026/)).toBeVisible();
    expect(passport().queryByRole('button')).toBeNull();
    close();
  });

  it('leads to the profile where documents would be compared with nothing', async () => {
    const { close } = await openPage({ ...VERIFICATION, isProfileComplete: false });
    expect(status().getByRole('link', { name: 'Fill in' })).toHaveAttribute(
      'href',
      '/en/office/account#personal-data',
    );
    expect(passport().queryByRole('button')).toBeNull();
    close();
  });

  it('PRO-03 asks for the identity document alone where it is about the identification', async () => {
    const { publish, close } = await openPage(
      {
        ...VERIFICATION,
        asked: [ASKED, { ...ASKED, type: 'bill', why: 'address' }],
        identification: { isNeeded: true, hasBonus: true },
      },
      '/office/identification',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Identification' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bill with your address' })).toBeNull();
    expect(status().getByText(/^There is a bonus/)).toBeVisible();
    await publish({ asked: [{ ...ASKED, state: 'accepted' }] });
    expect(status().getByRole('status')).toHaveTextContent('Your identity document is accepted.');
    expect(status().queryByText(/^There is a bonus/)).toBeNull();
    close();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const page = await openArea({ client, server, path: PATH });
    const service = page.test.bus.join('verification');
    let loads = 0;
    service.handle(verificationLoad, () => {
      loads += 1;
      throw new Refusal('unavailable');
    });
    await page.sessionIs('player', 'ann');
    expect(await screen.findByText('Your verification could not be loaded')).toBeVisible();
    const before = loads;
    await page.run(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(loads).toBeGreaterThan(before);
    page.close();
  });
});

describe('a file', () => {
  it.each([
    ['', 'This file is empty. Choose another one.'],
    [`%PDF${'x'.repeat(1000)}`, 'This file is too large. Choose a smaller one.'],
    ['<svg onload="alert(1)"/>', /^This kind of file is not accepted./],
    ['\u00FF\u00D8\u00FF', /^This kind of file is not accepted./],
  ])('is checked before anything is sent: %j', async (content, words) => {
    const { choose, tickets, until, close } = await openPage();
    await choose(content);
    await until(() => passport().queryByText(words) !== null);
    expect([tickets, begun]).toEqual([[], []]);
    close();
  });

  it('is uploaded with a ticket, paused, and taken up again', async () => {
    const { choose, tickets, until, press, run, publish, close } = await openPage();
    await choose(PDF);
    await until(() => begun.length > 0);
    expect(begun).toMatchObject([{ ticket: 't-1' }]);
    expect(tickets).toMatchObject([{ type: 'passport' }]);
    await run(() => events.onProgress(400, 1000));
    const progress = passport().getByRole('progressbar', { name: /^Upload: Passport/ });
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['400', '1000']);
    expect(passport().getByText('0.4 kB of 1 kB')).toBeVisible();
    await press('Pause');
    expect(controls.pause).toHaveBeenCalledTimes(1);
    expect(passport().getByText(/^Paused/)).toHaveAttribute('aria-live', 'polite');
    await press('Go on');
    expect(controls.resume).toHaveBeenCalledTimes(1);
    await run(() => events.onDone('up-1'));
    expect(passport().getByText(/^Uploaded\./)).toHaveAttribute('aria-live', 'polite');
    await publish({ status: 2, asked: [{ ...ASKED, state: 'checking', sentAt: 5 }] });
    expect(passport().getByText('In review')).toBeVisible();
    close();
  });

  it.each([
    [true, /a message tells you the result/],
    [false, /the result is shown here/],
  ])(
    'promises a message to a player who has an address (%s), and to no other',
    async (isTold, text) => {
      const { publish, close } = await openPage();
      await publish({ status: 2, isTold, asked: [{ ...ASKED, state: 'checking', sentAt: 5 }] });
      expect(passport().getByText(text)).toBeVisible();
      close();
    },
  );

  it('goes on by itself when the network is back', async () => {
    const { choose, until, run, close } = await openPage();
    await choose(PDF);
    await until(() => begun.length > 0);
    await run(() => events.onBreak());
    expect(passport().getByText(/^There is no connection\./)).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await run(() => window.dispatchEvent(new Event('online')));
    expect(controls.resume).toHaveBeenCalledTimes(1);
    expect(passport().getByText(/^Uploading/)).toHaveAttribute('aria-live', 'polite');
    close();
    expect(controls.pause, 'the page is left').toHaveBeenCalledTimes(1);
  });

  it('whose upload was left goes on where it stopped, and another file begins anew', async () => {
    const size = PDF.length;
    const upload = { id: 'up-1', size, received: 5, digest: await digest(PDF) };
    const { choose, until, tickets, close } = await openPage({
      ...VERIFICATION,
      asked: [{ ...ASKED, upload }],
    });
    expect(passport().getByText(/^An upload stopped at 0 kB of 0 kB/)).toBeVisible();
    await choose(PDF.replace('a document', 'b document'));
    await until(() => begun.length === 1);
    expect(begun[0]).toMatchObject({ ticket: 't-1' });
    close();
    begun.length = 0;
    const again = await openPage({ ...VERIFICATION, asked: [{ ...ASKED, upload }] });
    await again.choose(PDF);
    await again.until(() => begun.length === 1);
    expect(begun).toEqual([{ id: 'up-1' }]);
    expect([tickets.length, again.tickets.length]).toEqual([1, 0]);
    again.close();
  });

  const NOT_TAKEN: Readonly<Record<TransferFault, string | RegExp>> = {
    'wrong-file-type': /^This kind of file is not accepted./,
    heic: /^Photos in HEIC format are not accepted\. Save the photo as JPEG/,
    unreadable: /^This file could not be checked: it is damaged or too complicated\./,
    'too-many-pixels': /40 megapixels/,
    'too-large': /^This file is too large\./,
    lost: 'The upload could not go on. Choose the file again.',
  };
  it.each(Object.entries(NOT_TAKEN) as [TransferFault, string | RegExp][])(
    'that the operator does not take can be chosen again: %s',
    async (fault, words) => {
      const { choose, until, run, close } = await openPage();
      await choose(PDF);
      await until(() => begun.length > 0);
      await run(() => events.onFault(fault));
      expect(passport().getByRole('alert')).toHaveTextContent(words);
      expect(passport().getByRole('button', { name: /^Choose a file/ })).toBeVisible();
      close();
    },
  );

  it.each([
    ['too-many-uploads', /^Too many files today/],
    ['not-asked', /^This document is not asked for/],
    ['unavailable', /^The operator can’t be reached/],
  ])('that gets no ticket says why: %s', async (code, words) => {
    const { choose, until, operator, close } = await openPage();
    operator.ticket = () => {
      throw new Refusal(code);
    };
    await choose(PDF);
    await until(() => passport().queryByText(words) !== null);
    expect(begun).toEqual([]);
    close();
  });
});

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(bytes).toString('hex');
}
