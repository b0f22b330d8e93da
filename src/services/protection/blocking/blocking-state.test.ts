import type { NavigationState } from '@grandstand/bus-contracts';
import { describe, expect, it } from 'vitest';
import type { RedirectTarget } from '../../../routes/rules';
import { INITIAL, reduce } from './blocking-state';
import type { Action, Answers, Change, State } from './blocking-state';

const PATH = '/live/football';
const OPEN = { isBlocked: false, reason: null };
const now = { at: 1_000_000, steadyAt: 5000 };

const place: NavigationState = {
  language: 'en',
  path: PATH,
  route: 'section',
  area: 'sports',
  params: {},
};

/** A guest on a page, without a task. */
const onPage: State = { ...INITIAL, isPlayer: false, place };

type Input = Change extends infer Each ? (Each extends Change ? Omit<Each, 'now'> : never) : never;

function after(state: State, ...changes: readonly Input[]): State {
  return changes.reduce((last, change) => reduce(last, { ...change, now }), state);
}

/** The operator's answer about the page: free by default. */
function answered(
  target: RedirectTarget = { kind: 'none' },
  given: Partial<Pick<Answers, 'hasRedirectAnswer' | 'block'>> = {},
): Input {
  return {
    type: 'answered',
    question: { path: PATH, language: 'en', isPlayer: false },
    answers: {
      followed: { target, problem: null },
      hasRedirectAnswer: true,
      block: { displayTypeId: 0, templateTypeId: 0 },
      ...given,
    },
  };
}

/** A guest whose page is being asked about. */
const requesting = after(onPage, { type: 'page-seen' });
const blockedFor = (reason: number): State =>
  after(requesting, answered({ kind: 'block-page', reason }));

/** The steps of the task, in order. */
const actionsOf = ({ task }: State): unknown[] =>
  (task?.actions ?? []).map(({ outcome: _outcome, ...action }: Action) => action);

/** A blocked visitor on the page of the reason. */
const onBlockPage = after(
  blockedFor(1),
  { type: 'action-done' },
  { type: 'action-done' },
  { type: 'action-done' },
);

describe('a page', () => {
  it('is checked when the visitor and the place are known', () => {
    expect(after(INITIAL, { type: 'page-seen' })).toBe(INITIAL);
    expect(INITIAL.isNavigationBlocked).toBe(false);
    expect(actionsOf(requesting)).toEqual([
      { do: 'request', question: { path: PATH, language: 'en', isPlayer: false } },
    ]);
    expect(requesting.isNavigationBlocked).toBe(false);
  });

  it('is not checked again while an answer is due', () => {
    expect(after(requesting, { type: 'page-seen' })).toBe(requesting);
  });

  it('is open after both answers, for as long as they are valid', () => {
    const open = after(requesting, answered());
    expect(open).toMatchObject({ task: null, published: OPEN, blockedAt: undefined });
    expect(open.passed.get(PATH)).toEqual(now);
    expect(after(open, { type: 'page-seen' })).toBe(open);
    const late = { at: now.at + 60_000, steadyAt: now.steadyAt };
    expect(actionsOf(reduce(open, { type: 'page-seen', now: late }))).toHaveLength(1);
  });

  it('keeps the published state if it is the same', () => {
    const open = after(requesting, answered());
    expect(after({ ...open, passed: new Map() }, answered()).published).toBe(open.published);
  });

  it('is open, and checked again, if only the answer about blocks arrived', () => {
    const open = after(requesting, answered({ kind: 'none' }, { hasRedirectAnswer: false }));
    expect(open.published).toEqual(OPEN);
    expect(open.passed.size).toBe(0);
  });

  it('is neither open nor blocked without an answer', () => {
    const unknown = { hasRedirectAnswer: false, block: undefined };
    expect(after(requesting, answered({ kind: 'none' }, unknown)).published).toBeUndefined();
  });

  it('stays open when a later call failed', () => {
    const open = after(requesting, answered());
    const failed = after(open, answered({ kind: 'none' }, { hasRedirectAnswer: false }));
    expect(failed.published).toBe(open.published);
  });
});

describe('a blocked visitor', () => {
  it('is published at once, then redirected to the page of the reason, which they cannot leave', () => {
    const blocked = blockedFor(1);
    expect(blocked.published).toEqual({ isBlocked: true, reason: 1 });
    expect(blocked.blockedAt).toBe(PATH);
    expect(actionsOf(blocked)).toEqual([
      { do: 'guard', isBlocked: false },
      { do: 'go', path: expect.stringMatching(/^\//) },
      { do: 'guard', isBlocked: true },
    ]);
    expect(blocked.isNavigationBlocked).toBe(false);
  });

  it('is blocked from the command on, and sees the reason once it is done', () => {
    const going = after(blockedFor(1), { type: 'action-done' }, { type: 'action-done' });
    expect(actionsOf(going)).toEqual([{ do: 'guard', isBlocked: true }]);
    expect(going).toMatchObject({ isNavigationBlocked: true, shownReason: undefined });
    expect(onBlockPage).toMatchObject({ isNavigationBlocked: true, shownReason: 1, task: null });
  });

  it('stays there when the same reason is answered again', () => {
    const again = after(onBlockPage, { type: 'minute-passed' });
    const state = after(again, answered({ kind: 'block-page', reason: 1 }));
    expect(state).toEqual({ ...onBlockPage, task: null });
    expect(state.published).toBe(onBlockPage.published);
  });

  it('is redirected to the page of another reason', () => {
    const state = after(
      onBlockPage,
      { type: 'minute-passed' },
      answered({ kind: 'block-page', reason: 17 }),
    );
    expect(state.published).toEqual({ isBlocked: true, reason: 17 });
    expect(actionsOf(state)).toHaveLength(3);
  });

  it('stays blocked until both calls have answered', () => {
    const again = after(onBlockPage, { type: 'minute-passed' });
    const state = after(again, answered({ kind: 'none' }, { hasRedirectAnswer: false }));
    expect(state.published).toEqual({ isBlocked: true, reason: 1 });
  });

  it('is redirected back to the page, and is free once that is done', () => {
    const freed = after(onBlockPage, { type: 'minute-passed' }, answered());
    expect(freed).toMatchObject({ published: OPEN, blockedAt: PATH, shownReason: undefined });
    expect(actionsOf(freed)).toEqual([
      { do: 'guard', isBlocked: false },
      { do: 'go', path: PATH },
    ]);
    const unblocked = after(freed, { type: 'action-done' });
    expect(unblocked).toMatchObject({ isNavigationBlocked: false, blockedAt: PATH });
    expect(after(unblocked, { type: 'action-done' })).toMatchObject({
      blockedAt: undefined,
      task: null,
    });
  });

  it('is free with the end of the block if the operator redirects them elsewhere', () => {
    const to = { kind: 'internal', url: 'https://site.test/en/line?x=1#top' } as const;
    const freed = after(onBlockPage, { type: 'minute-passed' }, answered(to));
    expect(freed.blockedAt).toBe(PATH);
    expect(actionsOf(freed)).toEqual([
      { do: 'guard', isBlocked: false },
      { do: 'go', path: '/line?x=1#top' },
    ]);
    expect(after(freed, { type: 'action-done' })).toMatchObject({
      blockedAt: undefined,
      isNavigationBlocked: false,
    });
  });

  it('is free at once if navigation was not blocked', () => {
    const to = { kind: 'internal', url: 'https://site.test/en/line' } as const;
    const freed = after({ ...onBlockPage, isNavigationBlocked: false }, answered(to));
    expect(freed.blockedAt).toBeUndefined();
    expect(actionsOf(freed)).toEqual([{ do: 'go', path: '/line' }]);
  });

  it('is checked each minute; one who is not blocked is not', () => {
    expect(actionsOf(after(onBlockPage, { type: 'minute-passed' }))).toHaveLength(1);
    expect(after(onPage, { type: 'minute-passed' })).toBe(onPage);
  });
});

describe('a redirect', () => {
  const abroad = { kind: 'external', url: 'https://other.test/' } as const;
  const leaving = after(requesting, answered(abroad));

  it('to another site blocks navigation from the command on', () => {
    expect(actionsOf(leaving)).toEqual([
      { do: 'guard', isBlocked: true },
      { do: 'load', url: abroad.url },
    ]);
    expect(leaving).toMatchObject({ isNavigationBlocked: true, isLeaving: false });
    expect(after(leaving, { type: 'action-done' }).isLeaving).toBe(true);
  });

  it('to another language loads that document', () => {
    const to = { kind: 'internal', url: 'https://site.test/ru/line' } as const;
    expect(actionsOf(after(requesting, answered(to)))).toEqual([{ do: 'load', url: to.url }]);
  });

  it('keeps navigation blocked while the other site loads', () => {
    const gone = after(leaving, { type: 'action-done' }, { type: 'action-done' });
    const state = after(gone, { type: 'page-seen' }, answered());
    expect(state).toMatchObject({ isNavigationBlocked: true, task: null });
  });

  it('is undone when the visitor returns by the back/forward cache, and the page is checked', () => {
    const gone = after(leaving, { type: 'action-done' }, { type: 'action-done' });
    const back = after(gone, { type: 'page-restored' });
    expect(back).toMatchObject({ isLeaving: false, passed: new Map() });
    expect(back.task?.pathname).toBeNull();
    expect(actionsOf(back)).toEqual([{ do: 'guard', isBlocked: false }]);
    const free = after(back, { type: 'action-done' });
    expect(free.isNavigationBlocked).toBe(false);
    expect(free.task?.pathname).toBe(PATH);
  });

  it('leads to a check of the page at once when it returns and navigation was not blocked', () => {
    const back = after({ ...onPage, isLeaving: true }, { type: 'page-restored' });
    expect(back).toMatchObject({ isLeaving: false, isPlayer: false });
    expect(back.task?.pathname).toBe(PATH);
  });
});

describe('a failed action', () => {
  it('changes nothing without a task', () => {
    expect(after(onPage, { type: 'action-failed' })).toBe(onPage);
    expect(after(onPage, { type: 'action-done' }).task).toBeNull();
  });

  it('drops the task of a visitor who is not blocked', () => {
    expect(after(requesting, { type: 'action-failed' })).toEqual({ ...requesting, task: null });
  });

  it('leads to another check of a blocked visitor’s page', () => {
    const freed = after(onBlockPage, { type: 'minute-passed' }, answered());
    expect(freed.passed.has(PATH)).toBe(true);
    const failed = after(freed, { type: 'action-failed' });
    expect(failed).toMatchObject({ task: null, blockedAt: PATH, isPlayer: false });
    expect(failed.passed.has(PATH)).toBe(false);
  });

  it('leads to a check of the page after a return from another site', () => {
    const gone: State = { ...onPage, isLeaving: true, isNavigationBlocked: true };
    const failed = after(gone, { type: 'page-restored' }, { type: 'action-failed' });
    expect(failed.task?.pathname).toBe(PATH);
    expect(failed.place).toBe(place);
  });
});
