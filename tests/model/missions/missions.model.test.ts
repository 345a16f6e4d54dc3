import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { before, missionsFlow, thisWeek } from './missions.spec.ts';

const list = (language: string) => ({ fetchMissions: { request: { language } } });
const moved = [{ type: 'page.moneyMoved' }];
const claims = (missions: readonly string[], key = 1) => ({
  sendClaim: { request: { missions }, idempotencyKey: `seed-of-a-page-${key}` },
});
const refused = (code: string) => ({
  claimFailure: { kind: 'refused', code, message: `refused with ${code}`, details: null },
});
const english = { calls: list('EN'), sets: { language: 'EN' } };

describe('mission activity', () => {
  it.each(
    modelTests(missionsFlow, [
      ['[MEMBER-16] start', { calls: { ...list('TH'), fetchBoard: { request: {} } } }],
      ['[MEMBER-16] any, missions.period -> (stays)', { sets: { period: 'week' } }],
      ['[MEMBER-16] missions.loading, done fetchMissions -> missions.shown', { sets: { missions: before } }],
      'missions.loading, error fetchMissions -> missions.failed',
      ['missions.loading, page.language -> missions.loading', english],
      ['missions.shown, page.language -> missions.loading', english],
      ['missions.failed, page.language -> missions.loading', english],
      ['missions, page.language -> (stays)', { sets: { language: 'EN' } }],
      ['missions.shown, after freshFor (60 s) -> missions.loading', { calls: list('TH') }],
      ['missions.failed, missions.retry -> missions.loading', { calls: list('TH') }],
      [
        '[MEMBER-16] missions.shown, missions.claim [isClaimable] -> missions.claiming',
        { calls: claims(['slots', 'three'], 2), sets: { claiming: ['slots', 'three'], claimFailure: null } },
        'start, fetchMissions done 1, missions.claim 2, sendClaim error 2, missions.claim 1',
      ],
      [
        '[MEMBER-16] missions.claiming, done sendClaim -> missions.loading',
        {
          calls: list('TH'),
          tells: moved,
          sets: { claimed: { count: 1, amount: 50_000 }, claiming: [], keyIndex: 1 },
        },
      ],
      [
        '[W8] missions.claiming, error sendClaim [isOutcomeUnknown] -> missions.unsure',
        { sets: { claimFailure: { kind: 'offline' } } },
      ],
      [
        '[MEMBER-16] missions.claiming, error sendClaim [isStale] -> missions.loading',
        { calls: list('TH'), tells: moved, sets: { ...refused('STATUS_CHANGED'), claiming: [], keyIndex: 1 } },
      ],
      [
        'missions.claiming, error sendClaim -> missions.shown',
        { sets: { ...refused('TOO_MANY_REQUESTS'), claiming: [], keyIndex: 1 } },
      ],
      [
        '[W8] missions.unsure, missions.resend -> missions.claiming',
        { calls: claims(['slots', 'three']), sets: { claimFailure: null } },
      ],
      [
        '[W8] missions.unsure, missions.refresh -> missions.loading',
        { calls: list('TH'), tells: moved, sets: { claimFailure: null, claiming: [], keyIndex: 1 } },
      ],
      ['[MEMBER-16] board.loading, done fetchBoard -> board.shown', { sets: { board: thisWeek } }],
      'board.loading, error fetchBoard -> board.failed',
      ['board.shown, after freshFor (60 s) -> board.loading', { calls: { fetchBoard: { request: {} } } }],
      ['board.failed, missions.retry -> board.loading', { calls: { fetchBoard: { request: {} } } }],
    ]),
  )('%s', (_title, run) => run());
});
