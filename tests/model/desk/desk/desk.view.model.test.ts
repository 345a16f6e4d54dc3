// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskFlow } from './desk.spec.ts';
import { deskView } from './desk.view.tsx';

const excused = { lookalikes: { 'open.signingIn = open.verifying': 'to an operator both are one wait' } };

describe('the desk on screen', () => {
  it.each(viewTests(deskFlow, deskView, [], excused))('%s', (_title, run) => run());
});
