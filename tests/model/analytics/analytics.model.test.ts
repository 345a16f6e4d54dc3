import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { analyticsFlow } from './analytics.spec.ts';

describe('[SHELL-08] the counting of visits', () => {
  it.each(
    modelTests(analyticsFlow, [
      'any, error place -> off',
      'any, analytics.moved -> (stays)',
      'waiting, analytics.inform [isOff] -> off',
      'waiting, analytics.inform [isRefused] -> off',
      'waiting, analytics.inform [isUnasked] -> asking',
      'waiting, analytics.inform -> counting',
      'asking, analytics.agree -> counting',
      'asking, analytics.decline -> off',
      'counting, error countVisit -> counting',
      'counting, analytics.moved -> counting',
    ]),
  )('%s', (_title, run) => run());
});
