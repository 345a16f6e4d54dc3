import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { captchaMachine } from '../../../../src/machines/account/captcha/captcha.machine.ts';
import { CaptchaField } from '../../../../src/ui/account/captcha/CaptchaField.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

const nothing = () => {};
const another = 'New image';
const enabled = { disabled: false, busy: false };
const atWork = { disabled: true, busy: true };
const picture = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Captcha image' });

/** The captcha image and the button that loads another. */
const shows = (button: object) => (snapshot: { readonly context: { readonly image: string | null } }) => {
  expect(picture()?.src).toBe(`data:image/png;base64,${snapshot.context.image}`);
  expect([buttonCalled(another), alerts()]).toEqual([button, []]);
};

export const captchaView: View<typeof captchaMachine> = {
  open: onScreen((captcha) => (
    <CaptchaField
      captcha={captcha}
      value=""
      error={undefined}
      readOnly={false}
      onChange={nothing}
      onLeave={nothing}
      onRefresh={() => captcha.send({ type: 'captcha.refresh' })}
    />
  )),
  drivers: { 'captcha.refresh': () => press(another) },
  offers: { 'captcha.refresh': (snapshot) => !snapshot.hasTag('busy') },
  expectations: {
    loading: () => expect([buttonCalled(another), alerts()]).toEqual([atWork, []]),
    'fresh.enough': shows(enabled),
    'fresh.due': shows(atWork),
    shown: shows(enabled),
    failed: () => {
      expect([picture(), buttonCalled(another)]).toEqual([null, enabled]);
      expect(alerts()).toEqual(['The image could not be loaded. Get a new one.']);
    },
  },
};
