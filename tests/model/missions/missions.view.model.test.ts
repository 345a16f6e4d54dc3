// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { missionsFlow } from './missions.spec.ts';
import { missionsView } from './missions.view.tsx';

describe('[MEMBER-16] mission activity on screen', () => {
  it.each(viewTests(missionsFlow, missionsView))('%s', (_title, run) => run(), 60_000);
});
