// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { themeFlow } from './theme.spec.ts';
import { themeView } from './theme.view.tsx';

describe('[THEME-01] [THEME-02] the theme picker on screen', () => {
  it.each(viewTests(themeFlow, themeView))('%s', (_title, run) => run());
});
