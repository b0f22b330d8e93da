import { Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { partnershipApply, type PartnerApplication } from '@grandstand/bus-contracts/player';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import server from '../../server';
import { informationRequest, openInformation } from '../../testing/open-information';

const WHOLE = {
  'Your name': 'Ann',
  'E-mail address': ' ann@example.com',
  'Your site, channel or paper': 'ann.example',
  'What you write about, and for whom': 'Football news for adults.',
};
const SEND = 'Send the application';

async function openPartners(path = '/ourpartners') {
  const page = await openInformation(path);
  const sent: PartnerApplication[] = [];
  const site: { refusal?: string } = {};
  page.test.bus.join('partnership').handle(partnershipApply, (application) => {
    sent.push(application);
    if (site.refusal) throw new Refusal(site.refusal);
    return {};
  });
  const fill = async (values: Partial<typeof WHOLE> = WHOLE): Promise<void> => {
    for (const [label, value] of Object.entries(values)) await page.type(label, value);
  };
  return { ...page, sent, site, fill };
}

describe('the page of partners', () => {
  it.each(LANGUAGES)(
    'RTE-08 has the form in %s, and its other sections have not',
    async (language) => {
      const of = async (path: string): Promise<string> =>
        (await server.render(informationRequest(path, language))).body;
      expect(await of('/ourpartners')).toContain('<form');
      expect(await of('/ourpartners/terms')).not.toContain('<form');
    },
  );

  it('sends an application of a guest, and says where the focus is what comes to which address', async () => {
    const { sent, fill, press, close } = await openPartners();
    await fill();
    await press(SEND);
    expect(sent).toMatchObject([{ name: 'Ann', place: 'ann.example' }]);
    const status = screen.getByText(/^Your application has arrived/);
    expect(status).toHaveFocus();
    expect(status).toHaveTextContent('on its way to ann@example.com;');
    expect(screen.queryByRole('button', { name: SEND })).toBeNull();
    close();
  });

  it('says at each field what is wrong, puts the focus on the first, and sends nothing', async () => {
    const { sent, fill, press, close } = await openPartners();
    await press(SEND);
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Fill this in.');
    await fill({ ...WHOLE, 'E-mail address': 'ann', 'What you write about, and for whom': 'News' });
    await press(SEND);
    const mail = screen.getByLabelText('E-mail address');
    expect(mail).toHaveFocus();
    expect(mail).toHaveAccessibleDescription(/^This is no mail address/);
    expect(screen.getByText(/^Write at least 10 characters/)).toBeVisible();
    expect(sent).toEqual([]);
    close();
  });

  it.each([
    ['too-many-sendings', /^Too many applications came from your internet connection/],
    ['unavailable', /^The operator can’t be reached/],
  ])('keeps what is written after %s, and sends the same application again', async (code, text) => {
    const { sent, site, fill, press, type, close } = await openPartners();
    site.refusal = code;
    await fill();
    await press(SEND);
    expect(screen.getByText(text)).toBeVisible();
    await press(SEND);
    expect(screen.getByLabelText('Your name')).toHaveValue('Ann');
    await type('Your name', 'Anna');
    delete site.refusal;
    await press(SEND);
    const [first, second, third] = sent.map(({ refId }) => refId);
    expect([first === second, second === third]).toEqual([true, false]);
    expect(screen.getByText(/^Your application has arrived/)).toBeVisible();
    close();
  });
});
