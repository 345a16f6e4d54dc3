import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { depositPageMachine } from '../../../src/machines/money/deposit/depositPage.machine.ts';
import { defect } from '../answers.ts';
import type { Flow, Seen } from '../kit/flow.ts';

type Look = Seen<AnyStateMachine>;

export const input = { language: 'TH', keySeed: 'seed-of-a-page', address: '/' };
export const MADE = { type: 'list.opened', id: 'made' };
export const STALE = { type: 'listDetail.refresh' };
export const MOVED = { type: 'page.moneyMoved' };
export const ENGLISH = { type: 'page.language', language: 'EN' };

/** A form beside its record: the deposit page. */
export const depositPageFlow = {
  machine: () => depositPageMachine,
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
} as unknown as Flow<AnyStateMachine>;
