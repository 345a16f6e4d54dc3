import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { domainFlow } from './domain.spec.ts';

describe('the domain check', () => {
  it.each(
    modelTests(domainFlow, [
      '[CONFIG-21] checking, done fetchDomains [isServed] -> served',
      '[ERR-30] checking, done fetchDomains -> foreign',
      'checking, error fetchDomains [hasTriesLeft] -> waiting',
      'checking, error fetchDomains -> unchecked',
      'waiting, after beforeRetry (10 s) -> checking',
    ]),
  )('%s', (_title, run) => run());
});
