// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { logoutFlow } from './logout.spec.ts';
import { logoutView } from './logout.view.tsx';

describe('[LOGOUT-01] [LOGOUT-02] the logout on screen', () => {
  it.each(viewTests(logoutFlow, logoutView))('%s', (_title, run) => run());
});
