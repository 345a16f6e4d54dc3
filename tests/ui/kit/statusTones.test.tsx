// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { ApplicationStatus } from '../../../src/api/contract/agent/join.ts';
import { agreementTone } from '../../../src/ui/agent/agreements/agreementTone.ts';
import { billTone } from '../../../src/ui/agent/bills/billTone.ts';
import { LastAnswer } from '../../../src/ui/agent/join/LastAnswer.tsx';
import { statusTone as exchangeTone } from '../../../src/ui/member/exchange/statusTone.ts';
import { ticketTones } from '../../../src/ui/member/feedback/ticketTones.ts';
import { DepositStatus } from '../../../src/ui/money/deposit/DepositStatus.tsx';
import { statusTone as withdrawalTone } from '../../../src/ui/money/receipt/statusTone.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { badgesIn } from './toneOf.ts';

it.each([
  ['requested', undefined],
  ['approved', undefined],
  ['paying', undefined],
  ['awaiting', 'accent'],
  ['received', 'gain'],
  ['partlyReceived', 'info'],
  ['notReceived', 'info'],
  ['autoReceived', 'gain'],
  ['forcedReceipt', undefined],
  ['disputed', 'info'],
  ['rejected', 'danger'],
  ['failed', 'danger'],
] as const)('a withdrawal that is %s has the colour %s', (status, tone) => {
  expect(withdrawalTone(status).tone).toBe(tone);
});

it.each([
  ['issued', 'gain'],
  ['inReview', 'info'],
  ['claimable', 'accent'],
  ['rejected', 'danger'],
  ['notReached', undefined],
  ['insufficient', 'info'],
  ['partPaid', 'info'],
  ['expired', undefined],
] as const)('a bill that is %s has the colour %s', (status, tone) => {
  expect(billTone(status).tone).toBe(tone);
});

it.each([
  ['offered', 'accent'],
  ['active', 'gain'],
  ['terminationRequested', 'info'],
  ['declined', undefined],
  ['withdrawn', undefined],
  ['superseded', undefined],
  ['terminated', undefined],
  ['expired', undefined],
] as const)('an agreement that is %s has the colour %s', (status, tone) => {
  expect(agreementTone(status).tone).toBe(tone);
});

it('an exchange is in progress, approved or rejected, each with its colour', () => {
  expect(exchangeTone('inProgress')).toBe('accent');
  expect(exchangeTone('approved')).toBe('gain');
  expect(exchangeTone('rejected')).toBe('danger');
});

it('a question is open, answered or closed, each with its colour', () => {
  expect(ticketTones).toEqual({ open: { tone: 'info' }, answered: { tone: 'gain' }, closed: {} });
});

/** The badges of several parts, one after another. */
function badgesOf(parts: readonly ReactElement[]): ReturnType<typeof badgesIn> {
  const { close } = onScreen(() => <div>{parts}</div>)(null);
  const badges = badgesIn(document.body);
  close();
  return badges;
}

it('a deposit says how it stands, in its colour', () => {
  const statuses = ['starting', 'awaiting', 'paid', 'failed', 'expired'] as const;
  expect(badgesOf(statuses.map((status) => <DepositStatus key={status} status={status} />))).toEqual([
    ['Preparing', 'info'],
    ['Awaiting payment', 'accent'],
    ['Paid', 'gain'],
    ['Failed', 'danger'],
    ['Expired', 'danger'],
  ]);
});

it('an application says how it stands, in its colour', () => {
  const statuses = ['pending', 'approved', 'refused', 'withdrawn'] as const;
  const sent = { id: 'j1', players: 24, channels: [], plan: '', sentAt: 0, decidedAt: null, reason: null };
  const answerTo = (status: ApplicationStatus) => <LastAnswer key={status} application={{ ...sent, status }} />;
  expect(badgesOf(statuses.map(answerTo))).toEqual([
    ['Waiting for an answer', 'accent'],
    ['Approved', 'gain'],
    ['Declined', 'danger'],
    ['Withdrawn', null],
  ]);
});
