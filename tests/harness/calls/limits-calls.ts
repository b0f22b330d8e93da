import {
  availableLimitsCall,
  blockUserCall,
  limitActionCall,
  limitDeleteCall,
  limitsCall,
  limitsPingCall,
  limitsSaveCall,
  limitsTestAnswersCall,
  realityCheckAnswerCall,
  realityCheckCall,
  selfExcludeReasonsCall,
} from '../../../src/api/endpoints/protection/limits';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const limit = {
  limitType: 10,
  limitValue: 50,
  limitState: 'ACTIVE',
  startedAt: 1_788_000_000,
  endsAt: null,
  limitBalance: 40.5,
  needApprove: false,
  selfExcludeReason: null,
  measure: 'money',
  availableValues: [10, 20, 50],
};
const eur = { iso: 'EUR', scale: 2 };

/** Calls of the service of limits. */
export const LIMITS_CALLS: readonly SampleCall[] = [
  sample('limitsCall', limitsCall, {}, { data: [limit], ...eur }),
  sample(
    'availableLimitsCall',
    availableLimitsCall,
    {},
    { data: [{ type: 10, measure: 'money', availableValues: [10, 20, 50] }], ...eur },
  ),
  sample(
    'selfExcludeReasonsCall',
    selfExcludeReasonsCall,
    {},
    { data: [{ id: 1, selfExcludeReason: 'I play more than I want to.' }] },
  ),
  sample(
    'limitsSaveCall',
    limitsSaveCall,
    { changes: [{ limitType: 21, limitValue: -1 }], scale: 2 },
    {
      status: 204,
      title: 'Taken down.',
      questions: [{ id: 1, text: 'Does play pay?', answers: [{ id: 1, text: 'No.' }] }],
      tokenGuid: 't-1',
      limitsData: [limit],
      ...eur,
    },
  ),
  sample(
    'limitsTestAnswersCall',
    limitsTestAnswersCall,
    { tokenGuid: 't-1', answers: [{ questionId: 1, answerId: 1 }] },
    {
      success: true,
      questionsResult: [{ questionId: 1, isRight: true }],
      limitsData: [limit],
      ...eur,
    },
  ),
  sample(
    'limitActionCall',
    limitActionCall,
    { limitType: 20, action: 1 },
    { status: 204, title: 'Confirmed.', limitsData: [limit], ...eur },
  ),
  sample(
    'limitDeleteCall',
    limitDeleteCall,
    { limitType: 20 },
    { status: 204, title: 'Taken back.', limitsData: [limit], ...eur },
  ),
  sample(
    'limitsPingCall',
    limitsPingCall,
    {},
    { limitValue: 2, limitBalance: 3600, resetsAt: 1_788_000_000 },
  ),
  sample(
    'realityCheckCall',
    realityCheckCall,
    {},
    {
      since: 1_788_000_000,
      playedSeconds: 900,
      staked: 20,
      won: 5.5,
      lost: 10,
      ...eur,
    },
  ),
  sample('realityCheckAnswerCall', realityCheckAnswerCall, {}, {}),
  sample('blockUserCall', blockUserCall, { selfExcludeReason: 1 }, { success: true }),
];
