import { areaMissing } from '@grandstand/bus-contracts';
import { fileTransfers, type Transfer } from '@grandstand/bus-contracts/upload';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSupport } from './testing/open-support';

const HOME = '/office/support';
const CREATE = '/office/payment/create-request';
const REQUESTS = '/office/payment/requests';

type StartTransfer = Awaited<ReturnType<typeof fileTransfers.load>>['startTransfer'];
type Events = Parameters<StartTransfer>[2];
/** What the network says of the uploads, in their order. */
const uploads: Events[] = [];
const paused = vi.fn<() => void>();

beforeEach(() => {
  uploads.length = 0;
  paused.mockReset();
  const startTransfer: StartTransfer = (_file, _target, events): Transfer => {
    uploads.push(events);
    return { pause: paused, resume: () => {} };
  };
  vi.spyOn(fileTransfers, 'load').mockResolvedValue({ startTransfer });
});

describe('the topics', () => {
  it('PAY-01 lead to sub-topics, and these to the transaction or to the form', async () => {
    const { place, run, close } = await openSupport(CREATE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask about a payment');
    const topics = within(screen.getByRole('region', { name: 'Topics' }));
    expect(topics.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Deposit',
    ]);
    expect(topics.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      `/en${CREATE}/deposit`,
    );
    await run(() => place(`${CREATE}/deposit`));
    expect(screen.getByRole('link', { name: 'The money has not arrived' })).toHaveAttribute(
      'href',
      `/en${CREATE}/deposit/transactions?about=not-credited`,
    );
    expect(screen.getByRole('link', { name: 'A question about paying in' })).toHaveAttribute(
      'href',
      `/en${CREATE}/deposit/how-to`,
    );
    close();
  });

  it('PAY-02 are those of the payment consultant where the address asks for it', async () => {
    const { place, run, close } = await openSupport(`${CREATE}?payment_consultant=1`);
    const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
    expect(title()).toBe('Payment consultant');
    expect(screen.getByText(/^People who know payments answer here/)).toBeVisible();
    await run(() => place(`${CREATE}?payment_consultant=0`));
    expect(title()).toBe('Ask about a payment');
    close();
  });

  it('PAY-01 offer the transactions of their kind alone, each of which leads to the form', async () => {
    const { close } = await openSupport(`${CREATE}/deposit/transactions?about=other-amount`);
    const links = within(
      screen.getByRole('region', { name: 'Transactions to choose from' }),
    ).getAllByRole('listitem');
    expect(links).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^20\.00/ })).toHaveAttribute(
      'href',
      `/en${CREATE}/deposit/transactions/p-1?about=other-amount`,
    );
    close();
  });

  it('say that there is no transaction', async () => {
    const { close } = await openSupport(`${CREATE}/deposit/transactions`, { movements: [] });
    expect(screen.getByText('You have not paid in yet.')).toBeVisible();
    close();
  });

  it.each([
    [`${CREATE}/nothing`],
    [`${CREATE}/bets`],
    [`${CREATE}/bets/transactions`],
    [`${CREATE}/deposit/nothing`],
    [`${HOME}?topic=bets&about=nothing`],
  ])('that there are not are missing pages: %s', async (path) => {
    const { test, close } = await openSupport(path);
    expect(screen.getByText('There is no such topic.')).toBeVisible();
    expectMessage(test, areaMissing);
    close();
  });

  it.each(['p-9', 'w-1'])('a transaction that is none of the topic is missing: %s', async (id) => {
    const { test, close } = await openSupport(`${CREATE}/deposit/transactions/${id}`);
    expect(screen.getByText('You have no such transaction.')).toBeVisible();
    expectMessage(test, areaMissing);
    close();
  });
});

describe('a new request', () => {
  const OTHER_AMOUNT = `${CREATE}/deposit/transactions/p-1?about=other-amount`;

  it('PAY-01 has the transaction of its address, asks for what the case needs, and leads to its page', async () => {
    const { created, moves, type, press, close } = await openSupport(OTHER_AMOUNT);
    expect(screen.getByText('20.00 EUR')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription(
      'Say which amount your bank took.',
    );
    await press('Send the request');
    expect(screen.getByText('Enter the amount in digits, such as 20.50.')).toBeVisible();
    expect(screen.getByText('Write your message.')).toBeVisible();
    expect(screen.getByLabelText('Amount that your bank shows')).toHaveFocus();
    expect(created).toEqual([]);
    await type('Amount that your bank shows', ' 19.50 ');
    await type('Your message', 'Less has arrived.');
    await press('Send the request');
    expect(created).toEqual([
      {
        topicId: 'deposit',
        subTopicId: 'other-amount',
        movementId: 'p-1',
        fields: [{ name: 'amount', value: '19.50' }],
        text: 'Less has arrived.',
        files: [],
        refId: expect.stringMatching(/^[\w-]{36}$/) as string,
      },
    ]);
    expect(moves).toEqual([`${REQUESTS}?request=r-1`]);
    close();
  });

  it('of an address without a sub-topic lets the player choose one that fits the transaction', async () => {
    const { created, type, press, close } = await openSupport(`${CREATE}/deposit/transactions/p-1`);
    const about = screen.getByLabelText<HTMLSelectElement>('What it is about');
    expect([...about.options].map(({ text }) => text)).toEqual([
      'The money has not arrived',
      'Another amount has arrived',
    ]);
    await type('What it is about', 'other-amount');
    expect(screen.getByLabelText('Amount that your bank shows')).toBeVisible();
    await type('What it is about', 'not-credited');
    await type('Your message', 'Hello?');
    await press('Send the request');
    expect(created).toMatchObject([{ subTopicId: 'not-credited', movementId: 'p-1', fields: [] }]);
    close();
  });

  it('about anything else stays on the page of support, which banned players keep', async () => {
    const { created, moves, type, press, close } = await openSupport(
      `${HOME}?topic=bets&about=settled`,
    );
    await type('Number of the bet', '81234');
    await type('Your message', 'Why?');
    await press('Send the request');
    expect(created).toMatchObject([{ topicId: 'bets', movementId: null }]);
    expect(moves).toEqual([`${HOME}?request=r-1`]);
    close();
  });

  it('is the same one however often it is tried, and keeps what was typed', async () => {
    const { site, created, moves, type, press, close } = await openSupport(
      `${CREATE}/deposit/how-to`,
    );
    await type('Your message', 'How?');
    site.refusal = 'unavailable';
    await press('Send the request');
    await press('Send the request');
    expect(screen.getByLabelText('Your message')).toHaveValue('How?');
    expect(moves).toEqual([]);
    delete site.refusal;
    await press('Send the request');
    expect(created).toHaveLength(3);
    expect(new Set(created.map(({ refId }) => refId)).size).toBe(1);
    expect(moves).toHaveLength(1);
    close();
  });

  it.each([
    ['too-many-open', /^You have ten open requests/],
    ['too-many-messages', /^You have written too many messages/],
    ['not-found', /^This topic or transaction is not there any more/],
    ['bad-field', /^A detail is missing or wrong/],
  ])('says why it was not begun: %s', async (refusal, words) => {
    const { type, press, close } = await openSupport(`${CREATE}/deposit/how-to`, { refusal });
    await type('Your message', 'How?');
    await press('Send the request');
    expect(screen.getByText(words)).toBeVisible();
    close();
  });
});

describe('files of a message', () => {
  const PNG = '\u0089PNG\r\n';
  const file = (): HTMLElement =>
    within(screen.getByRole('list', { name: 'Files' })).getByRole('listitem');
  const png = (): File =>
    new File([Uint8Array.from(PNG, (letter) => letter.charCodeAt(0))], 'scan.png');

  async function openWithFile() {
    const page = await openSupport(`${CREATE}/deposit/how-to`);
    const add = (chosen: File): Promise<void> =>
      page.run(() => {
        const field = document.querySelector('input[type=file]');
        if (field) fireEvent.change(field, { target: { files: [chosen] } });
      });
    /** Reading a file takes turns of the event loop. */
    const until = async (isTrue: () => boolean): Promise<void> => {
      for (let turn = 0; turn < 500 && !isTrue(); turn += 1) {
        await page.run(async () => new Promise((resolve) => setTimeout(resolve)));
      }
      expect(isTrue()).toBe(true);
    };
    return { ...page, add, until };
  }

  it('are uploaded while it is written, and go with it', async () => {
    const { created, add, until, run, type, press, close } = await openWithFile();
    await type('Your message', 'Look.');
    await add(png());
    await until(() => uploads.length === 1);
    expect(screen.getByRole('button', { name: 'Send the request' })).toBeDisabled();
    await run(() => uploads[0]?.onProgress(3, 6));
    expect(file()).toHaveTextContent('Uploading');
    await run(() => uploads[0]?.onDone('f-1'));
    expect(file()).toHaveTextContent('Uploaded');
    await press('Send the request');
    expect(created).toMatchObject([{ files: ['f-1'] }]);
    close();
  });

  it('can be taken out, which ends the upload', async () => {
    const { created, add, until, type, press, close } = await openWithFile();
    await add(png());
    await until(() => uploads.length === 1);
    await press('Remove the file: scan.png');
    expect(paused).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list', { name: 'Files' })).toBeNull();
    await type('Your message', 'Without.');
    await press('Send the request');
    expect(created).toMatchObject([{ files: [] }]);
    close();
  });

  it('of other kinds are not sent, and say why', async () => {
    const { add, until, close } = await openWithFile();
    await add(new File(['<svg/>'], 'evil.png'));
    await until(() => screen.queryByText(/^This kind of file is not accepted/) !== null);
    expect(uploads).toEqual([]);
    close();
  });

  it('that the operator does not take say why, and are left out', async () => {
    const { created, add, until, run, type, press, close } = await openWithFile();
    await add(png());
    await until(() => uploads.length === 1);
    await run(() => uploads[0]?.onFault('too-many-pixels'));
    expect(file()).toHaveTextContent('40 megapixels');
    await type('Your message', 'Without.');
    await press('Send the request');
    expect(created).toMatchObject([{ files: [] }]);
    close();
  });
});
