import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { Actor } from 'xstate';
import { balanceMachine } from '../../../src/machines/balance/balance.machine.ts';
import type { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { Purse } from '../../../src/ui/home/Purse.tsx';
import { HeaderMember } from '../../../src/ui/shell/HeaderMember.tsx';
import type { Site, SiteProps } from '../../../src/ui/shell/site.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';

type Session = Actor<typeof sessionMachine>;

/** A site with this session alone; it knows of a token as long as the session does. */
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

/** What the header has for a member, where there is one. */
function Head({ site, session }: SiteProps & { readonly session: Session }) {
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  return <header>{signedIn ? <HeaderMember site={site} session={session} /> : null}</header>;
}

function SessionOnScreen({ session, site }: SiteProps & { readonly session: Session }) {
  return (
    <>
      <Head site={site} session={session} />
      <main>
        <Purse site={site} />
      </main>
    </>
  );
}

const enabled = { disabled: false, busy: false };
const greeting = 'Good to see you, Chai';
const header = () => within(screen.getByRole('banner'));
const purse = () => within(screen.getByRole('main'));
/** The purse of a member comes in a part of its own, so the first of its words are waited for. */
const purseTitle = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeTruthy();
const nameOf = ({ context }: { readonly context: { readonly member: unknown } }) =>
  context.member === null ? 'Loading' : greeting;

/** How many balances are in the header and in the purse. */
const balances = () =>
  [header(), purse()].map((place) => place.queryAllByRole('button', { name: 'Refresh the balance' }).length);

/** What there is for a member in the header, whatever is known of him. */
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
  expect(buttonCalled('Open the wallet')).toEqual(enabled);
  const lastLogin = purse().queryByText('Last login')?.nextElementSibling?.textContent ?? null;
  expect(lastLogin).toBe(title === greeting ? '15/06/2025 23:06' : null);
}

export const sessionView: View<typeof sessionMachine> = {
  open: onScreen((session) => <SessionOnScreen session={session} site={siteOf(session)} />),
  live: { balance: () => balanceMachine },
  drivers: {
    'session.opened': 'elsewhere',
    'session.gone': 'elsewhere',
    'session.left': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
    'session.retry': () => press('Try again'),
  },
  offers: { 'session.retry': (snapshot) => snapshot.matches({ signedIn: 'unknown' }) },
  expectations: {
    visitor: async () => {
      await purseTitle('Come in, the market is open');
      expect([buttonCalled('Log in'), buttonCalled('Sign up')]).toEqual([enabled, enabled]);
      expect([header().queryAllByRole('button'), balances()]).toEqual([[], [0, 0]]);
      expect(document.body.textContent).not.toContain('Chai');
    },
    'signedIn.loading': (snapshot) => showsMember(nameOf(snapshot), [0, 0], true),
    'signedIn.member': () => showsMember(greeting, [1, 1]),
    'signedIn.passwordDue': () => showsMember(greeting, [0, 0]),
    'signedIn.unknown': async () => {
      const words = 'Your account could not be loaded. You are still logged in; try again.';
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      showsHead();
      expect(buttonCalled('Try again')).toEqual(enabled);
      expect([balances(), purse().queryByRole('heading')]).toEqual([[0, 0], null]);
    },
    'signedIn.gone': (snapshot) => showsMember(nameOf(snapshot), [0, 0]),
  },
};
