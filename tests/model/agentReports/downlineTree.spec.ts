import { expect } from 'vitest';
import { downlineTreeMachine } from '../../../src/machines/agentReports/downlineTree.machine.ts';
import { defect } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { done } from '../kit/outcome.ts';

const choice = (under: string) => ({
  choice: { filters: { under }, span: 'days30', days: { from: '', to: '' }, typed: { from: '', to: '' } } as const,
});

export const downlineTreeFlow: Flow<typeof downlineTreeMachine> = {
  machine: () => downlineTreeMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/agent/downlineManagement' }],
  cases: {
    'list.opened': [{ id: 'agent2' }, { id: 'deep' }],
    'list.chosen': [choice(''), choice('agent2')],
    'list.sized': [],
    'page.language': [{ language: 'EN' }],
    'downlineTree.retry': [{}],
    'downlineTree.act': [
      { act: 'rate', id: 'd1' },
      { act: 'transfer', id: 'd1' },
    ],
    'page.moneyMoved': [{}],
  },
  eachCounts: ['page.language', 'list.opened', 'page.moneyMoved'],
  outcomes: { list: [defect], rateChange: [done(undefined), defect], lineTransfer: [done(undefined), defect] },
  walks: ['start, list error, page.language'],
  project: ({ trail, under, language, acted }) => [trail.slice(0, 3), under, language, acted],
  invariants: {
    'what is on screen is on the trail, which begins at the agent': ({ snapshot: { context } }) => {
      expect(context.trail[0]).toBe('');
      expect(context.trail).toContain(context.under);
    },
    'only the language, stale rows and moved money are told': ({ fresh }) => {
      for (const effect of fresh)
        expect([
          { sent: { type: 'page.language', language: 'EN' }, to: 'list' },
          { sent: { type: 'list.refresh' }, to: 'list' },
          { told: { type: 'page.moneyMoved' } },
        ]).toContainEqual(effect);
    },
  },
  expectations: {
    'open.listing': ({ pending, snapshot }) => {
      const { trail, under, language } = snapshot.context;
      expect(Object.keys(pending)).toEqual(['list']);
      if (trail.length === 1) expect([under, trail]).toEqual(['', ['']]);
      expect(['TH', 'EN']).toContain(language);
    },
    'open.rating': ({ pending, snapshot: { context } }) =>
      expect(pending.rateChange).toEqual({ id: 'd1', keySeed: `seed-of-a-page-${context.keyIndex + 1}` }),
    'open.sending': ({ pending, snapshot: { context } }) =>
      expect(pending.lineTransfer).toEqual({ to: 'd1', keySeed: `seed-of-a-page-${context.keyIndex + 1}` }),
    failed: ({ pending, snapshot: { context } }) =>
      expect([pending, context.trail, context.under]).toEqual([{}, [''], '']),
  },
};
