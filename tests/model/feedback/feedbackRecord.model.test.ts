import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { formRecordTransitions } from '../list/formRecordFlow.ts';
import { listDetailTransitions } from '../list/listDetailFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { feedbackPageFlow, feedbackRecordFlow, ticketListFlow, ticketListSpec } from './feedbackRecord.spec.ts';

describe('the list of tickets', () => {
  it.each(
    modelTests(ticketListFlow, listTransitions(ticketListSpec, { shown: '[FEEDBACK-01]', open: '[FEEDBACK-01]' })),
  )('%s', (_title, run) => run());
});

describe('the tickets', () => {
  it.each(
    modelTests(
      feedbackRecordFlow,
      listDetailTransitions('[FEEDBACK-01]', 't1', {
        id: 't1',
        language: 'TH',
        keySeed: 'seed-of-a-page-1',
        detail: null,
      }),
    ),
  )('%s', (_title, run) => run());
});

describe('the feedback page', () => {
  it.each(modelTests(feedbackPageFlow, formRecordTransitions('[SCREEN-05]')))('%s', (_title, run) => run());
});
