import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { known, rateChangeFlow } from './rateChange.spec.ts';

const loads = { fetchRate: { request: { id: 'demo-agent2' } } };
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });
const typed = 'start, fetchRate done, rateChange.type 2';
/** 0.7 %. */
const sends = (key: number) => ({
  sendRate: { request: { id: 'demo-agent2', rate: 7_000 }, idempotencyKey: `seed-of-a-rate-${key}` },
});

describe('the rebate of a downline', () => {
  it.each(
    modelTests(rateChangeFlow, [
      ['[AGENT-06] start', { calls: { fetchRate: { request: { id: 'demo-agent2' } } } }],
      ['[AGENT-06] loading, done fetchRate -> editing', { sets: { known, typed: '0.6' } }],
      ['[ROLE-19] loading, error fetchRate -> failed', { sets: { failure: refused('FEATURE_OFF') } }],
      ['loading, rateChange.close -> closed', { ends: undefined }],
      ['failed, rateChange.retry -> loading', { calls: loads, sets: { failure: null } }],
      ['failed, rateChange.close -> closed', { ends: undefined }],
      ['[AGENT-06] editing, rateChange.type -> (stays)', { sets: { typed: '0.3' } }],
      [
        '[AGENT-06] [W8] editing, rateChange.submit [isValid] -> sending',
        { calls: sends(2), sets: { failure: null } },
        `${typed}, rateChange.submit, sendRate error 1, fetchRate done, rateChange.submit`,
      ],
      ['[AGENT-06] editing, rateChange.submit -> (stays)', { sets: { tried: true } }],
      ['editing, rateChange.close -> closed', { ends: undefined }],
      ['[AGENT-06] sending, done sendRate -> closed', { ends: undefined }],
      ['[W8] sending, error sendRate [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      [
        '[AGENT-06] sending, error sendRate -> loading',
        {
          calls: loads,
          sets: { keyIndex: 1, failure: { ...refused('RATE_OUT_OF_RANGE'), details: { min: 4_000, max: 6_000 } } },
        },
      ],
      [
        '[W8] unsure, rateChange.resend -> sending',
        { calls: sends(1), sets: { failure: null } },
        `${typed}, rateChange.submit, sendRate error 2, rateChange.resend`,
      ],
      [
        '[W8] unsure, rateChange.checkStatus -> loading',
        { calls: loads, sets: { keyIndex: 1, typed: '', tried: false, failure: null } },
      ],
    ]),
  )('%s', (_title, run) => run());
});
