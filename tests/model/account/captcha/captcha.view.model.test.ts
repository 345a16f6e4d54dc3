// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { captchaFlow } from './captcha.spec.ts';
import { captchaView } from './captcha.view.tsx';

const excused = {
  lookalikes: {
    'fresh.enough = shown': 'a press counts in either; in the first second it is only granted later',
    'fresh.due = loading': 'another picture is on its way, whoever is waited for',
  },
};

describe('[CAPTCHA-01] [CAPTCHA-02] the captcha on screen', () => {
  it.each(viewTests(captchaFlow, captchaView, [], excused))('%s', (_title, run) => run());
});
