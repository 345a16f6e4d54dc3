// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { secondStepFlow } from './secondStep.spec.ts';
import { secondStepView } from './secondStep.view.tsx';

describe('[MEMBER-05] the second step of a sign-in on screen', () => {
  it.each(viewTests(secondStepFlow, secondStepView))('%s', (_title, run) => run());
});
