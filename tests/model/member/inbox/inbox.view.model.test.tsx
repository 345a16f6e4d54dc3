// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { inboxFlow } from './inbox.spec.ts';
import { inboxView } from './inbox.view.tsx';

describe('[MEMBER-17] the page of messages on screen', () => {
  it.each(viewTests(inboxFlow, inboxView))('%s', (_title, run) => run());
});
