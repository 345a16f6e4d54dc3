// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { resetPasswordFlow } from './resetPassword.spec.ts';
import { resetPasswordView } from './resetPassword.view.tsx';

describe('[VALID-27] the reset link on screen', () => {
  it.each(viewTests(resetPasswordFlow, resetPasswordView))('%s', (_title, run) => run());
});
