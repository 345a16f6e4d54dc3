// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { localeFlow } from './locale.spec.ts';
import { localeView } from './locale.view.tsx';

const excused = {
  lookalikes: { 'shown = failed': 'the menu shows the language that there is; a toast of the site says what failed' },
};

describe('[LANG-01] [LANG-03] [LANG-06] the languages on screen', () => {
  it.each(viewTests(localeFlow, localeView, [], excused))('%s', (_title, run) => run());
});
