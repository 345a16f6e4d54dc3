// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { playSessionsMachine } from '../../../../src/machines/member/protect/playSessions.machine.ts';
import { PlaySessions } from '../../../../src/ui/member/protect/PlaySessions.tsx';
import { listContract } from '../../list/listContract.tsx';
import { NOW } from './standing.ts';

const P = 10_000;
const [MINUTE, DAY] = [60_000, 86_400_000];

describe('sessions of play', () => {
  it.each(
    listContract({
      machine: playSessionsMachine,
      endpoint: protectionContract.sessions,
      view: (actor) => <PlaySessions actor={actor} />,
      first: { page: 1, pageSize: '10' },
      changes: [],
      some: {
        list: [
          { startedAt: NOW - 42 * MINUTE, endedAt: null, played: 41 * MINUTE, deposits: 3_000 * P, net: 1_040 * P },
          { startedAt: NOW - DAY, endedAt: NOW - DAY + 60 * MINUTE, played: 47 * MINUTE, deposits: 0, net: -310 * P },
        ],
        count: 12,
      },
      none: { list: [], count: 0 },
      rows: [
        'Started (GMT+8): 22/11 19:00 | Now; Length: 00:41; Deposits: P 3,000.00; Net: +P 1,040.00',
        'Started (GMT+8): 21/11 19:42; Length: 00:47; Deposits: —; Net: −P 310.00',
      ],
      empty: ['No sessions yet', 'When you play, your sessions appear here.'],
      failed: 'The sessions could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
