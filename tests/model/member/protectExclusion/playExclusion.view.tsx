import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { playExclusionMachine } from '../../../../src/machines/member/protect/playExclusion.machine.ts';
import { ExclusionPanel } from '../../../../src/ui/member/protect/ExclusionPanel.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';
import { standing } from '../protect/standing.ts';

type Snapshot = SnapshotFrom<typeof playExclusionMachine>;

const idle = { disabled: false, busy: false };
const PASSWORD = 'Login password';
const NAMES = { '6': '6 months', '12': '1 year', '60': '5 years', ever: 'For good' } as const;
const submitName = ({ context }: Snapshot) => `Exclude me: ${NAMES[context.months]}`;
const isOpen = (snapshot: Snapshot) => snapshot.matches('reading') || snapshot.matches('typing');

const TERMS = [
  'Your P 9,230.50 stays yours. You can withdraw it at any time.',
  '1 open bet runs to its end, and you get what it wins.',
  'We stop inviting you to play.',
  'It cannot be ended early, not even by us.',
  'You may not open a new account.',
];

/** The dialog says all that follows. */
function showsTerms(snapshot: Snapshot): void {
  expect(dialogShown()).toEqual({
    title: `Self-exclusion: ${NAMES[snapshot.context.months]}`,
    busy: snapshot.matches('sending'),
  });
  expect([...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent)).toEqual(TERMS);
}

export const playExclusionView: View<typeof playExclusionMachine> = {
  open: onScreen((actor) => <ExclusionPanel actor={actor} protection={standing} />),
  drivers: {
    'exclusion.months': ({ months }) => press(NAMES[months]),
    'exclusion.read': () => press('Read what follows'),
    'exclusion.agree': () => press('I have read this'),
    'exclusion.typeSecret': ({ value }) => typeInto(PASSWORD, value),
    'exclusion.submit': () => press(`Exclude me: ${buttonCalled('Exclude me: 6 months') ? '6 months' : 'For good'}`),
    'exclusion.close': () => pressIn('dialog', 'Cancel'),
  },
  offers: {
    'exclusion.months': (snapshot, { months }) => snapshot.matches('choosing') && snapshot.context.months !== months,
    'exclusion.read': (snapshot) => snapshot.matches('choosing'),
    'exclusion.agree': (snapshot) => snapshot.matches('reading'),
    'exclusion.typeSecret': (snapshot, { value }) =>
      snapshot.matches('typing') && snapshot.context.loginPassword !== value,
    'exclusion.submit': (snapshot) => snapshot.matches('typing'),
    'exclusion.close': isOpen,
  },
  expectations: {
    choosing: ({ context }) => {
      expect([buttonCalled('Read what follows'), screen.queryByRole('dialog')]).toEqual([idle, null]);
      expect(screen.getByRole('button', { pressed: true }).textContent).toBe(NAMES[context.months]);
    },
    reading: (snapshot) => {
      showsTerms(snapshot);
      expect([buttonCalled('I have read this'), fieldCalled(PASSWORD)]).toEqual([idle, null]);
    },
    typing: (snapshot) => {
      showsTerms(snapshot);
      const { loginPassword, tried, failure } = snapshot.context;
      expect([fieldCalled(PASSWORD)?.value, fieldCalled(PASSWORD)?.ariaInvalid ?? null]).toEqual([
        loginPassword,
        tried && loginPassword.trim() === '' ? 'true' : null,
      ]);
      expect([buttonCalled(submitName(snapshot)), alerts().length]).toEqual([idle, failure === null ? 0 : 1]);
    },
    sending: (snapshot) => {
      showsTerms(snapshot);
      expect([buttonCalled(submitName(snapshot))?.busy, fieldCalled(PASSWORD)?.readOnly]).toEqual([true, true]);
    },
  },
};
