import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { applicationMachine } from '../../../../src/machines/agent/application/application.machine.ts';
import { wrongFields } from '../../../../src/machines/agent/application/application.rules.ts';
import { ApplicationPart } from '../../../../src/ui/agent/join/ApplicationPart.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';

const idle = { disabled: false, busy: false };
const PLAYERS = 'People you expect to play within three months';
const PLAN = 'Your plan, in a few sentences';
const CONTACT = 'How we reach you';
const AGREE = 'I am 18 or older, invite adults only, and keep to the rules on this page.';

const check = (label: string) => fireEvent.click(screen.getByLabelText(label));
const isFilling = ({ value }: { readonly value: unknown }) => value === 'filling';
const text = () => screen.getByRole('region', { name: 'Your application' }).textContent ?? '';

export const applicationView: View<typeof applicationMachine> = {
  open: onScreen((actor) => <ApplicationPart actor={actor} age={18} />),
  drivers: {
    'application.typePlayers': ({ value }) => typeInto(PLAYERS, value),
    'application.typePlan': ({ value }) => void fireEvent.change(screen.getByLabelText(PLAN), { target: { value } }),
    'application.typeContact': ({ value }) => typeInto(CONTACT, value),
    'application.toggleChannel': () => check('LINE'),
    'application.agree': () => check(AGREE),
    'application.submit': () => press('Send application'),
    'application.resend': () => press('Send again'),
    'application.checkStatus': () => press('Check my application'),
    'application.withdraw': () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Take it back' })[0] as HTMLElement),
    'application.confirm': () => fireEvent.click(dialogButton('Take it back')),
    'application.cancel': () => fireEvent.click(dialogButton('Keep it')),
  },
  offers: {
    'application.typePlayers': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.players,
    'application.typePlan': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.plan,
    'application.typeContact': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.contact,
    'application.toggleChannel': isFilling,
    'application.agree': (snapshot, { agreed }) => isFilling(snapshot) && agreed !== snapshot.context.agreed,
    'application.submit': isFilling,
    'application.resend': (snapshot) => snapshot.matches('unsure'),
    'application.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'application.withdraw': (snapshot) => snapshot.can({ type: 'application.withdraw' }),
    'application.confirm': (snapshot) => snapshot.matches('confirming'),
    'application.cancel': (snapshot) => snapshot.matches('confirming'),
  },
  expectations: {
    starting: () => expect.unreachable('it is left at once'),
    filling: ({ context }) => {
      const { players, plan, contact, channels, tried, failure, standing } = context;
      expect([fieldCalled(PLAYERS)?.value, fieldCalled(CONTACT)?.value]).toEqual([players, contact]);
      expect(screen.getByLabelText<HTMLTextAreaElement>(PLAN).value).toBe(plan);
      expect(screen.getByLabelText<HTMLInputElement>('LINE').checked).toBe(channels.includes('line'));
      const wrong = tried && failure === null ? wrongFields(context) : [];
      const invalid = (label: string) => screen.getByLabelText(label).ariaInvalid === 'true';
      expect([invalid(PLAYERS), invalid(PLAN), invalid(CONTACT), invalid(AGREE)]).toEqual(
        (['players', 'plan', 'contact', 'agreed'] as const).map((field) => wrong.includes(field)),
      );
      expect(text().includes('Choose at least one.')).toBe(wrong.includes('channels'));
      expect(text().includes('Reason: Too few players.')).toBe(standing?.application?.status === 'refused');
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
      expect(buttonCalled('Send application')).toEqual(idle);
    },
    sending: () => expect(buttonCalled('Send application')?.busy).toBe(true),
    unsure: () => {
      expect(alerts()).toHaveLength(1);
      expect([buttonCalled('Send again'), buttonCalled('Check my application')]).toEqual([idle, idle]);
    },
    told: ({ context: { standing, failure } }) => {
      const status = standing?.application?.status;
      expect(text()).toContain(
        status === 'pending' ? 'Waiting for an answer' : status === 'refused' ? 'Declined' : 'You are an agent.',
      );
      expect(text().includes('You can apply again from')).toBe(status === 'refused');
      expect(text().includes('Reason: Too few players.')).toBe(status === 'refused');
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
    },
    confirming: () => expect(screen.getByRole('alertdialog').textContent).toContain('Take this application back?'),
    withdrawing: () => expect(dialogButton('Take it back').ariaBusy).toBe('true'),
    stale: () => {},
  },
};

function dialogButton(name: string): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
  return buttons.find(({ textContent }) => textContent?.startsWith(name)) ?? expect.unreachable(`no ${name}`);
}
