// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { verificationContract } from '../../../src/api/contract/verification.ts';
import { answers } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
import type { Screen } from '../kit/view.ts';
import { buttonCalled, press, typeInto } from '../onScreen.tsx';
import { workingParts } from '../workingParts.ts';
import { forgotFlow, offered, outcomes } from './forgot.spec.ts';
import { forgotView } from './forgot.view.tsx';

let shown: Screen;
afterEach(() => shown.close());

async function openForgot() {
  const bench = openBench(forgotFlow, offered, workingParts);
  shown = forgotView.open(bench.actor);
  const { carryOut } = shown;
  await carryOut(() => bench.settle(bench.children().fetchRules, outcomes.rules));
  return { ...bench, carryOut };
}

/** What the field of this label says beneath itself. */
const noteOf = (label: string): string =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('the recovery of a password on screen', () => {
  it('[FORGOT-22] shows a code of 200 that brings the site to a phone', async () => {
    await openForgot();
    const code = screen.getByRole('img', { name: 'QR code: this site on your phone' });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['200', '200']);
    expect(screen.getByText('Rather use your phone? Scan this, then choose “Forgot password?”.')).toBeTruthy();
  });

  it('[FORGOT-12] [FORGOT-13] says at each field what is wrong with it once it was submitted', async () => {
    const { carryOut } = await openForgot();
    expect([noteOf('Username'), noteOf('E-mail address')]).toEqual(['', '']);
    await carryOut(() => press('Send the link'));
    expect([noteOf('Username'), noteOf('E-mail address')]).toEqual([
      'Enter your username.',
      'Enter your e-mail address.',
    ]);
    await carryOut(() => {
      typeInto('Username', '9 lives');
      typeInto('E-mail address', 'somchai');
    });
    expect([noteOf('Username'), noteOf('E-mail address')]).toEqual([
      'Start with an English letter, then use letters and digits; 4 to 16 characters.',
      'Enter a valid e-mail address, such as name@example.com.',
    ]);
  });

  it('[FORGOT-14] [FORGOT-15] [FORGOT-16] says so at number, code and password too', async () => {
    const { carryOut } = await openForgot();
    await carryOut(() => press('Mobile number', 'tab'));
    expect(noteOf('New password')).toBe('8 to 64 characters, and not a common password');
    await carryOut(() => press('Set password and log in'));
    expect([noteOf('Code from the SMS'), noteOf('New password')]).toEqual([
      'Enter the code from the SMS.',
      'Enter a new password.',
    ]);
    await carryOut(() => typeInto('New password', 'short'));
    expect(noteOf('New password')).toBe('Use English letters and digits only; 8 to 64 characters.');
  });

  it('[SMS-05] [SMS-06] counts down until another code may be asked for', async () => {
    const { carryOut, children, settle } = await openForgot();
    await carryOut(() => press('Mobile number', 'tab'));
    await carryOut(() => typeInto('Mobile number', '0812345678'));
    await carryOut(() => press('Send the code'));
    await carryOut(() => {
      const snapshot: AnyMachineSnapshot = children().smsCode?.getSnapshot();
      settle(snapshot.children.sendCode, answers(verificationContract.smsForgot, { expiredMinutes: 5 }));
    });
    expect(buttonCalled('Send again in 300 s')).toEqual({ disabled: true, busy: false });
    expect(screen.getByRole('status').textContent).toContain('+66 81 ••• •678');
  });
});
