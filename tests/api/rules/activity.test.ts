import { describe, expect, it } from 'vitest';
import { agreementProblem, commentProblem, receiverProblem } from '../../../src/api/contract/rules/activity.ts';

describe('what an application or an exchange must have', () => {
  it.each([
    ['[ERR-39] takes address and nationality', { address: '1 Lantern Road', nationality: 'TH' }, null],
    ['[ERR-39] wants an address', { address: ' ', nationality: 'TH' }, { kind: 'noReceiver' }],
    ['[ERR-39] wants a nationality', { address: '1 Lantern Road', nationality: ' ' }, { kind: 'noReceiver' }],
  ] as const)('%s', (_title, receiver, problem) => {
    expect(receiverProblem(receiver)).toEqual(problem);
  });

  it('[ERR-37] requires consent', () => {
    expect([agreementProblem(false), agreementProblem(true)]).toEqual([{ kind: 'notAgreed' }, null]);
  });

  it('[ERR-40] requires a comment', () => {
    expect([commentProblem(' \n'), commentProblem('No bonus came.')]).toEqual([{ kind: 'required' }, null]);
  });
});
