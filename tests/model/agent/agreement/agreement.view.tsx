import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { AgreementAction } from '../../../../src/api/contract/agent/agreement.ts';
import type { agreementMachine } from '../../../../src/machines/agent/agreement/agreement.machine.ts';
import { Agreement } from '../../../../src/ui/agent/agreement/Agreement.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof agreementMachine>;

const idle = { disabled: false, busy: false };
const still = { disabled: true, busy: false };
const ACTS: Partial<Record<AgreementAction, string>> = {
  accept: 'Accept offer',
  decline: 'Decline offer',
  requestTermination: 'Request termination',
};
const nameOf = (act: AgreementAction | null): string => (act && ACTS[act]) ?? expect.unreachable();
const STATUS = { offered: 'Offered', active: 'Active', terminated: 'Ended' } as const;
const WHY: Readonly<Record<string, string>> = {
  AGREEMENT_STATE: 'The contract has changed. Check it and try again.',
  AGREEMENT_ENDS_CHANGED: 'The list of contracts that will end has changed. Check it before you accept.',
};
const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const box = () => screen.queryByRole<HTMLInputElement>('checkbox');

/** Tiers, dates and history, once loaded. */
function showsAgreement({ context: { history } }: Snapshot): void {
  if (history === null) return;
  const { before } = history;
  expect(textOf('tbody tr')).toEqual([
    before ? 'before: 0.4% new: 0.5%anyany' : '0.5%anyany',
    `1.25%${before ? 'new tier' : ''}P 50,000.003`,
  ]);
  expect(textOf('dl del')).toEqual(
    before ? ['before: Daily', 'before: 21/11/2026 18:30', 'before: 23/11/2026 18:30'] : [],
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Daily wages, version 3' })).not.toBeNull();
  expect(screen.getByText('From your upline agent1')).not.toBeNull();
  expect(screen.getByText(STATUS[history.agreement.status as keyof typeof STATUS], { selector: 'p' })).not.toBeNull();
  expect(textOf('ol > li')).toEqual(['OfferedUpline22/11/2026 18:30:00']);
}

/** The agreements that an action ends, by name, and whether that was acknowledged. */
function showsEnds({ context: { ends, understood, changed } }: Snapshot): void {
  expect(textOf('ul > li > span')).toEqual(ends.length > 0 ? ['agent2 to nok', '1.5%'] : []);
  expect(box()?.checked).toBe(ends.length > 0 ? understood : undefined);
  expect(alerts()).toEqual(changed ? ['This list has changed. Nothing was done. Check it again.'] : []);
}

const isChoice = (snapshot: Snapshot, act: AgreementAction) =>
  snapshot.matches('shown') && snapshot.context.history?.agreement.may.includes(act) === true;

export const agreementView: View<typeof agreementMachine> = {
  open: onScreen((actor) => <Agreement actor={actor} />),
  drivers: {
    'agreement.retry': () => press('Try again'),
    'agreement.refresh': () => press('Refresh'),
    'agreement.choose': ({ act }) => press(nameOf(act)),
    'agreement.back': () => press('Not now'),
    'agreement.acknowledge': () => fireEvent.click(box() ?? expect.unreachable('no box')),
    'agreement.submit': () =>
      (document.querySelector<HTMLElement>('button[type="submit"]') ?? expect.unreachable('no button')).click(),
    'agreement.resend': () => press('Send again'),
    'agreement.checkStatus': () => press('See contract'),
    'agreement.close': () => press('All contracts'),
  },
  offers: {
    'agreement.retry': (snapshot) => snapshot.matches('failed'),
    'agreement.refresh': (snapshot) => snapshot.matches('shown'),
    'agreement.choose': (snapshot, { act }) => isChoice(snapshot, act),
    'agreement.back': (snapshot) => snapshot.can({ type: 'agreement.back' }),
    'agreement.acknowledge': (snapshot, { yes }) =>
      snapshot.matches('confirming') && snapshot.context.ends.length > 0 && yes !== snapshot.context.understood,
    'agreement.submit': (snapshot) => snapshot.matches('confirming'),
    'agreement.resend': (snapshot) => snapshot.matches('unsure'),
    'agreement.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'agreement.close': (snapshot) => snapshot.can({ type: 'agreement.close' }),
  },
  expectations: {
    loading: (snapshot) => {
      showsAgreement(snapshot);
      expect(buttonCalled('All contracts')).toEqual(idle);
      if (snapshot.context.history) expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('This contract could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Refresh')]).toEqual([idle, null]);
    },
    shown: (snapshot) => {
      const { history, failure, done } = snapshot.context;
      showsAgreement(snapshot);
      expect(buttonCalled('Refresh')).toEqual(idle);
      for (const [act, name] of Object.entries(ACTS)) {
        expect(buttonCalled(name)).toEqual(history?.agreement.may.includes(act as AgreementAction) ? idle : null);
      }
      expect(alerts()).toEqual(failure?.kind === 'refused' ? [WHY[failure.code]] : []);
      expect(screen.queryByRole('status') === null).toBe(done === null);
      if (done)
        expect(screen.getByRole('status').textContent).toContain(
          'Downline contracts that end with their current period: 1.',
        );
    },
    previewing: (snapshot) => {
      showsAgreement(snapshot);
      expect([buttonCalled('Accept offer'), buttonCalled('Not now')]).toEqual([still, idle]);
    },
    confirming: (snapshot) => {
      const { act, ends, tried, understood } = snapshot.context;
      showsAgreement(snapshot);
      showsEnds(snapshot);
      expect([buttonCalled(nameOf(act)), buttonCalled('Not now')]).toEqual([idle, idle]);
      expect(box()?.ariaInvalid ?? null).toBe(ends.length > 0 && tried && !understood ? 'true' : null);
    },
    sending: (snapshot) => {
      showsAgreement(snapshot);
      showsEnds(snapshot);
      expect([buttonCalled(nameOf(snapshot.context.act)), buttonCalled('Not now')]).toEqual([
        { disabled: true, busy: true },
        still,
      ]);
    },
    unsure: (snapshot) => {
      showsAgreement(snapshot);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('See contract')]).toEqual([idle, idle]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
