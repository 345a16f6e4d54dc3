import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { betContract } from '../../../src/api/contract/play/bet.ts';
import { wireFailures } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';
import { rowFileMachine } from './lists.spec.ts';

type Look = Seen<AnyStateMachine>;

const FILE = { name: 'rows.csv', csv: 'Time', left: 0 };

const request = { filters: { status: 'paid' }, range: { from: 1, to: 2 }, search: 'mali', page: 2, pageSize: '10' };
export const query = { ...request, language: 'TH' };

/** The rows of a list as a file. */
export const rowFileFlow = {
  machine: () => rowFileMachine,
  inputs: [undefined],
  cases: {
    'listFile.fetch': [{ query }],
    'listFile.discard': [{}],
  },
  eachCounts: [],
  outcomes: { fetchFile: [done(FILE), done({ ...FILE, left: 7 }), ...wireFailures(betContract.file).slice(0, 1)] },
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
} as unknown as Flow<AnyStateMachine>;
