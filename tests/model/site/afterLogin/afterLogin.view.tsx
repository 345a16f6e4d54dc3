import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type {
  AfterLoginInput,
  afterLoginMachine,
} from '../../../../src/machines/site/afterLogin/afterLogin.machine.ts';
import { AfterLoginDialog } from '../../../../src/ui/site/afterLogin/AfterLoginDialog.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

const lastLogin = 'Last login: 15/06/2025 23:06 GMT+8. Not you? Change your password.';
const aboutLastLogin = (at: number | null) => (at === null ? 'This is your first login. ' : lastLogin);
const titleOf = ({ lastLoginAt }: AfterLoginInput) => (lastLoginAt === null ? 'Welcome, Chai' : 'Welcome back, Chai');
const says = (words: string) =>
  screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === words) !== null;

export const afterLoginView: View<typeof afterLoginMachine> = {
  open: onScreen((actor) => <AfterLoginDialog actor={actor} />),
  drivers: {
    'afterLogin.next': () => press('Next'),
    'afterLogin.close': () => press('Close'),
    'modal.language': 'elsewhere',
  },
  offers: { 'afterLogin.next': (snapshot) => snapshot.matches('welcome') },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    welcome: () => {
      expect(dialogShown()).toEqual({ title: 'Welcome, Chai', busy: false });
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/member/securityCenter',
        '/member/depositv2',
        '/games',
      ]);
      expect(buttonCalled('Next')).toEqual({ disabled: false, busy: false });
    },
    loading: ({ context }) => expect(dialogShown()).toEqual({ title: titleOf(context), busy: true }),
    news: ({ context }) => {
      expect(dialogShown()).toEqual({ title: titleOf(context), busy: false });
      expect(says(aboutLastLogin(context.lastLoginAt))).toBe(true);
      expect(screen.getByRole('article').textContent).toBe('title of p1content of p1');
    },
    withoutNews: ({ context }) => {
      expect(dialogShown().title).toBe(titleOf(context));
      expect(says(aboutLastLogin(context.lastLoginAt))).toBe(true);
      expect([screen.queryByRole('article'), says('Nothing new right now.')]).toEqual([null, true]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
