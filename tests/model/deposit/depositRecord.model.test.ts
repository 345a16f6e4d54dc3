import { describe, expect, it } from 'vitest';
import { standing } from '../depositDetail/depositDetail.spec.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { listDetailTransitions } from '../list/listDetailFlow.ts';
import { listTransitions } from '../list/listFlow.ts';
import { depositListFlow, depositListSpec, depositRecordFlow } from './depositRecord.spec.ts';

const DEPOSIT = '5e2f0a4c-8f5e-4a55-9f0a-2f3a1a0c7d11';

describe('the list of deposits', () => {
  it.each(modelTests(depositListFlow, listTransitions(depositListSpec, { shown: '[WALLET-02]', open: '[WALLET-02]' })))(
    '%s',
    (_title, run) => run(),
  );
});

describe('the deposits', () => {
  it.each(
    modelTests(
      depositRecordFlow,
      listDetailTransitions('[WALLET-02]', DEPOSIT, { id: DEPOSIT, language: 'TH', detail: null }),
    ),
  )('%s', (_title, run) => run());

  it('loads an opened row, and shows a deposit just made as the server answered it', () => {
    const { actor, seen } = createHarness(depositRecordFlow, { language: 'EN', keySeed: 'seed' });
    actor.send({ type: 'list.opened', id: 'd2' });
    expect(seen(0).pending.detail).toEqual({ id: 'd2', language: 'EN', detail: null });
    const made = createHarness(depositRecordFlow, { language: 'EN', keySeed: 'seed' });
    made.actor.send({ type: 'list.opened', id: standing.starting.id, known: standing.starting });
    expect(made.seen(0).pending.detail).toEqual({
      id: standing.starting.id,
      language: 'EN',
      detail: standing.starting,
    });
  });
});
