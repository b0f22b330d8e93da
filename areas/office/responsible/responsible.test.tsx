import {
  dictionaryState,
  navigationState,
  Refusal,
  serverClockState,
  sessionState,
  settingsState,
  type AnswerOf,
  type Language,
} from '@grandstand/bus-contracts';
import {
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsLoad,
  limitsSave,
  limitsState,
  type Limit,
  type LimitSection,
  type LimitsState,
  type LimitType,
  type PendingLimit,
} from '@grandstand/bus-contracts/player';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import server from '../server';
import { openOffice } from '../testing/mount-office';
import { areaRequest } from '../../../src/routes/testing/open-area';
import { pageAt } from '../../../src/routes/testing/page-at';

const NOON = Date.UTC(2026, 7, 29, 12) / 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const PATH = '/office/responsible';
const MONEY_VALUES = [500, 1000, 5000];

const SECTIONS: readonly (readonly [LimitSection['id'], readonly LimitType[]])[] = [
  ['deposit', [20, 21, 22]],
  ['wagering', [1, 2, 3]],
  ['loss', [10, 11, 12]],
  ['session', [31, 32]],
  ['self-exclusion', [30]],
  ['extra', [33, 37]],
];
const TYPES = SECTIONS.flatMap(([, types]) => types);

function measureOf(type: LimitType): Limit['measure'] {
  if (type < 30) return 'money';
  return type === 31 ? 'hours' : type === 32 ? 'minutes' : 'days';
}

function valuesOf(type: LimitType): number[] {
  if (type < 30) return MONEY_VALUES;
  if (type === 31) return Array.from({ length: 24 }, (_, hour) => hour + 1);
  if (type === 32) return [5, 10, 15, 30, 45, 60];
  return type === 37 ? [] : [1, 7, 30];
}

function limit(limitType: LimitType, change: Partial<Limit> = {}): Limit {
  return {
    limitType,
    limitValue: -1,
    limitState: 'INACTIVE',
    startedAt: null,
    endsAt: null,
    limitBalance: null,
    needApprove: false,
    selfExcludeReason: null,
    measure: measureOf(limitType),
    availableValues: valuesOf(limitType),
    ...change,
  };
}

/** A limit in force since noon. */
function held(type: LimitType, limitValue: number, change: Partial<Limit> = {}): Limit {
  return limit(type, { limitValue, limitState: 'ACTIVE', startedAt: NOON, ...change });
}

function waiting(limitType: LimitType, change: Partial<PendingLimit> = {}): PendingLimit {
  return {
    limitType,
    direction: 'higher',
    limitValue: 5000,
    startedAt: NOON + DAY,
    endsAt: NOON + 2 * DAY,
    hoursLeft: 24,
    needApprove: false,
    iso: limitType < 30 ? 'EUR' : null,
    ...change,
  };
}

interface Given {
  readonly limits?: readonly Limit[];
  readonly pending?: PendingLimit[];
  readonly customTypes?: readonly LimitType[];
  /** The most that the law lets a player deposit. */
  readonly maxValue?: number;
  readonly change?: Partial<LimitsState>;
  readonly section?: Partial<Record<LimitSection['id'], Partial<LimitSection>>>;
}

function stateOf({
  limits = [],
  pending = [],
  customTypes = TYPES,
  maxValue,
  change,
  section,
}: Given): LimitsState {
  const all = TYPES.map(
    (type) => limits.find(({ limitType }) => limitType === type) ?? limit(type),
  );
  return {
    status: 'ready',
    limits: all,
    pending,
    available: TYPES.map((type) => ({
      type,
      measure: measureOf(type),
      availableValues: valuesOf(type),
      ...(maxValue !== undefined && type >= 20 && type <= 22 && { maxValue }),
      isCustomAllowed: type < 30 && customTypes.includes(type),
    })),
    selfExcludeReasons: [{ id: 3, selfExcludeReason: 'I need a break' }],
    sections: SECTIONS.map(([id, types]) => ({
      id,
      fields: types.map((limitType) => ({
        limitType,
        isDisabled: limitType === 37,
        isCancellable: all.some(
          (one) =>
            one.limitType === limitType &&
            (one.limitState === 'ACTIVE'
              ? one.measure !== 'days'
              : pending.some((waits) => waits.limitType === limitType)),
        ),
      })),
      warning: null,
      isDisabled: false,
      ...section?.[id],
    })),
    iso: 'EUR',
    scale: 2,
    ...change,
  };
}

const SAVED: AnswerOf<typeof limitsSave> = { status: 200, title: null, test: null };

/** The office's page of limits on a bus, with the test's own limits service. */
function standInShell(status: 'guest' | 'player' = 'player') {
  const { bus, clock, problems } = createTestBus({ now: NOON * 1000 });
  const requested: { name: string; request: unknown }[] = [];
  const operator = {
    answer: SAVED,
    refuse: undefined as Refusal | undefined,
    test: { success: true, questionsResult: [] } as AnswerOf<typeof limitsAnswerTest>,
  };
  const language: Language = 'en';
  const settings = { language, timeZone: 'UTC', is12h: 0, appTheme: 1, coefViewId: 0 } as const;
  bus.join('navigation').publish(navigationState, {
    language,
    ...pageAt(PATH),
  });
  bus.join('settings').publish(settingsState, settings);
  bus.join('dictionary').publish(dictionaryState, { language, texts: {} });
  // The operator's clock runs behind the page's.
  const offset = NOON * 1000 - Date.now();
  bus.join('server-clock').publish(serverClockState, { offset, measuredAt: 0, steadyAt: 0 });
  bus.join('session').publish(sessionState, { status, userId: status === 'guest' ? '' : 'ann' });
  const service = bus.join('limits');
  const take = <A,>(name: string, request: unknown, answer: () => A): A => {
    requested.push({ name, request });
    if (operator.refuse) throw operator.refuse;
    return answer();
  };
  service.handle(limitsLoad, (request) => take('load', request, () => ({})));
  service.handle(limitsSave, (request) => take('save', request, () => operator.answer));
  service.handle(limitsDecide, (request) => take('decide', request, () => ({ title: null })));
  service.handle(limitsAnswerTest, (request) => take('test', request, () => operator.test));
  service.handle(limitsBlockUser, (request) => take('block', request, () => ({})));

  const office = openOffice({ bus, clock });
  return {
    ...office,
    operator,
    problems,
    clock,
    requested: (name: string) =>
      requested.filter((one) => one.name === name).map(({ request }) => request),
    publish: async (given: Given) => office.run(() => service.publish(limitsState, stateOf(given))),
  };
}

async function open(given: Given = {}) {
  const shell = standInShell();
  await shell.publish(given);
  await shell.mount();
  return { ...shell, user: userEvent.setup() };
}

const section = (name: string): HTMLElement => screen.getByRole('region', { name });
const field = (of: string, name: string): HTMLElement =>
  within(section(of)).getByRole('group', { name });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the contents of the screen', () => {
  test('LIM-02 have a place for every type, with its value, its start, and the rest', async () => {
    await open({
      limits: [
        held(20, 5000, { limitBalance: 1250 }),
        held(31, 3, { limitBalance: 2 * HOUR + 5 * 60 + 59 }),
        held(32, 15),
        held(33, 7, { endsAt: NOON + 7 * DAY }),
      ],
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Deposits',
      'Stakes',
      'Losses',
      'Time',
      'Self-exclusion',
      'Breaks and special limits',
      'Close the account for good',
    ]);
    expect(screen.getAllByRole('group')).toHaveLength(TYPES.length);
    const deposits = field('Deposits', 'In 24 hours');
    expect(deposits).toHaveTextContent(
      /50\.00\sEUR since 29 Aug 2026, 12:00|50\.00\sEUR since Aug 29, 2026/,
    );
    expect(deposits).toHaveTextContent(/12\.50\sEUR left of 50\.00\sEUR/);
    expect(deposits.querySelector('rect')).toHaveAttribute('width', '0.25');
    expect(field('Deposits', 'In 7 days')).toHaveTextContent('No limit');
    expect(field('Time', 'Playing time a day')).toHaveTextContent(/3 hours.*2 h 5 min left of 3 h/);
    expect(field('Time', 'Reality check')).toHaveTextContent('Every 15 minutes');
    expect(field('Self-exclusion', 'Self-exclusion')).toHaveTextContent('Not set');
  });

  test('names the bound of the law for deposits, and refuses a limit above it in words without sending it', async () => {
    const { user, requested } = await open({ maxValue: 100_000 });
    expect(section('Deposits')).toHaveTextContent(
      /By law you can deposit at most 1,000\.00\sEUR in 30 days/,
    );
    expect(section('Stakes')).not.toHaveTextContent('By law');
    await user.click(button('Set: Deposits, in 30 days'));
    const month = field('Deposits', 'In 30 days');
    await user.type(within(month).getByRole('textbox'), '1000.01{Enter}');
    expect(within(month).getByRole('textbox')).toHaveAccessibleDescription(
      /The law allows at most 1,000\.00\sEUR\./,
    );
    expect(requested('save')).toEqual([]);
    await user.clear(within(month).getByRole('textbox'));
    await user.type(within(month).getByRole('textbox'), '1000{Enter}');
    expect(requested('save')).toEqual([{ changes: [{ limitType: 22, limitValue: 100_000 }] }]);
  });

  test('LIM-06 show that a self-exclusion or time-out without an end has no end date', async () => {
    await open({ limits: [held(30, 30), held(33, 7, { startedAt: null })] });
    expect(field('Self-exclusion', 'Self-exclusion')).toHaveTextContent(
      /since .*2026.*, with no end date/,
    );
    const timeout = field('Breaks and special limits', 'Deposit time-out');
    expect(timeout).toHaveTextContent('with no end date');
    expect(timeout).not.toHaveTextContent(/since|1970/);
  });

  test('LIM-06 show start and end of self-exclusion and time-out, without a way to end them', async () => {
    const endsAt = NOON + 8 * DAY;
    await open({ limits: [held(30, 7, { endsAt }), held(33, 7, { endsAt })] });
    for (const [of, name] of [
      ['Self-exclusion', 'Self-exclusion'],
      ['Breaks and special limits', 'Deposit time-out'],
    ] as const) {
      const period = field(of, name);
      expect(period).toHaveTextContent(/from.*29.*until.*6/);
      expect(
        within(period)
          .getAllByRole('button')
          .map((one) => one.textContent),
      ).toEqual(['Make longer']);
      fireEvent.click(within(period).getByRole('button'));
      // A shorter period would end earlier; "no limit" is not offered.
      expect(within(period).getAllByRole('radio')).toHaveLength(1);
      expect(within(period).getByRole('radio', { name: '30 days' })).toBeInTheDocument();
    }
  });

  test('LIM-04 LIM-07 have disabled fields, with a warning that explains why', async () => {
    const fields = (types: readonly LimitType[]) =>
      types.map((limitType) => ({ limitType, isDisabled: true, isCancellable: false }));
    await open({
      limits: [held(37, 7, { endsAt: NOON + 7 * DAY })],
      pending: [waiting(30, { limitValue: 7, endsAt: NOON + 8 * DAY })],
      section: {
        deposit: { isDisabled: true, fields: fields([20, 21, 22]) },
        extra: { isDisabled: true, fields: fields([33, 37]), warning: 'special-active' },
        'self-exclusion': { warning: 'self-exclusion-to-come' },
      },
    });
    expect(within(section('Deposits')).queryByRole('button')).toBeNull();
    expect(section('Deposits')).toHaveTextContent('Nothing can be changed here right now.');
    expect(within(section('Stakes')).getAllByRole('button')).toHaveLength(3);
    const extra = section('Breaks and special limits');
    expect(within(extra).queryByRole('button')).toBeNull();
    expect(extra).toHaveTextContent('special limit applies');
    const exclusion = section('Self-exclusion');
    expect(exclusion).toHaveTextContent(/chosen self-exclusion.*begins on.*30.*ends on.*6/);
  });

  test.each([
    [30, 'Self-exclusion', 'Self-exclusion'],
    [33, 'Breaks and special limits', 'Deposit time-out'],
  ] as const)(
    'LIM-06 %i that is to come can be taken back until it begins',
    async (type, of, name) => {
      const { user, requested, publish } = await open({
        pending: [waiting(type, { limitValue: 7, endsAt: NOON + 8 * DAY })],
      });
      const period = field(of, name);
      expect(period).toHaveTextContent(/Chosen: 7 days.*begins on.*30.*you can cancel it/);
      await user.click(within(period).getByRole('button', { name: /Cancel request/ }));
      expect(requested('decide')).toEqual([{ limitType: type, action: 'reject' }]);
      await publish({ limits: [held(type, 7, { endsAt: NOON + 8 * DAY })] });
      expect(within(field(of, name)).queryByRole('button', { name: /Cancel request/ })).toBeNull();
    },
  );

  test('LIM-07 a special limit that is to come promises no way back, which there is none', async () => {
    await open({
      pending: [waiting(37, { limitValue: 7, endsAt: NOON + 8 * DAY })],
      section: {
        extra: { fields: [{ limitType: 37, isDisabled: true, isCancellable: false }] },
      },
    });
    const extra = section('Breaks and special limits');
    expect(extra).toHaveTextContent(/Chosen: 7 days.*begins on.*30/);
    expect(extra).not.toHaveTextContent('you can cancel it');
    expect(within(extra).queryByRole('button', { name: /Cancel request/ })).toBeNull();
  });

  test('are a sign-in for a guest, without limits', async () => {
    const shell = standInShell('guest');
    await shell.mount();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your limits');
    expect(screen.getByText('Sign in to see your limits')).toBeVisible();
    expect(button('Sign in')).toBeVisible();
    expect(shell.requested('load')).toEqual([]);
  });
});

describe('loading, failing, offline', () => {
  test('shows the skeleton first, and requests the limits on each visit', async () => {
    const shell = standInShell();
    await shell.publish({ change: { status: 'loading', limits: [], sections: [] } });
    await shell.mount();
    expect(shell.root.querySelector('[aria-busy=true]')).toHaveTextContent('Loading your limits');
    expect(shell.requested('load')).toEqual([{}]);
    await shell.publish({});
    expect(section('Deposits')).toBeVisible();
    expect(shell.root.querySelector('[aria-busy=true]')).toBeNull();
  });

  test('P96 shows that the limits still apply after a failed load, which is repeated', async () => {
    const shell = standInShell();
    shell.operator.refuse = new Refusal('unavailable');
    await shell.mount();
    expect(screen.getByRole('alert')).toHaveTextContent('Your limits still apply');
    shell.operator.refuse = undefined;
    await shell.run(() => fireEvent.click(button('Try again')));
    await shell.publish({});
    expect(section('Deposits')).toBeVisible();
    await shell.publish({ change: { status: 'failed' } });
    expect(section('Deposits')).toBeVisible();
    expect(screen.getByText(/This may be out of date/)).toBeVisible();
  });

  test('shows a lost connection, with the last values', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shell = standInShell();
    shell.operator.refuse = new Refusal('unavailable');
    await shell.mount();
    expect(screen.getByText('You are offline')).toBeVisible();
    await shell.publish({});
    expect(screen.getByText(/You are offline: this may be out of date/)).toBeVisible();
    online.mockReturnValue(true);
    shell.operator.refuse = undefined;
    await shell.run(() => dispatchEvent(new Event('online')));
    await shell.run(() => fireEvent.click(button('Try again')));
    expect(screen.queryByText(/offline/)).toBeNull();
    online.mockRestore();
  });
});

describe('a change', () => {
  test('LIM-03 P95 starts with the free field if a custom value is allowed, explains its effect, and is saved', async () => {
    const { user, requested, operator } = await open({ limits: [held(10, 5000)] });
    const daily = field('Losses', 'In 24 hours');
    await user.click(button('Change: Losses, in 24 hours'));
    const own = within(daily).getByRole('textbox', { name: 'Your own value' });
    expect(own).toHaveFocus();
    const radios = within(daily).getAllByRole('radio');
    expect(own.compareDocumentPosition(radios[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.keyboard('12.34');
    expect(within(daily).getByRole('status')).toHaveTextContent('it applies at once');
    await user.clear(own);
    await user.keyboard('80');
    expect(within(daily).getByRole('status')).toHaveTextContent(
      'waits for a time and must then be confirmed',
    );
    await user.click(within(daily).getByRole('radio', { name: /10\.00/ }));
    expect(own).toHaveValue('10');
    operator.answer = { status: 200, title: 'The operator’s words.', test: null };
    await user.click(within(daily).getByRole('button', { name: 'Save' }));
    expect(requested('save')).toEqual([{ changes: [{ limitType: 10, limitValue: 1000 }] }]);
    expect(daily).toHaveTextContent('The operator’s words.');
    expect(within(daily).queryByRole('textbox')).toBeNull();
    expect(button('Change: Losses, in 24 hours')).toHaveFocus();
  });

  test('LIM-03 offers only the operator’s values if no custom one is allowed', async () => {
    const { user, requested } = await open({ customTypes: [], limits: [held(20, 5000)] });
    const daily = field('Deposits', 'In 24 hours');
    await user.click(button('Change: Deposits, in 24 hours'));
    expect(within(daily).queryByRole('textbox')).toBeNull();
    expect(within(daily).getAllByRole('radio')).toHaveLength(MONEY_VALUES.length + 1);
    await user.click(within(daily).getByRole('button', { name: 'Save' }));
    expect(within(daily).getByText('Choose one of the values.')).toBeVisible();
    // The current value is no change.
    await user.click(within(daily).getByRole('radio', { name: /50\.00/ }));
    await user.click(within(daily).getByRole('button', { name: 'Save' }));
    expect(requested('save')).toEqual([]);
    await user.click(within(daily).getByRole('radio', { name: 'No limit' }));
    expect(within(daily).getByRole('status')).toHaveTextContent(
      /waits for a time.*a few questions/,
    );
    await user.click(within(daily).getByRole('button', { name: 'Save' }));
    expect(requested('save')).toEqual([{ changes: [{ limitType: 20, limitValue: -1 }] }]);
  });

  test('a wrong amount is refused in words, and nothing is sent', async () => {
    const { user, requested } = await open();
    const daily = field('Stakes', 'In 24 hours');
    await user.click(button('Set: Stakes, in 24 hours'));
    const own = within(daily).getByRole('textbox');
    for (const [typed, words] of [
      ['1e9', /not an amount/],
      ['0', /above zero/],
      ['1.234', /read in two ways/],
      ['1.2345', /EUR has 2/],
      ['99999999999', /more than a limit can be/],
    ] as const) {
      await user.clear(own);
      await user.type(own, `${typed}{Enter}`);
      expect(own).toBeInvalid();
      expect(own).toHaveFocus();
      expect(own).toHaveAccessibleDescription(words);
    }
    await user.keyboard('{Escape}');
    expect(within(daily).queryByRole('textbox')).toBeNull();
    expect(button('Set: Stakes, in 24 hours')).toHaveFocus();
    expect(requested('save')).toEqual([]);
  });

  test.each([
    ['bad-value', undefined, 'not available'],
    ['error', undefined, 'did not accept the change'],
    ['unauthorized', undefined, 'no longer signed in'],
    ['forbidden', undefined, 'can’t be changed right now'],
    ['unavailable', undefined, 'protection is unchanged'],
    ['error', 'The operator’s own words.', 'The operator’s own words.'],
  ])(
    'LIM-11 refused with %s is reported, in the operator’s words first: %s',
    async (code, text, words) => {
      const { user, operator } = await open();
      operator.refuse = new Refusal(code, text === undefined ? {} : { text });
      await user.click(button('Set: Losses, in 7 days'));
      await user.keyboard('5{Enter}');
      const weekly = field('Losses', 'In 7 days');
      expect(within(weekly).getByText(new RegExp(words))).toBeVisible();
      // The typed text is kept.
      expect(within(weekly).getByRole('textbox')).toHaveValue('5');
    },
  );

  test('of a type with many values has a list to choose from', async () => {
    const { user, requested } = await open();
    await user.click(button('Set: Playing time a day'));
    const choice = within(section('Time')).getByRole('combobox', { name: 'Choose one' });
    expect(choice).toHaveFocus();
    await user.selectOptions(choice, '3 hours');
    await user.click(within(section('Time')).getByRole('button', { name: 'Save' }));
    expect(requested('save')).toEqual([{ changes: [{ limitType: 31, limitValue: 3 }] }]);
  });
});

describe('a change that waits', () => {
  test('LIM-05 shows the value, the time of confirmation and the hours left, and can be cancelled', async () => {
    const { user, requested, publish } = await open({
      limits: [held(20, 1000)],
      pending: [waiting(20), waiting(21, { hoursLeft: 1 })],
    });
    const daily = field('Deposits', 'In 24 hours');
    expect(daily).toHaveTextContent(/A higher value is waiting: 50\.00\sEUR/);
    expect(daily).toHaveTextContent(/confirm it from.*30.*in 24 hours/);
    expect(daily).toHaveTextContent('cancels all deposit limits that are waiting');
    expect(within(daily).queryByRole('button', { name: /^Confirm/ })).toBeNull();
    await user.click(button('Cancel request: Deposits, in 24 hours'));
    expect(requested('decide')).toEqual([{ limitType: 20, action: 'reject' }]);
    await publish({ limits: [held(20, 1000)] });
    expect(daily).toHaveTextContent('Request cancelled. The limit stays as it is.');
    expect(within(daily).getByRole('heading')).toHaveFocus();
  });

  test('LIM-05 P95 that has waited asks for confirmation, and applies once confirmed', async () => {
    const { user, requested, operator } = await open({
      limits: [held(10, 1000)],
      pending: [waiting(10, { needApprove: true, hoursLeft: 3 })],
    });
    const daily = field('Losses', 'In 24 hours');
    expect(daily).toHaveTextContent(/Confirm the change before.*3 hours are left/);
    operator.refuse = new Refusal('unavailable');
    await user.click(button('Confirm: Losses, in 24 hours'));
    expect(within(daily).getByRole('alert')).toHaveTextContent('protection is unchanged');
    operator.refuse = undefined;
    await user.click(button('Confirm: Losses, in 24 hours'));
    expect(requested('decide')).toHaveLength(2);
    expect(requested('decide')[1]).toEqual({ limitType: 10, action: 'approve' });
    expect(daily).toHaveTextContent('The new limit applies from now on.');
  });
});

test('LIM-06 a self-exclusion that is over asks the player whether they want to play again', async () => {
  const over = { limitValue: -1, startedAt: NOON - 600 * DAY, endsAt: null, needApprove: true };
  const { user, requested, publish } = await open({
    pending: [waiting(30, over)],
    section: {
      'self-exclusion': {
        fields: [{ limitType: 30, isDisabled: false, isCancellable: false }],
      },
    },
  });
  const exclusion = field('Self-exclusion', 'Self-exclusion');
  expect(exclusion).toHaveTextContent(/ended on.*neither deposit nor bet until you say/);
  expect(within(exclusion).queryByRole('button', { name: /Cancel request/ })).toBeNull();
  // Another one can be set instead.
  expect(within(exclusion).getByRole('button', { name: /^Set/ })).toBeInTheDocument();
  await user.click(within(exclusion).getByRole('button', { name: 'Play again: Self-exclusion' }));
  expect(requested('decide')).toEqual([{ limitType: 30, action: 'approve' }]);
  await publish({});
  expect(exclusion).toHaveTextContent('You can deposit and bet again.');
  expect(exclusion).not.toHaveTextContent('ended on');
  expect(within(exclusion).getByRole('heading')).toHaveFocus();
});

describe('the questions of a save', () => {
  const TEST = {
    testId: 'test-1',
    questions: [1, 2].map((id) => ({
      id,
      text: `Question ${id}?`,
      answers: [
        { id: 1, text: 'Yes' },
        { id: 2, text: 'No' },
      ],
    })),
  };

  async function removeLimit() {
    const opened = await open({ limits: [held(10, 1000)] });
    opened.operator.answer = { status: 204, title: null, test: TEST };
    await opened.user.click(button('Change: Losses, in 24 hours'));
    await opened.user.click(screen.getByRole('radio', { name: 'No limit' }));
    await opened.user.click(button('Save'));
    const dialog = screen.getByRole('dialog', { name: 'A few questions first' });
    const answer = async (question: string, text: string): Promise<void> =>
      opened.user.click(
        within(within(dialog).getByRole('group', { name: new RegExp(question) })).getByRole(
          'radio',
          { name: text },
        ),
      );
    const send = async (): Promise<void> =>
      opened.user.click(within(dialog).getByRole('button', { name: 'Answer' }));
    return { ...opened, dialog, answer, send };
  }

  test('LIM-12 must all be answered, are sent, and their results shown', async () => {
    const { user, requested, operator, dialog, answer, send } = await removeLimit();
    await answer('Question 1', 'No');
    await send();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Answer every question.');
    await answer('Question 2', 'Yes');
    operator.test = {
      success: false,
      questionsResult: [
        { questionId: 1, isRight: true },
        { questionId: 2, isRight: false },
      ],
    };
    await send();
    expect(requested('test')).toEqual([
      {
        testId: 'test-1',
        answers: [
          { questionId: 1, answerId: 2 },
          { questionId: 2, answerId: 1 },
        ],
      },
    ]);
    expect(within(dialog).getByRole('group', { name: /Question 1.*Right/ })).toBeDisabled();
    expect(within(dialog).getByRole('group', { name: /Question 2.*Not right/ })).toBeDisabled();
    expect(within(dialog).getByText(/Nothing has changed; you can ask again/)).toHaveFocus();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Losses', 'In 24 hours')).toHaveTextContent('Nothing has changed');
  });

  test('LIM-12 that are all right allow the change', async () => {
    const { user, dialog, answer, send } = await removeLimit();
    await answer('Question 1', 'No');
    await answer('Question 2', 'No');
    await send();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(field('Losses', 'In 24 hours')).toHaveTextContent('It waits for a time');
  });

  test('P96 that are not answered change nothing, which is shown', async () => {
    const { requested } = await removeLimit();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Losses', 'In 24 hours')).toHaveTextContent('The questions were not answered.');
    expect(requested('test')).toEqual([]);
  });
});

describe('time away from play', () => {
  test('LIM-06 needs a period, a reason and a typed word for a self-exclusion, with a warning that it is final', async () => {
    const { user, requested } = await open();
    const exclusion = section('Self-exclusion');
    await user.click(button('Set: Self-exclusion'));
    expect(exclusion).toHaveTextContent('Nobody can undo this.');
    await user.click(within(exclusion).getByRole('button', { name: 'Exclude yourself…' }));
    expect(exclusion).toHaveTextContent('Choose one of the values.');
    await user.click(within(exclusion).getByRole('radio', { name: '7 days' }));
    await user.selectOptions(
      within(exclusion).getByRole('combobox', { name: 'Reason' }),
      'I need a break',
    );
    await user.click(within(exclusion).getByRole('button', { name: 'Exclude yourself…' }));
    const dialog = screen.getByRole('dialog', { name: 'Self-exclusion: 7 days?' });
    expect(dialog).toHaveTextContent(/signed out at once\. Until .* you can’t sign in/);
    const word = within(dialog).getByRole('textbox', { name: 'Type EXCLUDE to confirm' });
    expect(word).toHaveFocus();
    await user.keyboard('yes{Enter}');
    expect(word).toHaveAccessibleDescription(/Type the word EXCLUDE/);
    expect(requested('save')).toEqual([]);
    await user.clear(word);
    await user.keyboard('exclude{Enter}');
    expect(requested('save')).toEqual([
      { changes: [{ limitType: 30, limitValue: 7, selfExcludeReason: 3 }] },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('needs the same for a break from deposits; a reason is optional', async () => {
    const { user, requested, operator } = await open();
    await user.click(button('Set: Deposit time-out'));
    await user.click(screen.getByRole('radio', { name: '1 day' }));
    await user.click(button('Stop deposits…'));
    operator.refuse = new Refusal('unavailable');
    await user.keyboard('BREAK{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'No deposits: 1 day?' });
    expect(dialog).toHaveTextContent('No answer came.');
    operator.refuse = undefined;
    await user.click(within(dialog).getByRole('button', { name: 'Stop deposits' }));
    expect(requested('save').at(-1)).toEqual({ changes: [{ limitType: 33, limitValue: 1 }] });
  });

  test('LIM-06 nobody is kept from a self-exclusion by a word that they can’t type: a tick confirms it too', async () => {
    const { user, requested } = await open();
    await user.click(button('Set: Deposit time-out'));
    await user.click(screen.getByRole('radio', { name: '1 day' }));
    await user.click(button('Stop deposits…'));
    const dialog = within(screen.getByRole('dialog', { name: 'No deposits: 1 day?' }));
    await user.click(dialog.getByRole('button', { name: 'Stop deposits' }));
    const word = dialog.getByRole('textbox', { name: 'Type BREAK to confirm' });
    expect(word).toHaveAccessibleDescription(/or switch on the confirmation without it/);
    expect(requested('save')).toEqual([]);
    await user.click(dialog.getByRole('switch', { name: /can’t type this word/ }));
    expect(word).not.toHaveAccessibleDescription();
    await user.click(dialog.getByRole('button', { name: 'Stop deposits' }));
    expect(requested('save')).toEqual([{ changes: [{ limitType: 33, limitValue: 1 }] }]);
  });

  test('LIM-01 closes the account permanently after a typed word only', async () => {
    const { user, requested } = await open();
    await user.click(button('Close the account…'));
    await user.keyboard('{Enter}');
    expect(requested('block')).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cancel' }).at(-1)!,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'I need a break');
    await user.click(button('Close the account…'));
    await user.keyboard('close{Enter}');
    expect(requested('block')).toEqual([{ selfExcludeReason: 3 }]);
  });
});

describe('the server’s markup', () => {
  test.each(LANGUAGES)(
    'has heading and placeholders, and no data of a player: %s',
    async (language) => {
      const answer = await server.render(areaRequest(PATH, language));
      expect(answer.body).toContain('<h1');
      expect(answer.body).toContain('aria-busy="true"');
      expect(answer.body).not.toMatch(/\sstyle="|<!--|limits\./);
    },
  );

  test('is what the page renders first, and is removed without a trace', async () => {
    const faults = vi.spyOn(console, 'error');
    const answer = await server.render(areaRequest(PATH));
    expect(answer.title).toBe('Your limits');
    const shell = standInShell();
    await shell.publish({ pending: [waiting(20)] });
    const unmount = await shell.mount(answer);
    expect(section('Deposits')).toBeVisible();
    expect(faults).not.toHaveBeenCalled();
    unmount();
    expect(shell.root).toBeEmptyDOMElement();
    expect(shell.clock.pending).toBe(0);
    expect(shell.problems).toEqual([]);
    faults.mockRestore();
  });
});
