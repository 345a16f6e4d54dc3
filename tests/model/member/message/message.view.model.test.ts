// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { messageFlow } from './message.spec.ts';
import { messageView } from './message.view.tsx';

describe('[MEMBER-17] a message on screen', () => {
  it.each(viewTests(messageFlow, messageView))('%s', (_title, run) => run());
});
