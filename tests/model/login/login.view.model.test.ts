// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { loginFlow } from './login.spec.ts';
import { loginView } from './login.view.tsx';

describe('[LOGIN-01] [LOGIN-02] [LOGIN-18] [LOGIN-24] [LOGIN-25] the login on screen', () => {
  it.each(viewTests(loginFlow, loginView, ['form, login.refreshCaptcha [isCaptchaShown] -> (stays)']))(
    '%s',
    (_title, run) => run(),
  );
});
