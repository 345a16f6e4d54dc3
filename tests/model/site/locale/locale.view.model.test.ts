// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { localeFlow } from './locale.spec.ts';
import { localeView } from './locale.view.tsx';

describe('[LANG-01] [LANG-03] [LANG-06] the language picker on screen', () => {
  it.each(viewTests(localeFlow, localeView))('%s', (_title, run) => run());
});
