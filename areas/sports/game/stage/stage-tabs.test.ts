import { expect, test } from 'vitest';
import { shownTab, STAGE_TABS, stageTabs } from './stage-tabs';
import { tabsOf } from './stored-tabs';

test.each([
  [true, true, true, true, STAGE_TABS],
  [true, true, false, false, ['pitch', 'timeline', 'numbers', 'table', 'meetings']],
  [true, false, true, false, ['pitch', 'timeline', 'numbers', 'lineUps']],
  [true, false, false, false, ['pitch', 'timeline', 'numbers']],
  [true, false, false, true, ['pitch', 'timeline', 'numbers', 'builder']],
  [false, true, false, false, ['table', 'meetings']],
  [false, false, false, false, []],
])(
  'SPT-01 with a course: %s, with statistics: %s, line-ups: %s and a builder: %s, a match has the tabs %j',
  (hasCourse, hasStatistics, hasLineUps, hasBuilder, tabs) => {
    expect(stageTabs({ hasCourse, hasStatistics, hasLineUps, hasBuilder })).toEqual(tabs);
  },
);

/** The tabs of a match of which the operator gives the course alone. */
const OF_COURSE = stageTabs({
  hasCourse: true,
  hasStatistics: false,
  hasLineUps: false,
  hasBuilder: false,
});

test.each([
  [STAGE_TABS, null, true, 'pitch'],
  [STAGE_TABS, null, false, 'meetings'],
  [OF_COURSE, null, false, 'pitch'],
  [STAGE_TABS, 'table', true, 'table'],
  // Chosen in a match that has it.
  [OF_COURSE, 'table', true, 'pitch'],
  [[], null, true, undefined],
] as const)(
  'SPT-01 of %j, with %s chosen and begun: %s, %s is shown',
  (tabs, chosen, hasBegun, shown) => {
    expect(shownTab(tabs, chosen, hasBegun)).toBe(shown);
  },
);

test.each([
  [null, { begun: null, coming: null }],
  ['x', { begun: null, coming: null }],
  ['null', { begun: null, coming: null }],
  ['{"begun":"table","coming":"x"}', { begun: 'table', coming: null }],
])('SPT-01 the stored tabs %j are %j', (text, tabs) => {
  expect(tabsOf(text)).toEqual(tabs);
});
