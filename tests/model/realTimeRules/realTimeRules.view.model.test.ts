// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { realTimeRulesFlow } from './realTimeRules.spec.ts';
import { realTimeRulesView } from './realTimeRules.view.tsx';

describe('[CONTRACT-08] [PROD-14] the real-time salary rules on screen', () => {
  it.each(viewTests(realTimeRulesFlow, realTimeRulesView))('%s', (_title, run) => run());
});
