import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { ideasChanged, type IdeaList } from '@grandstand/bus-contracts/player';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openSupport } from './testing/open-support';

const PAGE = '/office/share-idea';
const FIELD = 'What would you like to have?';
const TEXT = 'A calendar of matches.';
const SEND = 'Send the idea';
const AT = Date.UTC(2026, 6, 1, 12);

const NONE: IdeaList = { own: [], published: [] };
const IDEA = {
  id: 'i-1',
  text: TEXT,
  state: 'new',
  reason: null,
  sentAt: AT,
  decidedAt: null,
} as const;

const field = (): HTMLElement => screen.getByLabelText(FIELD);
const rows = (name: string): (string | null)[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the page of ideas', () => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    const answer = await server.render(areaRequest(PAGE, language));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('is linked from the page of support', async () => {
    const { close } = await openSupport('/office/support');
    expect(screen.getByRole('link', { name: 'Share an idea' })).toHaveAttribute(
      'href',
      `/en${PAGE}`,
    );
    close();
  });

  it('says what became of each idea of the player, and why one is declined', async () => {
    const { close } = await openSupport(PAGE, {
      ideas: {
        own: [
          { ...IDEA, id: 'i-4' },
          { ...IDEA, id: 'i-3', state: 'planned', decidedAt: AT },
          { ...IDEA, id: 'i-2', state: 'done', decidedAt: AT },
          { ...IDEA, state: 'declined', reason: 'The law does not allow it.', decidedAt: AT },
        ],
        published: [{ id: 'i-9', title: 'A darker theme', state: 'done', decidedAt: AT }],
      },
    });
    const time = 'Jul 1, 2026, 12:00';
    expect(rows('Your ideas')).toEqual([
      `New Sent: ${time}${TEXT}`,
      `Planned Decided: ${time}${TEXT}`,
      `Done Decided: ${time}${TEXT}`,
      `Declined Decided: ${time}${TEXT}Why: The law does not allow it.`,
    ]);
    expect(rows('Players’ ideas that we carry out')).toEqual([
      `Done Decided: ${time}A darker theme`,
    ]);
    close();
  });

  it('shows what people have written as text alone', async () => {
    const hostile = '<img src=x onerror="globalThis.x=1"><a href="javascript:x">{{text}}</a>';
    const { root, close } = await openSupport(PAGE, {
      ideas: {
        own: [{ ...IDEA, text: hostile, state: 'declined', reason: hostile, decidedAt: AT }],
        published: [{ id: 'i-9', title: hostile, state: 'done', decidedAt: AT }],
      },
    });
    expect(screen.getAllByText(hostile, { exact: false })).toHaveLength(3);
    expect(root.querySelectorAll('img, script, [href^="javascript"]')).toHaveLength(0);
    close();
  });

  it('sends one idea, says that it has arrived, and lists it', async () => {
    const { ideasSent, press, type, close } = await openSupport(PAGE);
    expect(screen.getByText('You have not sent an idea yet.')).toBeVisible();
    await type(FIELD, TEXT);
    expect(field()).toHaveAccessibleDescription(/From 10 to 1000 characters; written: 22\./);
    await press(SEND);
    expect(ideasSent.map(({ text }) => text)).toEqual([TEXT]);
    expect(field()).toHaveValue('');
    expect(screen.getByText(/^Thank you, your idea has arrived/)).toBeVisible();
    expect(rows('Your ideas')).toEqual([expect.stringContaining(TEXT)]);
    await type(FIELD, `${TEXT} Again.`);
    expect(screen.queryByText(/^Thank you/)).toBeNull();
    await press(SEND);
    expect(new Set(ideasSent.map(({ refId }) => refId)).size).toBe(2);
    close();
  });

  it('asks for more words, and sends nothing', async () => {
    const { ideasSent, press, type, close } = await openSupport(PAGE);
    await type(FIELD, '  too short  ');
    await press(SEND);
    expect(screen.getByText(/^Write at least 10 characters/)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(ideasSent).toEqual([]);
    close();
  });

  it('keeps the text after a failed send, and sends the same idea again; another text is another idea', async () => {
    const { ideasSent, site, press, type, close } = await openSupport(PAGE, {
      refusal: 'unavailable',
    });
    await type(FIELD, TEXT);
    await press(SEND);
    await press(SEND);
    expect(screen.getByText(/^The operator can’t be reached/)).toBeVisible();
    expect(field()).toHaveValue(TEXT);
    await type(FIELD, `${TEXT} Please.`);
    site.refusal = '';
    await press(SEND);
    expect(screen.queryByText(/^The operator can’t be reached/)).toBeNull();
    const [first, second, third] = ideasSent.map(({ refId }) => refId);
    expect([first === second, second === third]).toEqual([true, false]);
    close();
  });

  it('says from when the next idea can be sent', async () => {
    const { press, type, close } = await openSupport(PAGE, {
      refusal: 'too-many-ideas',
      details: { until: AT },
    });
    await type(FIELD, TEXT);
    await press(SEND);
    expect(screen.getByText(/You can send the next one from Jul 1, 2026, 12:00\./)).toBeVisible();
    expect(field()).toHaveValue(TEXT);
    close();
  });

  it('keeps the text while the player looks at another page of support, and not for another player', async () => {
    const { place, run, sessionIs, type, close } = await openSupport(PAGE);
    await type(FIELD, TEXT);
    await run(() => place('/office/support'));
    expect(screen.queryByLabelText(FIELD)).toBeNull();
    await run(() => place(PAGE));
    expect(field()).toHaveValue(TEXT);
    await sessionIs('player', 'bob');
    expect(field()).toHaveValue('');
    close();
  });

  it('is loaded again when the operator has decided', async () => {
    const { site, run, test, close } = await openSupport(PAGE, { ideas: { ...NONE, own: [IDEA] } });
    expect(rows('Your ideas')).toEqual([expect.stringMatching(/^New/)]);
    site.ideas = { ...NONE, own: [{ ...IDEA, state: 'planned', decidedAt: AT }] };
    await run(() => test.qa.publish(ideasChanged.name, {}));
    expect(rows('Your ideas')).toEqual([expect.stringMatching(/^Planned/)]);
    close();
  });
});
