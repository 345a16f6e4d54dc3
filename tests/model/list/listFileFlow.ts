import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { wireFailures } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

interface ListFileSpec {
  readonly machine: AnyStateMachine;
  readonly endpoint: Endpoint;
  /** The filters of the query, and the request for its file. */
  readonly filters: Readonly<Record<string, string>>;
  readonly request: object;
}

type Look = Seen<AnyStateMachine>;

/** 1 and 2 November 2026 in GMT+8. */
export const RANGE = { from: Date.UTC(2026, 9, 31, 16), to: Date.UTC(2026, 10, 2, 16) };
const FILE = { name: 'rows.csv', csv: 'Time', left: 0 };

/** The flow of a list's download: what all of them share. */
export const listFileFlow = ({ machine, endpoint, filters, request }: ListFileSpec): Flow<AnyStateMachine> =>
  ({
    machine: () => machine,
    inputs: [undefined],
    cases: {
      'listFile.fetch': [{ query: { filters, range: RANGE, search: '', page: 2, pageSize: '10', language: 'TH' } }],
      'listFile.discard': [{}],
    },
    eachCounts: [],
    outcomes: { fetchFile: [done(FILE), done({ ...FILE, left: 7 }), ...wireFailures(endpoint).slice(0, 1)] },
    project: ({ saved, failure }: { saved: { left: number } | null; failure: { kind: string } | null }) => [
      saved?.left,
      failure?.kind,
    ],
    invariants: {
      'downloads each file once': ({ fresh }: Look) => {
        for (const effect of fresh) expect(effect).toMatchObject({ did: 'saveFile', params: { name: 'rows.csv' } });
      },
    },
    expectations: {
      idle: ({ pending, snapshot: { context } }: Look) =>
        expect([pending, context]).toEqual([{}, { query: null, saved: null, failure: null }]),
      fetching: ({ pending, snapshot }: Look) => {
        expect(pending).toEqual({ fetchFile: { request } });
        expect(snapshot.hasTag('busy')).toBe(true);
      },
      saved: ({ pending, snapshot: { context } }: Look) =>
        expect([pending, context.saved?.name, context.failure]).toEqual([{}, 'rows.csv', null]),
      unsaved: ({ snapshot: { context } }: Look) =>
        expect([context.saved, context.failure?.kind]).toEqual([null, 'offline']),
    },
  }) as unknown as Flow<AnyStateMachine>;

/** Every transition of a list's download, with the id of its requirement. */
export const listFileTransitions = (fetched: string): readonly string[] => [
  `${fetched} any, listFile.fetch -> fetching`,
  'any, listFile.discard -> idle',
  'fetching, listFile.fetch -> (stays)',
  'fetching, done fetchFile -> saved',
  'fetching, error fetchFile -> unsaved',
];
