import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { defect } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';

type Look = Seen<AnyStateMachine>;

const input = { language: 'TH', keySeed: 'seed-of-a-page', address: '/' };
const MADE = { type: 'list.opened', id: 'made' };
const STALE = { type: 'listDetail.refresh' };
const MOVED = { type: 'page.moneyMoved' };
const ENGLISH = { type: 'page.language', language: 'EN' };

/** The flow of a form beside its record: what all of them share. */
export const formRecordFlow = (machine: AnyStateMachine): Flow<AnyStateMachine> =>
  ({
    machine: () => machine,
    inputs: [input],
    cases: {
      'formRecord.retry': [{}],
      'list.opened': [{ id: 'made' }],
      'listDetail.refresh': [{}],
      'page.moneyMoved': [{}],
      'page.language': [{ language: 'EN' }],
    },
    eachCounts: ['list.opened', 'listDetail.refresh', 'page.moneyMoved', 'page.language'],
    outcomes: { form: [defect], record: [defect] },
    walks: ['start, form error, record error, page.language', 'start, record error, page.language'],
    project: ({ language }: { readonly language: string }) => [language],
    invariants: {
      'passes on what was made, what may have been made, moved money and the language, and no more': ({
        fresh,
        snapshot,
      }: Look) => {
        const isForm = snapshot.matches({ form: 'running' });
        const isRecord = snapshot.matches({ record: 'running' });
        for (const effect of fresh)
          expect([
            { told: MOVED },
            ...(isForm ? [MOVED, ENGLISH].map((event) => ({ sent: event, to: 'form' })) : []),
            ...(isRecord ? [MADE, STALE, ENGLISH].map((event) => ({ sent: event, to: 'record' })) : []),
          ]).toContainEqual(effect);
      },
    },
    expectations: {
      'form.running': ({ pending, snapshot: { context } }: Look) =>
        expect([{ ...input, language: 'TH' }, context]).toContainEqual(pending.form),
      'form.broken': ({ pending }: Look) => expect('form' in pending).toBe(false),
      'record.running': ({ pending }: Look) =>
        expect(pending.record).toEqual({
          language: expect.stringMatching(/^(TH|EN)$/),
          keySeed: 'seed-of-a-page-record',
        }),
      'record.broken': ({ pending }: Look) => expect('record' in pending).toBe(false),
    },
  }) as unknown as Flow<AnyStateMachine>;

/** Every transition of a form beside its record, with the ids that its requirements have. */
export const formRecordTransitions = (ids: string): readonly string[] => [
  'any, page.language -> (stays)',
  'any, page.moneyMoved -> (stays)',
  'form.running, page.language -> (stays)',
  `${ids} form.running, page.moneyMoved -> (stays)`,
  'form.running, error form -> form.broken',
  'form.broken, formRecord.retry -> form.running',
  'record.running, page.language -> (stays)',
  `${ids} record.running, list.opened -> (stays)`,
  'record.running, listDetail.refresh -> (stays)',
  'record.running, error record -> record.broken',
  'record.broken, formRecord.retry -> record.running',
];
