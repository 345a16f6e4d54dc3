import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import {
  type ReportName,
  type ReportView,
  reportViewsContract,
  type ViewChange,
} from '../../../api/contract/agent/reportViews.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ListView, ListViewTaken } from '../../list/list.rules.ts';
import type { EventsOf } from '../../support/events.ts';
import type { reportViewsEvents } from './reportViews.events.ts';
import {
  chosenAfter,
  chosenOf,
  defaultOf,
  isNaming,
  nameProblem,
  type ReportViewsContext,
} from './reportViews.rules.ts';

/** Which of the machine's reports: part of the machine, not of its input. */
interface ReportViewsConfig {
  /** The id of its machine. */
  readonly id: string;
  readonly report: ReportName;
}

const untried = { tried: false, change: null, failure: null } as const;

type Answer = { readonly list: readonly ReportView[] };

const taken = ({ choice: { filters, search, span, days } }: ReportView): ListViewTaken => ({
  type: 'list.takeView',
  view: { filters, search, span, days },
});

/** What the chart of a report's saved views is made of. */
const reportViewsSetup = ({ report }: ReportViewsConfig) =>
  setup({
    types: {
      context: {} as ReportViewsContext,
      events: {} as EventsOf<typeof reportViewsEvents>,
      tags: {} as 'busy',
    },
    actors: {
      fetchViews: apiPort(reportViewsContract.list),
      changeViews: apiPort(reportViewsContract.change),
    },
    actions: {
      keepViews: assign(({ context }, params: Answer) => ({
        ...untried,
        views: params.list,
        chosen: chosenAfter(context, params.list),
        kept: null,
        name: '',
      })),
      pickView: assign(({ context }, params: { id: string }) => {
        const view = context.views.find(({ id }) => id === params.id);
        return { chosen: view?.id ?? null, hidden: view?.choice.hidden ?? [], failure: null };
      }),
      pickDefault: assign((_, params: Answer) => {
        const view = defaultOf(params.list);
        return { chosen: view?.id ?? null, hidden: view?.choice.hidden ?? [] };
      }),
      showView: sendParent(({ context }): ListViewTaken => {
        const view = chosenOf(context);
        return view ? taken(view) : { type: 'list.takeView', view: null };
      }),
      startKeeping: assign(({ context }, params: { view: ListView }) => ({
        ...untried,
        kept: params.view,
        name: chosenOf(context)?.name ?? '',
      })),
      startRenaming: assign(({ context }) => ({ ...untried, kept: null, name: chosenOf(context)?.name ?? '' })),
      typeName: assign((_, params: { value: string }) => ({ name: params.value, change: null, failure: null })),
      markTried: assign({ tried: true, change: null, failure: null }),
      stopNaming: assign({ ...untried, kept: null, name: '' }),
      setNamed: assign(({ context: { kept, name, hidden, chosen } }) => ({
        change: (kept === null
          ? { do: 'rename', report, id: chosen ?? '', name: name.trim() }
          : { do: 'keep', report, name: name.trim(), choice: { ...kept, hidden: [...hidden] } }) as ViewChange,
        failure: null,
      })),
      setRemoved: assign(({ context: { chosen } }) => ({
        change: { do: 'remove', report, id: chosen ?? '' } as const,
        failure: null,
      })),
      setDefault: assign(({ context }) => ({
        change: {
          do: 'makeDefault',
          report,
          id: context.chosen ?? '',
          isDefault: chosenOf(context)?.isDefault !== true,
        } as const,
        failure: null,
      })),
      toggleColumn: assign(({ context: { hidden } }, params: { name: string }) => ({
        hidden: hidden.includes(params.name) ? hidden.filter((name) => name !== params.name) : [...hidden, params.name],
      })),
      keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      forgetFailure: assign({ failure: null }),
    },
    guards: {
      hasDefault: (_, params: Answer) => defaultOf(params.list) !== undefined,
      isView: ({ context }, params: { id: string }) =>
        params.id !== (context.chosen ?? '') && (params.id === '' || context.views.some(({ id }) => id === params.id)),
      isChosen: ({ context }) => chosenOf(context) !== undefined,
      isNameGood: ({ context }) => nameProblem(context) === null,
      isNaming: ({ context: { change } }) => isNaming(change),
    },
  });

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
