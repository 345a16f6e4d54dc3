import { setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import type { Theme, themeEvents } from './theme.events.ts';

/** Dark or light theme (THEME-01, 02); follows the system until the visitor chooses (decision S4). */
export const themeMachine = setup({
  types: {
    context: {} as { readonly stored: Theme },
    input: {} as { readonly stored: Theme },
    events: {} as EventsOf<typeof themeEvents>,
  },
  actions: { applyTheme: (_, _params: { theme: Theme }) => unwired('theme.applyTheme')() },
  guards: {
    isStored: ({ context }, params: { theme: Theme }) => context.stored === params.theme,
    isChosen: (_, params: { chosen: Theme; theme: Theme }) => params.chosen === params.theme,
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ stored: input.stored }),
  initial: 'starting',
  on: {
    'theme.choose': [
      {
        guard: { type: 'isChosen', params: ({ event }) => ({ chosen: event.theme, theme: 'light' }) },
        target: '.light',
      },
      { guard: { type: 'isChosen', params: ({ event }) => ({ chosen: event.theme, theme: 'dark' }) }, target: '.dark' },
      { target: '.system' },
    ],
  },
  states: {
    starting: {
      description: 'Reading the stored choice.',
      always: [
        { guard: { type: 'isStored', params: { theme: 'light' } }, target: 'light' },
        { guard: { type: 'isStored', params: { theme: 'dark' } }, target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {
      description: 'Follows the system.',
      entry: { type: 'applyTheme', params: { theme: 'system' } },
    },
    light: { description: 'Light, by choice.', entry: { type: 'applyTheme', params: { theme: 'light' } } },
    dark: { description: 'Dark, by choice.', entry: { type: 'applyTheme', params: { theme: 'dark' } } },
  },
});
