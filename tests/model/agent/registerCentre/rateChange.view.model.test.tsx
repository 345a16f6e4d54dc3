// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type rateChangeMachine,
  readTypedRate,
} from '../../../../src/machines/agent/registerCentre/rateChange.machine.ts';
import { RateChange } from '../../../../src/ui/agent/registerCentre/RateChange.tsx';
import type { View } from '../../kit/view.ts';
import { viewTests } from '../../kit/viewTests.ts';
import {
  alerts,
  buttonCalled,
  fieldCalled,
  nothingShown,
  onScreen,
  press,
  sentAgain,
  typeInto,
} from '../../onScreen.tsx';
import { rateChangeFlow } from './rateChange.spec.ts';

const idle = { disabled: false, busy: false };
const RATE = 'Rebate (%)';

const rateChangeView: View<typeof rateChangeMachine> = {
  open: onScreen((actor) => <RateChange actor={actor} />),
  drivers: {
    'rateChange.retry': () => press('Try again'),
    'rateChange.type': ({ value }) => typeInto(RATE, value),
    'rateChange.submit': () => press('Change rebate'),
    'rateChange.resend': () => press('Send again'),
    'rateChange.checkStatus': () => press('Look at the rebate'),
    'rateChange.close': () => press('Back to downlines'),
  },
  offers: {
    'rateChange.retry': (snapshot) => snapshot.matches('failed'),
    'rateChange.type': (snapshot, { value }) => snapshot.matches('editing') && value !== snapshot.context.typed,
    'rateChange.submit': (snapshot) => snapshot.matches('editing'),
    'rateChange.resend': (snapshot) => snapshot.matches('unsure'),
    'rateChange.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'rateChange.close': (snapshot) => snapshot.can({ type: 'rateChange.close' }),
  },
  expectations: {
    loading: ({ context: { known } }) =>
      expect([buttonCalled('Back to downlines'), buttonCalled('Change rebate')?.busy]).toEqual([
        idle,
        known === null ? undefined : true,
      ]),
    failed: () => {
      expect(alerts().join()).toContain('The rebate could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Back to downlines')]).toEqual([idle, idle]);
    },
    editing: ({ context }) => {
      screen.getByRole('heading', { name: 'Rebate of agent2' });
      const field = fieldCalled(RATE);
      expect(field?.value).toBe(context.typed);
      const isWrong = context.tried && readTypedRate(context).problem !== null;
      expect(field?.ariaInvalid === 'true').toBe(isWrong);
      screen.getByText(
        isWrong
          ? 'The minimum is 0.4%.'
          : 'From 0.4%, what the downline has given, to 0.8%, your own. Counts from today.',
      );
      expect([buttonCalled('Change rebate'), buttonCalled('Back to downlines')]).toEqual([idle, idle]);
      if (context.failure) expect(alerts().join()).toContain('This rate is outside what you can give.');
    },
    sending: () =>
      expect([buttonCalled('Change rebate')?.busy, buttonCalled('Back to downlines')?.disabled]).toEqual([true, true]),
    unsure: ({ context: { typed } }) => expect(sentAgain()).toBe(`agent2 · ${typed}%`),
    closed: () => expect(nothingShown()).toBe(true),
  },
};

describe('[AGENT-06] the rebate of a downline, on screen', () => {
  it.each(viewTests(rateChangeFlow, rateChangeView))('%s', (_title, run) => run());
});
