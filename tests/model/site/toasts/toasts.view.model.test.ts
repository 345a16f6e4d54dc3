// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { toastsFlow } from './toasts.spec.ts';
import { toastsView } from './toasts.view.tsx';

describe('the toasts on screen', () => {
  it.each(viewTests(toastsFlow, toastsView))('%s', (_title, run) => run());
});
