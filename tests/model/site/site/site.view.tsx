import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { assign, type SnapshotFrom } from 'xstate';
import { gamesMachine } from '../../../../src/machines/play/games/games.machine.ts';
import { heroMachine } from '../../../../src/machines/public/hero/hero.machine.ts';
import { analyticsMachine } from '../../../../src/machines/site/analytics/analytics.machine.ts';
import { appMachine } from '../../../../src/machines/site/app/app.machine.ts';
import { clockMachine } from '../../../../src/machines/site/clock/clock.machine.ts';
import { dialogsMachine } from '../../../../src/machines/site/dialogs/dialogs.machine.ts';
import { domainMachine } from '../../../../src/machines/site/domain/domain.machine.ts';
import { localeMachine } from '../../../../src/machines/site/locale/locale.machine.ts';
import { wireModals } from '../../../../src/machines/site/modals/modals.wire.ts';
import { sessionMachine } from '../../../../src/machines/site/session/session.machine.ts';
import { content } from '../../../../src/machines/site/site/content.ts';
import type { siteMachine } from '../../../../src/machines/site/site/site.machine.ts';
import { isCentreOpen } from '../../../../src/machines/site/site/site.rules.ts';
import { statusMachine } from '../../../../src/machines/site/status/status.machine.ts';
import { themeMachine } from '../../../../src/machines/site/theme/theme.machine.ts';
import { toastsMachine } from '../../../../src/machines/site/toasts/toasts.machine.ts';
import { App } from '../../../../src/routes/App.tsx';
import type { Site } from '../../../../src/ui/site/shell/site.ts';
import { noPages } from '../../../support/noPages.ts';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import { settle } from '../../kit/heldActors.ts';
import { done } from '../../kit/outcome.ts';
import { never } from '../../kit/steppedClock.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, pressIn } from '../../onScreen.tsx';
import { statusOf } from '../../systemStatus.ts';
import { heldFlows } from './heldFlows.ts';

const nothing = () => {};
const follow = (name: string): void => {
  const links = [...document.querySelectorAll('nav[aria-label="Menu"] a')];
  fireEvent.click(links.find(({ textContent }) => textContent === name) ?? expect.unreachable(`no link ${name}`));
};

/** Loads the code of a flow at once. */
function loadFlow(site: Site): void {
  const modals = site.getSnapshot().children.modals?.getSnapshot();
  if (modals?.status === 'active' && modals.matches('loading')) settle(modals.children.loadFlow, done(undefined));
}

/** The bell's name, with or without unread notices. */
const bell = (): string =>
  [...document.querySelectorAll('header button')].find(({ ariaLabel }) => ariaLabel?.startsWith('Notices'))
    ?.ariaLabel ?? expect.unreachable('no bell');

const isOpen = (snapshot: SnapshotFrom<typeof siteMachine>): boolean => snapshot.matches('open');
const isMember = ({ context }: { readonly context: { readonly hasToken: boolean } }) => context.hasToken;
const isVisitor = (snapshot: Parameters<typeof isMember>[0]) => !isMember(snapshot);

/** No centre covers header and navigation. */
const isUncovered = (snapshot: Parameters<typeof isOpen>[0]) => isOpen(snapshot) && !isCentreOpen(snapshot.context);

/** The whole site on screen, with all parts; their calls are held. */
export const siteView: View<typeof siteMachine> = {
  open: (actor) => {
    // Missing in jsdom; the site warns when the browser is offline.
    vi.stubGlobal('isSecureContext', true);
    history.replaceState(null, '', '/');
    settle(actor.getSnapshot().children.status?.getSnapshot().children.fetchStatus, done(statusOf(0)));
    const { carryOut, close } = onScreen((site: typeof actor) => <App site={site} flows={heldFlows} pages={noPages} />)(
      actor,
    );
    return {
      carryOut: (move) =>
        carryOut(() => {
          move();
          loadFlow(actor);
        }),
      close,
    };
  },
  // The server has reported the site open, nothing is pending, and time stands still.
  live: {
    status: () => statusMachine.provide({ actions: { tellParent: nothing }, delays: { recheck: never } }),
    domain: () => domainMachine,
    clock: () =>
      clockMachine.provide({
        actions: { readTime: assign({ deviceNow: 0 }) },
        delays: { untilNextSecond: never },
      }),
    theme: () => themeMachine.provide({ actions: { applyTheme: nothing } }),
    locale: () => localeMachine,
    // Its view is the games flow's.
    games: () => frozenMachine(gamesMachine, 'open', {}),
    hero: () => heroMachine,
    app: () => appMachine.provide({ delays: { checkInterval: never, askAgain: never, patience: never } }),
    session: () => sessionMachine.provide({ actions: { clearSession: nothing } }),
    dialogs: () => dialogsMachine,
    toasts: () => toastsMachine.provide({ delays: { readingTime: never } }),
    modals: () =>
      wireModals({ flows: heldFlows, randomKey: () => 'a-key-of-sixteen-or-more' }).provide({
        delays: { chunkTimeout: never },
      }),
    analytics: () => analyticsMachine,
    announcements: () => content.announcements,
    winners: () => content.winners,
    matches: () => content.matches,
    numbers: () => content.numbers,
  },
  drivers: {
    'site.crashed': 'elsewhere',
    'site.navigated': 'elsewhere',
    'site.logIn': ({ area }) => (area === 'agent' ? pressIn('footer', 'Agent login') : pressIn('header', 'Log in')),
    'site.register': () => pressIn('header', 'Sign up'),
    'site.tryFree': 'elsewhere',
    'site.logOut': () => pressIn('header', 'Log out'),
    'site.changePassword': 'elsewhere',
    'site.readNotices': () => pressIn('header', bell()),
    'site.enter': () => follow('Wallet'),
    'site.callService': () =>
      document.querySelector<HTMLElement>('aside[aria-label="Contact and download"] button')?.click(),
    'site.openChat': () =>
      document.querySelectorAll<HTMLElement>('aside[aria-label="Contact and download"] button')[1]?.click(),
    'site.readHelp': 'elsewhere',
    'site.listVendor': 'elsewhere',
    'status.learned': 'elsewhere',
    'locale.changed': 'elsewhere',
    'locale.failed': 'elsewhere',
    'whitelabel.loaded': 'elsewhere',
    'countries.loaded': 'elsewhere',
    'announcements.loaded': 'elsewhere',
    'winners.loaded': 'elsewhere',
    'matches.loaded': 'elsewhere',
    'numbers.loaded': 'elsewhere',
    'session.loaded': 'elsewhere',
    'session.ended': 'elsewhere',
    'live.roundCancelled': 'elsewhere',
    'dialog.accepted': 'elsewhere',
    'modal.ended': 'elsewhere',
    'tabs.loggedOut': 'elsewhere',
    'smsCode.refused': 'elsewhere',
    'invitation.refused': 'elsewhere',
  },
  offers: {
    'site.logIn': (snapshot) => isOpen(snapshot) && isVisitor(snapshot),
    'site.register': (snapshot) =>
      isOpen(snapshot) && isVisitor(snapshot) && snapshot.context.whitelabel?.features.directRegisterButton !== false,
    'site.logOut': (snapshot) => isUncovered(snapshot) && isMember(snapshot),
    'site.readNotices': (snapshot, { selected }) => isUncovered(snapshot) && selected === null,
    'site.callService': (snapshot) => isUncovered(snapshot) && snapshot.context.whitelabel !== null,
    'site.openChat': (snapshot) => isUncovered(snapshot) && snapshot.context.whitelabel !== null,
    'site.enter': (snapshot, { path }) => isUncovered(snapshot) && path === '/member/transferFund',
    'site.listVendor': isMember,
    'session.loaded': isMember,
    'session.ended': isMember,
    'live.roundCancelled': isMember,
    'modal.ended': (snapshot, { result: { flow } }) =>
      flow === 'login' || flow === 'register' ? isVisitor(snapshot) : isMember(snapshot),
  },
  expectations: {
    open: () =>
      expect([document.querySelectorAll('header').length, buttonCalled('Reload the page')]).toEqual([1, null]),
    broken: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
      expect(alerts()).toEqual(['Your balance and details are safe. Reload the page to continue.']);
      expect(buttonCalled('Reload the page')).toEqual({ disabled: false, busy: false });
      expect(screen.queryByRole('banner')).toBeNull();
    },
  },
};
