import { expect, test } from 'vitest';
import { shownTab, STAGE_TABS, stageTabs } from './stage-tabs';
import { tabsOf } from './stored-tabs';

test.each([
  [true, true, true, STAGE_TABS],
  [true, true, false, ['pitch', 'timeline', 'numbers', 'table', 'meetings']],
  [true, false, true, ['pitch', 'timeline', 'numbers', 'lineUps']],
  [true, false, false, ['pitch', 'timeline', 'numbers']],
  [false, true, false, ['table', 'meetings']],
  [false, false, false, []],
])(
  'SPT-01 with a course: %s, with statistics: %s and line-ups: %s, a match has the tabs %j',
  (hasCourse, hasStatistics, hasLineUps, tabs) => {
    expect(stageTabs({ hasCourse, hasStatistics, hasLineUps })).toEqual(tabs);
  },
);

test.each([
  [STAGE_TABS, null, true, 'pitch'],
  [STAGE_TABS, null, false, 'meetings'],
  [stageTabs({ hasCourse: true, hasStatistics: false, hasLineUps: false }), null, false, 'pitch'],
  [STAGE_TABS, 'table', true, 'table'],
  // Chosen in a match that has it.
  [stageTabs({ hasCourse: true, hasStatistics: false, hasLineUps: false }), 'table', true, 'pitch'],
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
