import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { query, rowFileFlow } from './listFile.spec.ts';

const request = { filters: { status: 'paid' }, range: { from: 1, to: 2 }, search: 'mali', page: 2, pageSize: '10' };
const saved = { name: 'rows.csv', left: 0 };

describe('the rows of a list as a file', () => {
  it.each(
    modelTests(rowFileFlow, [
      ['any, listFile.fetch -> fetching', { calls: { fetchFile: { request } }, sets: { query } }],
      [
        'any, listFile.discard -> idle',
        { sets: { query: null, saved: null } },
        'start, listFile.fetch, fetchFile done 1, listFile.discard',
      ],
      ['fetching, listFile.fetch -> (stays)', {}],
      [
        'fetching, done fetchFile -> saved',
        { effects: [{ did: 'saveFile', params: { name: 'rows.csv', csv: 'Time', left: 0 } }], sets: { saved } },
      ],
      ['fetching, error fetchFile -> unsaved', { sets: { failure: { kind: 'offline' } } }],
    ]),
  )('%s', (_title, run) => run());

  it('[API-60] never downloads a file of another choice than the current one', () => {
    const { actor, children, settle, seen } = createHarness(rowFileFlow, undefined);
    actor.send({ type: 'listFile.fetch', query });
    const late = children().fetchFile;
    actor.send({ type: 'listFile.discard' });
    settle(late, done({ name: 'rows.csv', csv: 'Time', left: 0 }));
    expect(seen(0).effects).toEqual([]);
  });
});
