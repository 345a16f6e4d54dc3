import { setup } from 'xstate';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredListener, unwiredPromise } from '../../support/unwired.ts';
import type { appEvents } from './app.events.ts';

/**
 * The site as an app on the device (ROUTE-29): says when there is no network, and asks before a new version replaces
 * the one on screen.
 */
export const appMachine = setup({
  types: { events: {} as EventsOf<typeof appEvents>, tags: {} as 'busy' },
  actors: {
    surroundings: unwiredListener('app.surroundings'),
    applyUpdate: unwiredPromise<void>('app.applyUpdate'),
  },
  actions: { checkForUpdate: unwired('app.checkForUpdate') },
  delays: { checkInterval: 3_600_000, askAgain: 3_600_000, patience: 10_000 },
}).createMachine({
  id: 'app',
  type: 'parallel',
  invoke: { id: 'surroundings', src: 'surroundings', onError: '.update.current' },
  states: {
    network: {
      description: 'Whether the device has a network.',
      initial: 'online',
      states: {
        online: { description: 'The device has a network.', on: { 'app.offline': 'offline' } },
        offline: {
          description: 'No network; says that amounts may be old.',
          on: { 'app.online': 'online' },
        },
      },
    },
    update: {
      description: 'The version on screen.',
      initial: 'current',
      states: {
        current: {
          description: 'No newer version is known; looks for one every hour.',
          on: { 'app.updated': 'ready' },
          after: { checkInterval: { target: 'current', reenter: true, actions: 'checkForUpdate' } },
        },
        ready: {
          description: 'A new version is installed; asks before it replaces this one.',
          on: { 'app.reload': 'applying', 'app.later': 'later' },
        },
        later: { description: 'Later, said the user; asks again after an hour.', after: { askAgain: 'ready' } },
        applying: {
          description: 'Starting the new version.',
          tags: 'busy',
          invoke: { id: 'applyUpdate', src: 'applyUpdate', onDone: 'applied', onError: 'failed' },
          after: { patience: 'failed' },
        },
        applied: { description: 'The page is reloading.', tags: 'busy' },
        failed: {
          description: 'The new version did not start; offers Retry.',
          on: { 'app.reload': 'applying', 'app.later': 'later' },
        },
      },
    },
  },
});
