import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { analyticsFlow } from './analytics.spec.ts';

describe('[SHELL-08] visit counting', () => {
  it.each(
    modelTests(analyticsFlow, [
      'any, error place -> off',
      'any, analytics.navigated -> (stays)',
      'waiting, analytics.configure [isOff] -> off',
      'waiting, analytics.configure [isRefused] -> off',
      'waiting, analytics.configure [isUnasked] -> asking',
      'waiting, analytics.configure -> counting',
      'asking, analytics.agree -> counting',
      'asking, analytics.decline -> off',
      'counting, error countVisit -> counting',
      'counting, analytics.navigated -> counting',
    ]),
  )('%s', (_title, run) => run());
});
