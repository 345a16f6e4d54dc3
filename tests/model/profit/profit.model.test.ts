import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { listFileTransitions } from '../list/listFileFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { profitFileFlow, profitFlow, profitSpec } from './profit.spec.ts';

describe('the personal loss', () => {
  it.each(modelTests(profitFlow, listTransitions(profitSpec, { shown: '[MEMBER-12]' })))('%s', (_title, run) => run());

  it('[MEMBER-12] asks for 7 days first, and for the business day of today on request', () => {
    const { actor, seen } = createHarness(profitFlow, { language: 'TH' });
    const to = Date.UTC(2026, 10, 22, 16);
    expect(seen(0).pending.fetchPage).toEqual({ request: { from: Date.UTC(2026, 10, 15, 16), to } });
    actor.send({ type: 'list.span', span: 'today' });
    expect(seen(0).pending.fetchPage).toEqual({ request: { from: Date.UTC(2026, 10, 21, 16), to } });
  });
});

describe('the personal loss as a file', () => {
  it.each(modelTests(profitFileFlow, listFileTransitions('[MEMBER-12]')))('%s', (_title, run) => run());
});
