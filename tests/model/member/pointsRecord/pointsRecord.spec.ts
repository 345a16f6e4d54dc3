import { expect } from 'vitest';
import { pointsRecordMachine } from '../../../../src/machines/member/pointsRecord/pointsRecord.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const days = { from: '2026-09-24', to: '2026-10-23' };
const choice = { filters: {}, span: 'own', days, typed: days } as const;

export const pointsRecordFlow: Flow<typeof pointsRecordMachine> = {
  machine: () => pointsRecordMachine,
  inputs: [{ language: 'TH' }],
  cases: {
    'pointsRecord.showExchanges': [{}],
    'pointsRecord.showMovements': [{}],
    'pointsRecord.retry': [{}],
    'list.opened': [{ id: 'x1' }],
    'list.chosen': [{ choice }],
    'list.sized': [{ size: '50' }],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language', 'list.chosen', 'list.sized'],
  walks: [
    'start, page.language',
    'start, exchanges error, page.language',
    'start, list.chosen, pointsRecord.retry',
    'start, list.chosen, pointsRecord.showExchanges',
    'start, list.sized, pointsRecord.retry',
    'start, list.sized, pointsRecord.showExchanges',
    'start, pointsRecord.showMovements, page.language',
    'start, pointsRecord.showMovements, list.sized',
  ],
  outcomes: { exchanges: [defect], movements: [defect], exchange: [done(undefined), defect] },
  project: ({ language, opened, choice: { days: chosen } }) => [language, opened, chosen?.from],
  invariants: {
    'tells what is below the language, and the list to load again': ({ fresh }) => {
      const language = { type: 'page.language', language: 'EN' };
      for (const effect of fresh)
        expect([
          { sent: language, to: 'exchanges' },
          { sent: language, to: 'movements' },
          { sent: language, to: 'exchange' },
          { sent: { type: 'list.refresh' }, to: 'exchanges' },
        ]).toContainEqual(effect);
    },
  },
  expectations: {
    'exchanges.listing': ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.opened]).toEqual([['exchanges'], null]),
    'exchanges.following': ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.opened]).toEqual([['exchanges', 'exchange'], 'x1']),
    movements: ({ pending, snapshot: { context } }) =>
      expect([Object.keys(pending), context.opened]).toEqual([['movements'], null]),
    failed: ({ pending, snapshot: { context } }) => expect([pending, context.opened]).toEqual([{}, null]),
  },
};
