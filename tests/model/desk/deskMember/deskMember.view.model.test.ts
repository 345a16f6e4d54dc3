// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskMemberFlow } from './deskMember.spec.ts';
import { deskMemberView } from './deskMember.view.tsx';

describe('a member at the desk on screen', () => {
  it.each(viewTests(deskMemberFlow, deskMemberView))('%s', (_title, run) => run());
});
