// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { registerFlow } from './register.spec.ts';
import { registerView } from './register.view.tsx';

describe('the registration on screen', () => {
  it.each(viewTests(registerFlow, registerView))('%s', (_title, run) => run());
});
