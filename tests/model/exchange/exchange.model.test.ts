import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { exchangeFlow } from './exchange.spec.ts';

describe('an exchange', () => {
  it.each(
    modelTests(exchangeFlow, [
      'any, exchange.close -> closed',
      'any, page.language -> loading',
      '[POINTS-03] loading, done fetchExchange -> shown',
      'loading, error fetchExchange -> failed',
      'shown, exchange.refresh -> loading',
      'failed, exchange.refresh -> loading',
    ]),
  )('%s', (_title, run) => run());
});
