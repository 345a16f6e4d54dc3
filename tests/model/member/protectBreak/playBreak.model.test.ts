import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { onBreak } from '../protect/standing.ts';
import { playBreakFlow } from './playBreak.spec.ts';

describe('a break from playing', () => {
  it.each(
    modelTests(playBreakFlow, [
      ['[design: 24 hours, 7 or 30 days] choosing, break.days [isOther] -> (stays)', { sets: { days: '7' } }],
      '[design: it is asked once more, and said until when] choosing, break.take -> asking',
      ['[design: yes] asking, break.confirm -> sending', { calls: { sendBreak: { request: { days: '1' } } } }],
      '[design: not now] asking, break.back -> choosing',
      [
        '[design: it counts at once] sending, done sendBreak -> choosing',
        { tells: [{ type: 'protect.changed', protection: onBreak }] },
      ],
      [
        '[design: why it failed is said] sending, error sendBreak -> choosing',
        { sets: { failure: { kind: 'offline' } } },
      ],
    ]),
  )('%s', (_title, run) => run());
});
