// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { changePasswordFlow } from './changePassword.spec.ts';
import { changePasswordView } from './changePassword.view.tsx';

describe('[CHPW-02] [CHPW-04] [CHPW-05] [CHPW-06] [CHPW-07] [CHPW-08] the change of password on screen', () => {
  it.each(viewTests(changePasswordFlow, changePasswordView))('%s', (_title, run) => run());
});
