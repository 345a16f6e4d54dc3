import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { secondStepMachine } from '../../../../src/machines/account/secondStep/secondStep.machine.ts';
import { isComplete } from '../../../../src/machines/account/secondStep/secondStep.rules.ts';
import { SecondStepForm } from '../../../../src/ui/account/secondStep/SecondStepForm.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, nothingShown, onScreen, press, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof secondStepMachine>;

const labels = { app: 'Code', recovery: 'Recovery code' } as const;
const idle = { disabled: false, busy: false };
const fieldOf = ({ context }: Snapshot) => fieldCalled(labels[context.by]);
const trustBox = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Trust this device for 30 days' });

function showsForm(snapshot: Snapshot): void {
  const { by, factorCode, tried, trust, door } = snapshot.context;
  const field = fieldOf(snapshot);
  expect([field?.value, field?.ariaInvalid]).toEqual([
    factorCode,
    tried && !isComplete({ by, factorCode }) ? 'true' : null,
  ]);
  expect(trustBox()?.checked).toBe(door === 'desk' ? undefined : trust);
}

export const secondStepView: View<typeof secondStepMachine> = {
  open: onScreen((actor) => <SecondStepForm actor={actor} />),
  drivers: {
    'secondStep.choose': ({ by }) => press(by === 'app' ? 'App' : 'Recovery code', 'tab'),
    'secondStep.type': ({ value }) => typeInto(fieldCalled('Code') ? 'Code' : 'Recovery code', value),
    'secondStep.trust': () => void fireEvent.click(trustBox() ?? expect.unreachable()),
    'secondStep.submit': () => press('Continue'),
    'secondStep.back': () => press('Back'),
  },
  offers: {
    'secondStep.choose': (snapshot, { by }) => snapshot.matches('typing') && snapshot.context.by !== by,
    'secondStep.type': (snapshot, { value }) =>
      snapshot.matches('typing') &&
      snapshot.context.factorCode !== value &&
      // The boxes of the app’s code take digits only.
      (snapshot.context.by === 'recovery' || value === '246813'),
    'secondStep.trust': (snapshot, { trust }) =>
      snapshot.matches('typing') && snapshot.context.door === 'secondFactor' && snapshot.context.trust !== trust,
    'secondStep.submit': (snapshot) => snapshot.matches('typing'),
    'secondStep.back': (snapshot) => snapshot.matches('typing'),
  },
  expectations: {
    typing: (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Continue'), buttonCalled('Back'), alerts().length]).toEqual([
        idle,
        idle,
        snapshot.context.failure === null ? 0 : 1,
      ]);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect([fieldOf(snapshot)?.readOnly, buttonCalled('Checking the code'), alerts()]).toEqual([
        true,
        { disabled: true, busy: true },
        [],
      ]);
    },
    ended: () => expect(nothingShown()).toBe(true),
  },
};
