// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { statusFlow } from './status.spec.ts';
import { statusView } from './status.view.tsx';

describe('the system status on screen', () => {
  describe('[STATUS-01] [STATUS-02] [STATUS-03] [STATUS-04] [STATUS-05] is one screen', () => {
    describe('[STATUS-06] [STATUS-07] [STATUS-08] [STATUS-09] [STATUS-10] [ERR-32] of maintenance', () => {
      describe('[STATUS-11] [STATUS-12] [STATUS-13] [ERR-31] or of a place that is not served', () => {
        it.each(viewTests(statusFlow, statusView))('%s', (_title, run) => run());
      });
    });
  });
});
