import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { secondsLeft, type smsCodeMachine } from '../../../../src/machines/account/smsCode/smsCode.machine.ts';
import { SmsCodeField } from '../../../../src/ui/account/smsCode/SmsCodeField.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, onScreen } from '../../onScreen.tsx';

const nothing = () => {};
const number = { countryDialingCode: '66', mobileNum: '812345678' } as const;
const enabled = { disabled: false, busy: false };
const resting = { disabled: true, busy: false };
const askingAgain = (sentTo: unknown) => (sentTo === null ? 'Send code' : 'Resend');

export const smsCodeView: View<typeof smsCodeMachine> = {
  open: onScreen((smsCode) => (
    <SmsCodeField
      smsCode={smsCode}
      to="account"
      value=""
      problem={undefined}
      readOnly={false}
      canSend
      onChange={nothing}
      onLeave={nothing}
      onSend={() => smsCode.send({ type: 'smsCode.send', ...number })}
    />
  )),
  drivers: {
    'smsCode.send': () => void fireEvent.click(screen.getByRole('button', { name: /^(Send code|Resend)$/ })),
    'smsCode.resumed': 'elsewhere',
  },
  offers: { 'smsCode.send': (snapshot) => snapshot.matches('ready') },
  expectations: {
    ready: ({ context }) => expect(buttonCalled(askingAgain(context.sentTo))).toEqual(enabled),
    sending: () => expect(buttonCalled('Sending')).toEqual({ disabled: true, busy: true }),
    throttled: ({ context }) => expect(buttonCalled(askingAgain(context.sentTo))).toEqual(resting),
    counting: ({ context }) => {
      expect(buttonCalled(`Resend in ${secondsLeft(context)} s`)).toEqual(resting);
      expect(screen.getByRole('status').textContent).toContain(`It is valid for ${context.expiredMinutes} min.`);
    },
    locked: ({ context }) => expect(buttonCalled(`Wait ${secondsLeft(context)} s`)).toEqual(resting),
  },
};
