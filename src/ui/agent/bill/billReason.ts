import type { BillRow } from '../../../api/contract/agent/bill.ts';

/** The reason for a bill's status; if nothing is due, what was missing. */
export function billReason({ kind, status, due, tier }: BillRow) {
  if (status === 'issued' && due === 0) return 'bill_text_issued_none';
  if (status === 'notReached' && tier !== null) return kind === 'dividend' ? 'bill_text_no_loss' : 'bill_text_no_bets';
  return `bill_text_${status}` as const;
}
