// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { registerFlow } from './register.spec.ts';
import { registerView } from './register.view.tsx';

describe('[REG-01] [REG-02] [REG-08] [REG-17] the registration on screen', () => {
  it.each(viewTests(registerFlow, registerView, ['form, register.refreshCaptcha [isCaptchaShown] -> (stays)']))(
    '%s',
    (_title, run) => run(),
  );
});
