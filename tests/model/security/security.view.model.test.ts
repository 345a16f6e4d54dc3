// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { securityFlow } from './security.spec.ts';
import { securityView } from './security.view.tsx';

describe('security on screen', () => {
  it.each(
    viewTests(securityFlow, securityView, [
      'setting.sending, security.typeSecret -> (stays)',
      'setting.sending, security.cancel -> (stays)',
      'changing.sending, security.typeSecret -> (stays)',
      'changing.sending, security.cancel -> (stays)',
    ]),
  )('%s', (_title, run) => run());
});
