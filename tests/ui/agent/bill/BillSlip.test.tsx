// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BillRow } from '../../../../src/api/contract/agent/bill.ts';
import { BillSlip } from '../../../../src/ui/agent/bill/BillSlip.tsx';
import { claimable } from '../../../model/agent/bill/bill.data.ts';
import type { Screen } from '../../../model/kit/view.ts';
import { onScreen } from '../../../model/onScreen.tsx';

const nothingDue = { ...claimable, status: 'notReached', remark: '', due: 0, mayClaim: false } as const;

let shown: Screen;
afterEach(() => shown.close());

/** A bill's status and its reason. */
function reasonOf(detail: BillRow): string | null | undefined {
  shown = onScreen<BillRow>((bill) => <BillSlip detail={bill} />)(detail);
  return screen.getByText('Nothing due').parentElement?.textContent;
}

describe('a bill with nothing due', () => {
  it.each([
    ['daily', 'Nothing due A tier was reached, but there were no valid bets in this period. Nothing is due.'],
    ['hourly', 'Nothing due A tier was reached, but there were no valid bets in this period. Nothing is due.'],
    ['dividend', 'Nothing due A tier was reached, but the team has no loss to share. Nothing is due.'],
  ] as const)('[CONTRACT-10] names the missing base if a tier was reached: %s', (kind, reason) => {
    expect(reasonOf({ ...nothingDue, kind })).toBe(reason);
  });

  it('[CONTRACT-10] says that no tier was reached', () => {
    expect(reasonOf({ ...nothingDue, tier: null, rate: 0 })).toBe(
      'Nothing due No tier was reached, so nothing is due.',
    );
  });
});
