import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { downlineTreeFlow } from './downlineTree.spec.ts';

const NO_DAYS = { from: '', to: '' };

describe('the line, level by level', () => {
  it.each(
    modelTests(downlineTreeFlow, [
      '[AGENT-06: one level down] open.listing, list.opened [isBelow] -> open',
      '[AGENT-06] open.listing, downlineTree.act [isRate] -> open.rating',
      '[AGENT-06] [WALLET-06] open.listing, downlineTree.act -> open.sending',
      'open.rating, done rateChange -> open.listing',
      'open.rating, error rateChange -> open.listing',
      'open.sending, done lineTransfer -> open.listing',
      'open.sending, error lineTransfer -> open.listing',
      'open.sending, page.moneyMoved -> (stays)',
      '[AGENT-06: back up the trail] open, list.chosen [isOnTrail] -> (stays)',
      'open, page.language -> (stays)',
      'open, error list -> failed',
      'failed, downlineTree.retry -> open',
      'failed, page.language -> (stays)',
    ]),
  )('%s', (_title, run) => run());

  it('[AGENT-06] goes down from where the list is, and forgets the deeper trail', () => {
    const { actor, seen } = createHarness(downlineTreeFlow, {
      ...{ language: 'TH', keySeed: 'seed', address: '/agent/downlineManagement' },
    });
    const asked = () => seen(0).pending.list;
    expect(asked()).toEqual({ language: 'TH', offered: { under: [''] }, choice: { filters: { under: '' } } });
    actor.send({ type: 'list.opened', id: 'agent2' });
    actor.send({ type: 'list.opened', id: 'deep' });
    expect(asked()).toEqual({
      language: 'TH',
      offered: { under: ['', 'agent2', 'deep'] },
      choice: { filters: { under: 'deep' } },
    });
    const choice = { filters: { under: 'agent2' }, span: 'days30', days: NO_DAYS, typed: NO_DAYS } as const;
    actor.send({ type: 'list.chosen', choice });
    actor.send({ type: 'list.opened', id: 'other' });
    expect(asked()).toMatchObject({ offered: { under: ['', 'agent2', 'other'] } });
  });
});
