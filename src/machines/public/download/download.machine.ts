import { assign, setup } from 'xstate';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener, unwiredPromise } from '../../support/unwired.ts';
import type { downloadEvents } from './download.events.ts';

/** The app (ROUTE-29, SCREEN-06, 07): the site on the home screen. Installs where the browser can, else shows the steps. */
export const downloadMachine = setup({
  types: {
    context: {} as { /** The last question was declined or failed. */ readonly declined: boolean },
    input: {} as PageInput,
    events: {} as EventsOf<typeof downloadEvents>,
  },
  actors: {
    surroundings: unwiredListener('download.surroundings'),
    /** Whether it was accepted. */
    askInstall: unwiredPromise<boolean>('download.askInstall'),
  },
  actions: { keepAnswer: assign((_, params: { declined: boolean }) => ({ declined: params.declined })) },
  guards: { isAccepted: (_, params: { accepted: boolean }) => params.accepted },
  delays: { answerTimeout: 120_000 },
}).createMachine({
  id: 'download',
  context: { declined: false },
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.steps' },
  initial: 'steps',
  on: { 'download.installed': '.installed' },
  states: {
    steps: {
      description: 'The browser cannot install by itself, or not yet: shows the steps.',
      on: { 'download.offered': 'offered' },
    },
    offered: {
      description: 'The browser can install; shows the button.',
      on: {
        'download.install': { target: 'asking', actions: { type: 'keepAnswer', params: { declined: false } } },
      },
    },
    asking: {
      description: 'The browser asks; its offer is then used up.',
      invoke: {
        id: 'askInstall',
        src: 'askInstall',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: event.output }) }, target: 'installed' },
          { target: 'steps', actions: { type: 'keepAnswer', params: { declined: true } } },
        ],
        onError: { target: 'steps', actions: { type: 'keepAnswer', params: { declined: true } } },
      },
      after: { answerTimeout: { target: 'steps', actions: { type: 'keepAnswer', params: { declined: true } } } },
    },
    installed: { description: 'Installed; says where to find it.' },
  },
});
