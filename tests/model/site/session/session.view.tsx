import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { Actor } from 'xstate';
import { unreadMachine } from '../../../../src/machines/member/unread/unread.machine.ts';
import { balanceMachine } from '../../../../src/machines/money/balance/balance.machine.ts';
import type { sessionMachine } from '../../../../src/machines/site/session/session.machine.ts';
import { AccountCard } from '../../../../src/ui/public/home/AccountCard.tsx';
import { HeaderMember } from '../../../../src/ui/site/shell/HeaderMember.tsx';
import type { Site, SiteProps } from '../../../../src/ui/site/shell/site.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

type Session = Actor<typeof sessionMachine>;

/** A site with this session alone; it has a token as long as the session does. */
function siteOf(session: Session): Site {
  const children = { session };
  const member = { children, context: { hasToken: true } };
  const visitor = { children, context: { hasToken: false } };
  const site = {
    getSnapshot: () => (session.getSnapshot().matches('signedIn') ? member : visitor),
    subscribe: session.subscribe.bind(session),
  };
  return site as unknown as Site;
}

/** The header of a member; null for a visitor. */
function Head({ site, session }: SiteProps & { readonly session: Session }) {
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  return <header>{signedIn ? <HeaderMember site={site} session={session} /> : null}</header>;
}

function SessionOnScreen({ session, site }: SiteProps & { readonly session: Session }) {
  return (
    <>
      <Head site={site} session={session} />
      <main>
        <AccountCard site={site} />
      </main>
    </>
  );
}

const enabled = { disabled: false, busy: false };
const header = () => within(screen.getByRole('banner'));
const purse = () => within(screen.getByRole('main'));
/** A member's wallet menu is a lazy part, so its first texts are awaited. */
const purseTitle = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeTruthy();
const nameOf = ({ context }: { readonly context: { readonly member: { readonly nickname: string } | null } }) =>
  context.member === null ? 'Loading' : `Good to see you, ${context.member.nickname}`;

/** Number of balances in the header and in the wallet menu. */
const balances = () =>
  [header(), purse()].map((place) => place.queryAllByRole('button', { name: 'Refresh balance' }).length);

/** The member's controls in the header, before and after the member loads. */
function showsHead(): void {
  expect(header().getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(buttonCalled('Log in')).toBeNull();
}

async function showsMember(title: string, amounts: readonly [number, number], busy = false): Promise<void> {
  await purseTitle(title);
  expect(purse().getByRole('heading').ariaBusy).toBe(String(busy));
  showsHead();
  expect(balances()).toEqual(amounts);
  expect([alerts(), buttonCalled('Try again')]).toEqual([[], null]);
  expect(['Deposit', 'Withdraw'].map((name) => purse().queryByRole('button', { name })?.tagName)).toEqual([
    'BUTTON',
    'BUTTON',
  ]);
  expect(['Deposit', 'Withdraw'].map((name) => header().queryByRole('button', { name })?.tagName)).toEqual([
    'BUTTON',
    'BUTTON',
  ]);
  expect(buttonCalled('Open wallet')).toEqual(enabled);
  const lastLogin = purse().queryByText('Last login')?.nextElementSibling?.textContent ?? null;
  expect(lastLogin).toBe(title.startsWith('Good to see you') ? '15/06/2025 23:06' : null);
}

export const sessionView: View<typeof sessionMachine> = {
  open: onScreen((session) => <SessionOnScreen session={session} site={siteOf(session)} />),
  live: { balance: () => balanceMachine, unread: () => unreadMachine },
  drivers: {
    'session.opened': 'elsewhere',
    'session.invalidated': 'elsewhere',
    'session.loggedOut': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
    'page.gamePlayed': 'elsewhere',
    'page.profileChanged': 'elsewhere',
    'unread.pushed': 'elsewhere',
    'balance.pushed': 'elsewhere',
    'live.roundCancelled': 'elsewhere',
    'session.retry': () => press('Try again'),
  },
  offers: { 'session.retry': (snapshot) => snapshot.matches({ signedIn: 'unknown' }) },
  expectations: {
    visitor: async () => {
      await purseTitle('Ready to play?');
      expect([buttonCalled('Log in'), buttonCalled('Sign up')]).toEqual([enabled, enabled]);
      expect([header().queryAllByRole('button'), balances()]).toEqual([[], [0, 0]]);
      expect(document.body.textContent).not.toContain('Chai');
    },
    'signedIn.loading': (snapshot) => showsMember(nameOf(snapshot), [0, 0], true),
    'signedIn.member': (snapshot) => showsMember(nameOf(snapshot), [1, 1]),
    'signedIn.passwordDue': (snapshot) => showsMember(nameOf(snapshot), [0, 0]),
    'signedIn.unknown': async () => {
      const words = 'Your account could not be loaded. You are still logged in. Try again.';
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      showsHead();
      expect(buttonCalled('Try again')).toEqual(enabled);
      expect([balances(), purse().queryByRole('heading')]).toEqual([[0, 0], null]);
    },
    'signedIn.gone': (snapshot) => showsMember(nameOf(snapshot), [0, 0]),
  },
};
