// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type BillRow, billContract } from '../../../../src/api/contract/agent/bill.ts';
import { billPage } from '../../../../src/machines/agent/bill/bill.machine.ts';
import { Bill } from '../../../../src/ui/agent/bill/Bill.tsx';
import { createHarness } from '../../kit/harness.ts';
import { done } from '../../kit/outcome.ts';
import { press } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';
import { claimable } from './bill.data.ts';

const P = 10_000;
const id = '6d0cf8e2-0000-4000-8000-000000000001.1764000000000';
const paid: BillRow = { ...claimable, status: 'partPaid', paid: 90_000 * P, mayClaim: false };

describe('[CONTRACT-10] [M9] [W8] a bill', () => {
  it.each(
    pageContract({
      page: billPage,
      view: (actor) => <Bill actor={actor} />,
      input: { id },
      close: 'All bills',
      reads: {
        detail: {
          endpoint: billContract.detail,
          request: { id },
          refresh: 'Refresh',
          values: [claimable, paid],
          failed: 'This bill could not be loaded',
        },
      },
      writes: {
        claim: {
          endpoint: billContract.claim,
          by: () => press('Claim P 150,000.00'),
          request: { id },
          answer: paid,
          reloads: { detail: { id } },
          waits: true,
          movesMoney: true,
          check: 'See bill',
        },
      },
    }),
  )('%s', (_title, run) => run());

  it('is claimed only where the server allows it', () => {
    const { actor, children, settle, seen } = createHarness<typeof billPage.machine>(
      { machine: () => billPage.machine } as never,
      { id, language: 'TH', keySeed: 'seed' },
    );
    settle(children().fetchDetail, done(paid));
    actor.send({ type: 'bill.claim' });
    expect(seen(0).pending).toEqual({});
  });
});
