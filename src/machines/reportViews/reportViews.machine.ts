import { type ReportViewsConfig, reportViewsSetup } from './reportViews.setup.ts';

/**
 * The saved views of a report: runs below its list, which shows what is picked and tells what is to be saved. The default
 * view is shown as soon as it is known.
 */
export const createReportViewsMachine = (config: ReportViewsConfig) =>
  reportViewsSetup(config).createMachine({
    id: config.id,
    context: { views: [], chosen: null, hidden: [], kept: null, name: '', tried: false, change: null, failure: null },
    initial: 'loading',
    on: { 'reportViews.column': { actions: { type: 'toggleColumn', params: ({ event }) => event } } },
    states: {
      loading: {
        description: 'Loading the views; the report works without them.',
        tags: 'busy',
        invoke: {
          id: 'fetchViews',
          src: 'fetchViews',
          input: { request: { report: config.report } },
          onDone: [
            {
              guard: { type: 'hasDefault', params: ({ event }) => event.output },
              target: 'ready',
              actions: [
                { type: 'keepViews', params: ({ event }) => event.output },
                { type: 'pickDefault', params: ({ event }) => event.output },
                'showView',
              ],
            },
            { target: 'ready', actions: { type: 'keepViews', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      failed: {
        description: 'The views failed to load; shows the reason and Retry.',
        on: { 'reportViews.retry': { target: 'loading', actions: 'forgetFailure' } },
      },
      ready: {
        description: 'A view can be picked; the chosen one can be renamed, deleted and made the default.',
        on: {
          'reportViews.pick': {
            guard: { type: 'isView', params: ({ event }) => event },
            actions: [{ type: 'pickView', params: ({ event }) => event }, 'showView'],
          },
          'reportViews.keep': { target: 'naming', actions: { type: 'startKeeping', params: ({ event }) => event } },
          'reportViews.rename': { guard: 'isChosen', target: 'naming', actions: 'startRenaming' },
          'reportViews.remove': { guard: 'isChosen', target: 'confirming' },
          'reportViews.makeDefault': { guard: 'isChosen', target: 'saving', actions: 'setDefault' },
        },
      },
      naming: {
        description: 'A name is typed; under the name of the chosen view, that view is replaced.',
        on: {
          'reportViews.type': { actions: { type: 'typeName', params: ({ event }) => event } },
          'reportViews.submit': [
            { guard: 'isNameGood', target: 'saving', actions: 'setNamed' },
            { actions: 'markTried' },
          ],
          'reportViews.cancel': { target: 'ready', actions: 'stopNaming' },
        },
      },
      confirming: {
        description: 'Asks before the chosen view is deleted.',
        on: {
          'reportViews.submit': { target: 'saving', actions: 'setRemoved' },
          'reportViews.cancel': 'ready',
        },
      },
      saving: {
        description: 'The change is under way.',
        tags: 'busy',
        invoke: {
          id: 'changeViews',
          src: 'changeViews',
          input: ({ context: { change } }) => ({ request: change ?? { do: 'remove', report: config.report, id: '' } }),
          onDone: { target: 'ready', actions: { type: 'keepViews', params: ({ event }) => event.output } },
          onError: [
            {
              guard: 'isNaming',
              target: 'naming',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'ready', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
    },
  });
