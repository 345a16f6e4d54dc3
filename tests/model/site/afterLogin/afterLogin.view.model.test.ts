// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { afterLoginFlow } from './afterLogin.spec.ts';
import { afterLoginView } from './afterLogin.view.tsx';

describe('[LOGIN-16] [LOGIN-23] [MODAL-14] the after-login modal on screen', () => {
  it.each(viewTests(afterLoginFlow, afterLoginView))('%s', (_title, run) => run());
});
