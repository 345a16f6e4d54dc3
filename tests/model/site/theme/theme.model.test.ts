import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { themeFlow } from './theme.spec.ts';

describe('the theme picker', () => {
  it.each(
    modelTests(themeFlow, [
      '[THEME-02] any, theme.choose [isChosen] -> light',
      '[THEME-01] any, theme.choose [isChosen] -> dark',
      'any, theme.choose -> system',
      '[THEME-02] starting, always [isStored] -> light',
      '[THEME-01] starting, always [isStored] -> dark',
      'starting, always -> system',
    ]),
  )('%s', (_title, run) => run());
});
