import { expect } from 'vitest';
import { lineTransferContract } from '../../../../src/api/contract/agent/lineTransfer.ts';
import { downlinePickerMachine } from '../../../../src/machines/agent/downlinePicker/downlinePicker.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { downlines } = lineTransferContract;
export const below = [
  { id: 'd1', username: 'agent2', nickname: 'Boonmee' },
  { id: 'd2', username: 'malee', nickname: 'Malee' },
];

export const downlinePickerFlow: Flow<typeof downlinePickerMachine> = {
  machine: () => downlinePickerMachine,
  inputs: [undefined],
  cases: {
    'downlinePicker.search': [{ value: ' mal ' }, { value: '' }],
    'downlinePicker.open': [{ value: 'mal' }],
    'downlinePicker.move': [{ to: 'next' }, { to: 'previous' }],
    'downlinePicker.choose': [{}],
    'downlinePicker.pick': [{ username: 'malee' }, { username: 'stranger' }],
    'downlinePicker.close': [{}],
  },
  eachCounts: ['downlinePicker.move'],
  outcomes: {
    fetchDownlines: [
      answers(downlines, { list: below, count: 21 }),
      answers(downlines, { list: [], count: 0 }),
      ...wireFailures(downlines).slice(0, 1),
    ],
  },
  project: ({ search, found, active }) => [search, found?.count, active],
  walks: ['start, downlinePicker.search 1, downlinePicker.search 2'],
  invariants: {
    'a reported downline was on the list': ({ fresh }) => {
      for (const effect of fresh) {
        expect(effect).toEqual({ told: { type: 'downline.chosen', username: expect.any(String) } });
        expect(below.map(({ username }) => ({ told: { type: 'downline.chosen', username } }))).toContainEqual(effect);
      }
    },
    'searches only for what is typed, from the start': ({ pending, snapshot: { context } }) => {
      if ('fetchDownlines' in pending)
        expect(pending.fetchDownlines).toEqual({ request: { search: context.search, page: 1, pageSize: '20' } });
    },
    'the active option is on the list, or none is': ({ snapshot: { context } }) => {
      if (context.active !== null) expect(below).toContainEqual(context.found?.list[context.active]);
    },
  },
  expectations: {
    'closed.first': ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchDownlines: { request: { search: '', page: 1, pageSize: '20' } } });
      expect(snapshot.hasTag('open')).toBe(false);
    },
    'closed.known': ({ pending, snapshot }) => expect([pending, snapshot.hasTag('open')]).toEqual([{}, false]),
    nobody: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'downlinePicker.open', value: '' })]).toEqual([{}, false]),
    'open.pausing': ({ pending, snapshot }) => expect([pending, snapshot.hasTag('open')]).toEqual([{}, true]),
    'open.asking': ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('open')]).toEqual([['fetchDownlines'], true]),
    'open.shown': ({ pending, snapshot: { context } }) =>
      expect([pending, context.found === null]).toEqual([{}, false]),
    // Matches of another search text are not offered.
    'open.failed': ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('open'), snapshot.context.found]).toEqual([{}, true, null]),
  },
};
