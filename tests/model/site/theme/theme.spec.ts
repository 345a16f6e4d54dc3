import { expect } from 'vitest';
import type { Theme } from '../../../../src/machines/site/theme/theme.events.ts';
import { themeMachine } from '../../../../src/machines/site/theme/theme.machine.ts';
import type { Flow, Seen } from '../../kit/flow.ts';

const applies =
  (theme: Theme) =>
  ({ effects }: Seen<typeof themeMachine>) =>
    expect(effects.at(-1)).toEqual({ did: 'applyTheme', params: { theme } });

export const themeFlow: Flow<typeof themeMachine> = {
  machine: () => themeMachine,
  inputs: [{ stored: 'system' }, { stored: 'light' }, { stored: 'dark' }],
  cases: { 'theme.choose': [{ theme: 'light' }, { theme: 'dark' }, { theme: 'system' }] },
  eachCounts: ['theme.choose'],
  outcomes: {},
  invariants: {
    'a choice is applied to the page once': ({ fresh }) => expect(fresh.length).toBeLessThanOrEqual(1),
  },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    system: applies('system'),
    light: applies('light'),
    dark: applies('dark'),
  },
};
