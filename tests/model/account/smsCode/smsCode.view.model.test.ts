// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { smsCodeFlow } from './smsCode.spec.ts';
import { smsCodeView } from './smsCode.view.tsx';

describe('[SMS-05] [SMS-06] [SMS-09] [SMS-13] the SMS code on screen', () => {
  it.each(viewTests(smsCodeFlow, smsCodeView))('%s', (_title, run) => run());
});
