// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { securityFlow } from './security.spec.ts';
import { securityView } from './security.view.tsx';

describe('the account page on screen', () => {
  it.each(viewTests(securityFlow, securityView))('%s', (_title, run) => run());
});
