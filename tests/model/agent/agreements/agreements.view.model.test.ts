// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { agreementsFlow } from './agreements.spec.ts';
import { agreementsView } from './agreements.view.tsx';

describe('[CONTRACT-07] the agreement requests on screen', () => {
  it.each(viewTests(agreementsFlow, agreementsView))('%s', (_title, run) => run());
});
