// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskMessageFlow } from './deskMessage.spec.ts';
import { deskMessageView } from './deskMessage.view.tsx';

describe('[MEMBER-17] a message of the desk on screen', () => {
  it.each(viewTests(deskMessageFlow, deskMessageView))('%s', (_title, run) => run());
});
