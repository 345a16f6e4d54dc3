import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { rateChangeFlow } from './rateChange.spec.ts';

describe('the rebate of a downline', () => {
  it.each(
    modelTests(rateChangeFlow, [
      ['[AGENT-06] start', { calls: { fetchRate: { request: { id: 'demo-agent2' } } } }],
      '[AGENT-06] loading, done fetchRate -> editing',
      '[ROLE-19] loading, error fetchRate -> failed',
      'loading, rateChange.close -> closed',
      'failed, rateChange.retry -> loading',
      'failed, rateChange.close -> closed',
      'editing, rateChange.type -> (stays)',
      '[AGENT-06] editing, rateChange.submit [isValid] -> sending',
      'editing, rateChange.submit -> (stays)',
      'editing, rateChange.close -> closed',
      '[AGENT-06] sending, done sendRate -> closed',
      '[W8] sending, error sendRate [isOutcomeUnknown] -> unsure',
      'sending, error sendRate -> loading',
      '[W8] unsure, rateChange.resend -> sending',
      'unsure, rateChange.checkStatus -> loading',
    ]),
  )('%s', (_title, run) => run());
});
