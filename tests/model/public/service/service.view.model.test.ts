// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { serviceFlow } from './service.spec.ts';
import { serviceView } from './service.view.tsx';

const excused = { lookalikes: { 'asking = showing': 'the window is being opened in either' } };

describe('[SUPPORT-05] [SUPPORT-06] customer service on screen', () => {
  it.each(viewTests(serviceFlow, serviceView, [], excused))('%s', (_title, run) => run());
});
