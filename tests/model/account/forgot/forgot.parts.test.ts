// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { verificationContract } from '../../../../src/api/contract/account/verification.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import type { Screen } from '../../kit/view.ts';
import { buttonCalled, press, typeInto } from '../../onScreen.tsx';
import { workingParts } from '../../workingParts.ts';
import { forgotFlow, offered, outcomes } from './forgot.spec.ts';
import { forgotView } from './forgot.view.tsx';

let shown: Screen;
afterEach(() => shown.close());

async function openForgot() {
  const bench = createHarness(forgotFlow, offered, workingParts);
  shown = forgotView.open(bench.actor);
  const { carryOut } = shown;
  await carryOut(() => bench.settle(bench.children().fetchRules, outcomes.rules));
  return { ...bench, carryOut };
}

/** Hint or error below the field of this label. */
const noteOf = (label: string): string =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('the password recovery on screen', () => {
  it('[CONST-32] [FORGOT-22] shows a QR code 200 px wide that opens the site on a phone', async () => {
    await openForgot();
    const code = screen.getByRole('img', { name: 'QR code for this site' });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['200', '200']);
    expect(screen.getByText('Prefer your phone? Scan this and choose “Forgot password?”.')).toBeTruthy();
  });

  it('[FORGOT-12] [FORGOT-13] shows the error of each invalid field after a submit', async () => {
    const { carryOut } = await openForgot();
    expect([noteOf('Username'), noteOf('Email address')]).toEqual(['', '']);
    await carryOut(() => press('Send link'));
    expect([noteOf('Username'), noteOf('Email address')]).toEqual([
      'Enter your username.',
      'Enter your email address.',
    ]);
    await carryOut(() => {
      typeInto('Username', '9 lives');
      typeInto('Email address', 'somchai');
    });
    expect([noteOf('Username'), noteOf('Email address')]).toEqual([
      'Start with an English letter, then use letters and digits; 4 to 16 characters.',
      'Enter a valid email address, such as name@example.com.',
    ]);
  });

  it('[FORGOT-14] [FORGOT-15] [FORGOT-16] shows the errors of number, code and password too', async () => {
    const { carryOut } = await openForgot();
    await carryOut(() => press('Mobile number', 'tab'));
    expect(noteOf('New password')).toBe('8 to 64 characters, and not a common password');
    await carryOut(() => press('Set password and log in'));
    expect([noteOf('Verification code'), noteOf('New password')]).toEqual([
      'Enter the verification code.',
      'Enter a new password.',
    ]);
    await carryOut(() => typeInto('New password', 'short'));
    expect(noteOf('New password')).toBe('Use English letters and digits only; 8 to 64 characters.');
  });

  it('[SMS-05] [SMS-06] counts down to the next code', async () => {
    const { carryOut, children, settle } = await openForgot();
    await carryOut(() => press('Mobile number', 'tab'));
    await carryOut(() => typeInto('Mobile number', '0812345678'));
    await carryOut(() => press('Send code'));
    await carryOut(() => {
      const snapshot: AnyMachineSnapshot = children().smsCode?.getSnapshot();
      settle(snapshot.children.sendCode, answers(verificationContract.smsForgot, { expiredMinutes: 5 }));
    });
    expect(buttonCalled('Resend in 300 s')).toEqual({ disabled: true, busy: false });
    expect(screen.getByRole('status').textContent).toContain('+66 81 ••• •678');
  });
});
