// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { statusFlow } from './status.spec.ts';
import { statusView } from './status.view.tsx';

const everyMinute = 'the next minute polls without a control';
const excused = {
  lookalikes: {
    'screen.normal + asking.waiting = screen.normal + asking.resting': everyMinute,
    'screen.restricted + asking.waiting = screen.restricted + asking.resting': everyMinute,
    'screen.unknown + asking.waiting = screen.unknown + asking.resting': everyMinute,
  },
  withoutControl: {
    'screen.normal + asking.resting, status.refresh': 'nothing is pending',
    'screen.restricted + asking.resting, status.refresh': everyMinute,
    'screen.unknown + asking.resting, status.refresh': everyMinute,
  },
};

describe('the system status on screen', () => {
  describe('[STATUS-01] [STATUS-02] [STATUS-03] [STATUS-04] [STATUS-05] for each status', () => {
    describe('[STATUS-06] [STATUS-07] [STATUS-08] [STATUS-09] [STATUS-10] [ERR-32] including maintenance', () => {
      describe('[STATUS-11] [STATUS-12] [STATUS-13] [ERR-31] and restricted regions', () => {
        it.each(viewTests(statusFlow, statusView, [], excused))('%s', (_title, run) => run());
      });
    });
  });
});
