import { assign, type PromiseActorLogic, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { Endpoint, RequestOf } from '../../api/contract/endpoint.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { Filters, ListQuery } from './list.rules.ts';
import type { listFileEvents } from './listFile.events.ts';

interface ListFileConfig<E extends Endpoint, F extends Filters> {
  /** The id of its machine. */
  readonly id: string;
  /** Answers a `csvFile`. */
  readonly endpoint: E;
  /** The request for all rows of a query, in the words of the endpoint. */
  readonly request: (query: ListQuery<F>) => RequestOf<E>;
}

interface CsvFile {
  readonly name: string;
  readonly csv: string;
  /** Number of rows that did not fit. */
  readonly left: number;
}

const nothing = { query: null, saved: null, failure: null } as const;

/** The rows of a list as a file: runs below the list, for its query. */
export const createListFileMachine = <const E extends Endpoint, const F extends Filters>(
  config: ListFileConfig<E, F>,
) =>
  setup({
    types: {
      context: {} as {
        readonly query: ListQuery<F> | null;
        /** The last file. */
        readonly saved: Omit<CsvFile, 'csv'> | null;
        readonly failure: ApiFailure | null;
      },
      events: {} as EventsOf<typeof listFileEvents>,
      tags: {} as 'busy',
    },
    actors: {
      fetchFile: apiPort<Endpoint>(config.endpoint) as PromiseActorLogic<CsvFile, { readonly request: unknown }>,
    },
    actions: {
      keepQuery: assign((_, params: { query: ListQuery<Filters> }) => ({
        ...nothing,
        query: params.query as ListQuery<F>,
      })),
      saveFile: (_, _params: { name: string; csv: string }) => unwired(`${config.id}.saveFile`)(),
      keepSaved: assign((_, params: CsvFile) => ({ saved: { name: params.name, left: params.left } })),
      keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      forget: assign(nothing),
    },
  }).createMachine({
    id: config.id,
    context: nothing,
    initial: 'idle',
    on: {
      'listFile.discard': { target: '.idle', actions: 'forget' },
      'listFile.fetch': { target: '.fetching', actions: { type: 'keepQuery', params: ({ event }) => event } },
    },
    states: {
      idle: { description: 'No file requested.' },
      fetching: {
        description: 'Loading the file.',
        tags: 'busy',
        on: { 'listFile.fetch': { description: 'The same file is already on its way.' } },
        invoke: {
          id: 'fetchFile',
          src: 'fetchFile',
          input: ({ context }) => ({ request: context.query === null ? {} : config.request(context.query) }),
          onDone: {
            target: 'saved',
            actions: [
              { type: 'saveFile', params: ({ event }) => event.output },
              { type: 'keepSaved', params: ({ event }) => event.output },
            ],
          },
          onError: {
            target: 'unsaved',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      saved: { description: 'File downloaded; says how many rows it omits.' },
      unsaved: { description: 'The file failed to load; shows the reason.' },
    },
  });
