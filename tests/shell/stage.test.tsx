import { configState, Refusal, type SiteConfig } from '@grandstand/bus-contracts';
import { bonusBoundState, stageFrame, stageReopen } from '@grandstand/bus-contracts/shell';
import type { StageFrame } from '@grandstand/bus-contracts/shell';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RemoteViews } from '../../src/remote-views';
import { openShell, SITE_CONFIG } from '../harness/page/shell-page';

const PLACE = {
  language: 'en',
  path: '/casino/game/9017/dice',
  route: 'casino-game',
  area: 'casino',
  params: {},
  hasStage: true,
} as const;

async function open(changes: Partial<StageFrame> = {}) {
  const disconnect = vi.fn();
  const connectFrame = vi.fn<RemoteViews['connectFrame']>(async () => disconnect);
  const remoteViews: RemoteViews = {
    attach(name, element) {
      element.textContent = `The area ${name}`;
      return () => {};
    },
    status: () => 'ready',
    connectFrame,
    reload: () => {},
    stop: () => {},
  };
  const page = await openShell('en', { place: PLACE, areas: ['casino'] }, remoteViews);
  const { test: t, publishState } = page;
  const frame: StageFrame = {
    key: 1,
    url: 'http://127.0.0.1:3002/play?code=c0de',
    title: 'Dice',
    mode: 'real',
    phase: 'playing',
    openedAt: t.clock.now() - 3_661_000,
    isMuted: true,
    rest: null,
    sums: { staked: 300, won: 100, iso: 'EUR', scale: 2, jackpots: [] },
    ...changes,
  };
  const show = (value: StageFrame | null): Promise<void> =>
    publishState((qa) => qa.publish(stageFrame.name, value));
  await publishState((qa) => qa.publish('game.balance', { money: 5000, iso: 'EUR', scale: 2 }));
  await show(frame);
  const stage = within(await screen.findByRole('region', { name: 'Game: Dice' }));
  return { ...page, frame, show, stage, connectFrame, disconnect };
}

test('CAS-01 a game is shown in a frame that has neither cookies nor the page, above its area', async () => {
  const { stage, connectFrame } = await open();
  const element = stage.getByTitle('Dice');
  expect(connectFrame).toHaveBeenCalledOnce();
  const nonce = connectFrame.mock.calls[0]?.[0].nonce ?? '';
  expect(element.getAttribute('src')).toBe(`http://127.0.0.1:3002/play?code=c0de#nonce=${nonce}`);
  expect(element.getAttribute('sandbox')).toBe('allow-scripts');
  expect(element.getAttribute('referrerpolicy')).toBe('no-referrer');
  const area = screen.getByText('The area casino');
  expect(element.compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the bar has the time, the result and the balance as the operator has them', async () => {
  const { stage, test: t } = await open();
  expect(stage.getByRole('timer')).toHaveTextContent('1:01:01');
  expect(stage.getByText('Result').nextSibling).toHaveTextContent('-2.00');
  expect(stage.getByText('Balance').nextSibling).toHaveTextContent('50.00');
  await act(() => t.clock.advance(2000));
  expect(stage.getByRole('timer')).toHaveTextContent('1:01:03');
});

test('BNS-01 the bar has the largest stake that a bonus on games allows', async () => {
  const { stage, publishState } = await open();
  const bound = { product: 'sports', iso: 'EUR', scale: 2, maxStake: 500, minOdds: null } as const;
  const tell = (value: object): Promise<void> =>
    publishState((qa) => qa.publish(bonusBoundState.name, value));
  await tell(bound);
  expect(stage.queryByText('Largest stake')).toBeNull();
  await tell({ ...bound, product: 'casino' });
  expect(stage.getByText('Largest stake').nextSibling).toHaveTextContent('5.00 EUR');
});

test('takes the focus when it opens, since its press may be far below, and gives it to the page when it closes', async () => {
  const { show } = await open();
  expect(screen.getByRole('region', { name: 'Game: Dice' })).toHaveFocus();
  await show(null);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a demo says so, and has no money', async () => {
  const { stage } = await open({ mode: 'demo', sums: null });
  expect(stage.getByText('Demo')).toBeInTheDocument();
  expect(stage.queryByText('Balance')).toBeNull();
});

test('its buttons turn the sound on and close the game', async () => {
  const { stage, test: t, show, disconnect } = await open();
  const sent: string[] = [];
  t.bus.tap(({ name, step }) => {
    if (step === 'request') sent.push(name);
  });
  await userEvent.click(stage.getByRole('button', { name: 'Turn sound on' }));
  await userEvent.click(stage.getByRole('button', { name: 'Close the game' }));
  expect(sent).toEqual(['stage.mute', 'stage.close']);
  await show(null);
  expect(screen.queryByTitle('Dice')).toBeNull();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('CHT-01 has a way to support of its own: to the chat, or to the mail of the operator', async () => {
  const { stage, publishState, test: t } = await open();
  const configure = (config: Partial<SiteConfig>): Promise<void> =>
    publishState((qa) => qa.publish(configState.name, { ...SITE_CONFIG, ...config }));
  expect(stage.queryByRole('button', { name: 'Contact support' })).toBeNull();
  await configure({ supportEmail: 'help@grandstand.example' });
  expect(stage.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:help@grandstand.example',
  );
  await configure({ isChatOffered: true });
  const sent: unknown[] = [];
  t.bus.tap(({ name, step, payload }) => {
    if (step === 'request') sent.push([name, payload]);
  });
  await userEvent.click(stage.getByRole('button', { name: 'Contact support' }));
  expect(sent).toEqual([['chat.show', { isOpen: true }]]);
  await configure({ isChatOffered: true, isSupportButtonHidden: true });
  expect(stage.queryByRole('button', { name: 'Contact support' })).toBeNull();
});

test('says why no round begins, and that a game has stopped', async () => {
  const { stage, frame, show } = await open({ rest: 'reality-check' });
  expect(
    stage.getByText('No new round begins until you have answered the reality check.'),
  ).toBeInTheDocument();
  await show({ ...frame, rest: null, phase: 'failed' });
  expect(stage.queryByTitle('Dice')).toBeNull();
  expect(stage.getByText('The game stopped')).toBeInTheDocument();
  expect(stage.getByRole('button', { name: 'Open again' })).toBeInTheDocument();
});

test('tells each jackpot that was won, until its message is closed', async () => {
  const { stage, frame, show } = await open();
  const jackpots = [
    { title: 'Daily jackpot', money: 12_345 },
    { title: 'Grand jackpot', money: 2_000_000 },
  ];
  await show({ ...frame, sums: { staked: 300, won: 2_012_445, iso: 'EUR', scale: 2, jackpots } });
  const status = stage.getByText('You won: Daily jackpot').closest('[role="status"]');
  expect(status).toHaveTextContent('You won: Daily jackpot 123.45 EUR is on your account.');
  await userEvent.click(stage.getByRole('button', { name: 'Close the message' }));
  expect(status).toHaveTextContent('You won: Grand jackpot');
  await userEvent.click(stage.getByRole('button', { name: 'Close the message' }));
  expect(status).toBeEmptyDOMElement();
});

test('CAS-01 another game that is open for money is named, and the player chooses which is to go on', async () => {
  const { test: t, publishState, show } = await open();
  await show(null);
  await publishState((qa) => qa.publish('stage.other', { title: 'Mines' }));
  const box = screen.getByRole('region', { name: '“Mines” is open for money' });
  expect(box).toHaveFocus();
  const sent: string[] = [];
  t.bus.tap(({ name, step }) => {
    if (step === 'request') sent.push(name);
  });
  await userEvent.click(within(box).getByRole('button', { name: 'End “Mines” and play here' }));
  await userEvent.click(within(box).getByRole('button', { name: 'Keep “Mines”' }));
  expect(sent).toEqual(['stage.reopen', 'stage.close']);
  await publishState((qa) => qa.publish('stage.other', null));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('says why the game was not opened, and keeps the choice', async () => {
  const { test: t, publishState, show } = await open();
  await show(null);
  await publishState((qa) => qa.publish('stage.other', { title: 'Mines' }));
  let code: 'unavailable' | 'excluded' = 'unavailable';
  t.bus.join('stage').handle(stageReopen, () => {
    throw new Refusal(code);
  });
  const box = within(screen.getByRole('region', { name: '“Mines” is open for money' }));
  const playHere = box.getByRole('button', { name: 'End “Mines” and play here' });
  await userEvent.click(playHere);
  expect(box.getByRole('alert')).toHaveTextContent('The game could not be opened.');
  code = 'excluded';
  await userEvent.click(playHere);
  expect(box.getByRole('alert')).toHaveTextContent('You have excluded yourself from play');
});
