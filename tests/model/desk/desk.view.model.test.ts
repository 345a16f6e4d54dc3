// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { deskFlow } from './desk.spec.ts';
import { deskView } from './desk.view.tsx';

describe('the desk on screen', () => {
  it.each(viewTests(deskFlow, deskView))('%s', (_title, run) => run());
});
