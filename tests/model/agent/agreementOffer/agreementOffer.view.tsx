import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { OfferField } from '../../../../src/machines/agent/agreementOffer/agreementOffer.events.ts';
import type { agreementOfferMachine } from '../../../../src/machines/agent/agreementOffer/agreementOffer.machine.ts';
import {
  downlineProblem,
  readTiers,
  refusedField,
} from '../../../../src/machines/agent/agreementOffer/agreementOffer.rules.ts';
import { offerDayProblems } from '../../../../src/machines/agent/agreementOffer/offerDays.ts';
import { downlinePickerMachine } from '../../../../src/machines/agent/downlinePicker/downlinePicker.machine.ts';
import { OfferPage } from '../../../../src/ui/agent/agreementOffer/OfferPage.tsx';
import { frozenMachine as standing } from '../../kit/frozenMachine.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, nothingShown, onScreen, press, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof agreementOfferMachine>;

const idle = { disabled: false, busy: false };
const still = { disabled: true, busy: false };
const rateFields = () =>
  [...document.querySelectorAll('label')].flatMap(({ textContent, control }) =>
    textContent === 'Rate (%)' && control instanceof HTMLInputElement ? [control] : [],
  );
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;

/** The direct downlines do not change the rest of the form. */
const stillPicker = {
  downlinePicker: () => standing(downlinePickerMachine, { closed: 'known' }, { search: '', found: null, active: null }),
};

const FIELDS = { downline: 'Downline', start: 'Start date (optional)', end: 'End date (optional)' } as const;
const labelOf = (field: OfferField): string => FIELDS[field as keyof typeof FIELDS] ?? expect.unreachable();

const WHY: Readonly<Record<string, string>> = {
  AGREEMENT_STATE:
    'This downline already has a pending offer or termination request. Wait for an answer, or withdraw it.',
  RATE_TOO_HIGH: 'This rate is above the upline’s. Choose a lower one.',
};

/** The offer as in the context. */
function showsForm({ context }: Snapshot): void {
  for (const field of ['downline', 'start', 'end'] as const)
    expect(fieldCalled(labelOf(field))?.value).toBe(context[field]);
  expect(rateFields().map(({ value }) => value)).toEqual(context.tiers.map(({ rate }) => rate));
  expect(chosen()).toBe(context.period);
  expect(screen.getByText('0.0001% to 1.25%, never above your own rate.')).not.toBeNull();
}

/** Errors of the dates are shown at their fields. */
function showsDayProblems(context: Snapshot['context']): void {
  const problems = context.tried ? offerDayProblems(context) : { start: null, end: null };
  expect(fieldCalled(labelOf('start'))?.ariaInvalid).toBe(problems.start ? 'true' : null);
  const isRefused = refusedField(context.failure) === 'end';
  expect(fieldCalled(labelOf('end'))?.ariaInvalid).toBe(problems.end || isRefused ? 'true' : null);
  const words =
    (problems.end === 'afterStart' && 'The end date must be after the start date.') ||
    (problems.end === 'afterToday' && 'Choose a date after today.') ||
    (isRefused && 'No full period ends before this date. Choose a later one.');
  if (words) expect(screen.getByText(words)).not.toBeNull();
}

export const agreementOfferView: View<typeof agreementOfferMachine> = {
  open: onScreen((actor) => <OfferPage actor={actor} />),
  live: stillPicker,
  drivers: {
    'downline.chosen': 'elsewhere',
    'offer.retry': () => press('Try again'),
    'offer.type': ({ field, value }) => typeInto(labelOf(field), value),
    'offer.typeTier': ({ value }) =>
      void fireEvent.change(rateFields()[0] ?? expect.unreachable('no rate'), { target: { value } }),
    'offer.addTier': () => press('Add tier'),
    'offer.removeTier': ({ tier }) => press(`Remove tier ${tier + 1}`),
    'offer.choosePeriod': ({ period }) => screen.getByDisplayValue(period).click(),
    'offer.submit': () => press('Send offer'),
    'offer.resend': () => press('Send again'),
    'offer.checkStatus': () => press('All contracts'),
    'offer.close': () => press('Cancel'),
  },
  offers: {
    'offer.retry': (snapshot) => snapshot.matches('failed'),
    'offer.type': (snapshot, { field, value }) => snapshot.matches('editing') && value !== snapshot.context[field],
    'offer.typeTier': (snapshot, { tier, value }) =>
      snapshot.matches('editing') && tier === 0 && value !== snapshot.context.tiers[0]?.rate,
    'offer.addTier': (snapshot) => snapshot.can({ type: 'offer.addTier' }),
    'offer.removeTier': (snapshot, { tier }) => snapshot.can({ type: 'offer.removeTier', tier }),
    'offer.choosePeriod': (snapshot) => snapshot.matches('editing'),
    'offer.submit': (snapshot) => snapshot.matches('editing'),
    'offer.resend': (snapshot) => snapshot.matches('unsure'),
    'offer.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'offer.close': (snapshot) => snapshot.can({ type: 'offer.close' }),
  },
  expectations: {
    loading: (snapshot) => {
      expect(buttonCalled('Cancel')).toEqual(idle);
      if (snapshot.context.terms) {
        showsForm(snapshot);
        expect(buttonCalled('Send offer')).toEqual(still);
      }
    },
    failed: () => {
      expect(alerts().join()).toContain('Your offer limits could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Cancel')]).toEqual([idle, idle]);
    },
    nothing: () => {
      expect(screen.getByRole('heading').textContent).toBe('You have no rate to offer');
      expect([buttonCalled('Cancel'), buttonCalled('Send offer')]).toEqual([idle, null]);
    },
    editing: (snapshot) => {
      const { context } = snapshot;
      const { tried, failure } = context;
      showsForm(snapshot);
      const isNobody = refusedField(failure) === 'downline';
      expect(fieldCalled('Downline')?.ariaInvalid).toBe(
        (tried && downlineProblem(context)) || isNobody ? 'true' : null,
      );
      if (isNobody) expect(screen.getByText('This is not one of your direct downlines.')).not.toBeNull();
      expect(rateFields().map(({ ariaInvalid }) => ariaInvalid === 'true')).toEqual(
        readTiers(context).map(({ problems, falls }) => tried && (problems.rate !== undefined || falls)),
      );
      showsDayProblems(context);
      expect(alerts()).toEqual(
        failure?.kind === 'refused' && refusedField(failure) === null ? [WHY[failure.code]] : [],
      );
      expect(buttonCalled('Send offer')).toEqual(idle);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Send offer'), buttonCalled('Cancel')]).toEqual([{ disabled: true, busy: true }, still]);
    },
    unsure: () => {
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('All contracts')]).toEqual([idle, idle]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
