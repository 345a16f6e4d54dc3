import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { freePlayFlow } from './freePlay.spec.ts';

describe('the free demo', () => {
  it.each(
    modelTests(freePlayFlow, [
      '[DEMO-02] offer, freePlay.start -> starting',
      'offer, freePlay.register -> ended',
      'offer, freePlay.close -> ended',
      '[DEMO-02] starting, done startTrial -> ended',
      'starting, error startTrial -> offer',
    ]),
  )('%s', (_title, run) => run());
});
