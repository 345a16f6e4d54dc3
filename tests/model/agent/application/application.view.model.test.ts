// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { applicationFlow } from './application.spec.ts';
import { applicationView } from './application.view.tsx';

describe('the application of an agent on screen', () => {
  it.each(viewTests(applicationFlow, applicationView))('%s', (_title, run) => run());
});
