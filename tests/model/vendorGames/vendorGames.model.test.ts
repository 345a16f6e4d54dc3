import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { vendorGamesFlow } from './vendorGames.spec.ts';

describe('the popup game list', () => {
  it.each(
    modelTests(vendorGamesFlow, [
      'any, vendorGames.close -> ended',
      'any, modal.language -> loading',
      '[HEADER-30] loading, done fetchGames -> shown',
      'loading, error fetchGames -> failed',
      '[HEADER-29] shown, vendorGames.pick [isListed] -> ended',
      'failed, vendorGames.retry -> loading',
    ]),
  )('%s', (_title, run) => run());
});
