// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { realityCheckFlow } from './realityCheck.spec.ts';
import { realityCheckView } from './realityCheck.view.tsx';

const hidden = 'no game is covered before it is due';
const excused = {
  lookalikes: {
    'failed = asking': hidden,
    'asking = resting': hidden,
    'asking = waiting': hidden,
    'failed = resting': hidden,
    'failed = waiting': hidden,
    'resting = waiting': hidden,
  },
};

describe('the reality check of a game, on screen', () => {
  it.each(viewTests(realityCheckFlow, realityCheckView, [], excused))('%s', (_title, run) => run());
});
