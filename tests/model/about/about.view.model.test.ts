// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { aboutFlow } from './about.spec.ts';
import { aboutView } from './about.view.tsx';

describe('[PROD-10] [PROD-11] [PROD-13] [PROD-15] the claims of the site on screen', () => {
  it.each(viewTests(aboutFlow, aboutView))('%s', (_title, run) => run());
});
