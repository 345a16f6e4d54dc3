// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { noticesFlow } from './notices.spec.ts';
import { noticesView } from './notices.view.tsx';

describe('[NOTICE-01] [NOTICE-02] [NOTICE-03] [NOTICE-04] [MODAL-05] the notices on screen', () => {
  it.each(viewTests(noticesFlow, noticesView))('%s', (_title, run) => run());
});
