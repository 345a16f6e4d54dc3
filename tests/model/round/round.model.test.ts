import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { roundFlow } from './round.spec.ts';

describe('a round', () => {
  it.each(
    modelTests(roundFlow, [
      '[MEMBER-10] loading, done fetchRound -> shown',
      'loading, error fetchRound -> failed',
      'loading, round.close -> closed',
      'shown, round.refresh -> loading',
      'shown, round.close -> closed',
      'failed, round.refresh -> loading',
      'failed, round.close -> closed',
    ]),
  )('%s', (_title, run) => run());
});
