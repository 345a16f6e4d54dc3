import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { defect } from '../answers.ts';
import type { Line } from '../kit/does.ts';
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
      'form.running': ({ pending }: Look) =>
        expect(pending.form).toEqual({
          ...input,
          language: expect.stringMatching(/^(TH|EN)$/),
          keySeed: expect.stringMatching(/^seed-of-a-page(-r\d+)?$/),
        }),
      'form.broken': ({ pending }: Look) => expect('form' in pending).toBe(false),
      'record.running': ({ pending }: Look) =>
        expect(pending.record).toEqual({
          language: expect.stringMatching(/^(TH|EN)$/),
          keySeed: expect.stringMatching(/^seed-of-a-page(-r\d+)?-record$/),
        }),
      'record.broken': ({ pending }: Look) => expect('record' in pending).toBe(false),
    },
  }) as unknown as Flow<AnyStateMachine>;

const RECORD = { language: 'TH', keySeed: 'seed-of-a-page-record' };
const inEnglish = {
  effects: [
    { sent: ENGLISH, to: 'form' },
    { sent: ENGLISH, to: 'record' },
  ],
  sets: { language: 'EN' },
};

/** Every transition of a form beside its record, with the ids that its requirements have. */
export const formRecordTransitions = (ids: string): readonly Line[] => [
  [`${ids} start`, { calls: { form: input, record: RECORD } }],
  ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'EN' } }],
  ['[design: the site is told of moved money, whatever is broken] any, page.moneyMoved -> (stays)', { tells: [MOVED] }],
  ['[LANG-06] form.running, page.language -> (stays)', inEnglish],
  [`${ids} form.running, page.moneyMoved -> (stays)`, { tells: [MOVED], effects: [{ sent: MOVED, to: 'form' }] }],
  ['[design: a broken form leaves the record usable] form.running, error form -> form.broken', {}],
  [
    '[W2] [W8] form.broken, formRecord.retry -> form.running',
    { calls: { form: { ...input, keySeed: 'seed-of-a-page-r1' } }, sets: { restarts: 1 } },
  ],
  ['[LANG-06] record.running, page.language -> (stays)', inEnglish],
  [`${ids} record.running, list.opened -> (stays)`, { effects: [{ sent: MADE, to: 'record' }] }],
  [
    '[design: what may have been made is looked for] record.running, listDetail.refresh -> (stays)',
    { effects: [{ sent: STALE, to: 'record' }] },
  ],
  ['[design: a broken record leaves the form usable] record.running, error record -> record.broken', {}],
  [
    '[W2] [W8] record.broken, formRecord.retry -> record.running',
    { calls: { record: { ...RECORD, keySeed: 'seed-of-a-page-r1-record' } }, sets: { restarts: 1 } },
  ],
];
