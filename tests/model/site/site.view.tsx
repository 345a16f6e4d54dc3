import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Actor, AnyMachineSnapshot } from 'xstate';
import { domainMachine } from '../../../src/machines/domain/domain.machine.ts';
import type { siteMachine } from '../../../src/machines/site/site.machine.ts';
import { statusMachine } from '../../../src/machines/status/status.machine.ts';
import { App } from '../../../src/routes/App.tsx';
import type { LoadedFlows } from '../../../src/routes/flowLibrary.ts';
import type { Site } from '../../../src/ui/shell/site.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen } from '../onScreen.tsx';

/** No flow opens here. */
export const noFlows: LoadedFlows = {
  load: () => expect.unreachable(),
  logicOf: () => expect.unreachable(),
  viewOf: () => expect.unreachable(),
};

/** The site with those of its parts that run; a held one has nothing to show. */
function withRunningParts(site: Actor<typeof siteMachine>): Site {
  const seen = new WeakMap<AnyMachineSnapshot, object>();
  const getSnapshot = () => {
    const snapshot = site.getSnapshot();
    const { status, domain } = snapshot.children;
    const shown = seen.get(snapshot) ?? { ...snapshot, children: { status, domain } };
    seen.set(snapshot, shown);
    return shown;
  };
  const shown = { getSnapshot, subscribe: site.subscribe.bind(site) };
  return shown as unknown as Site;
}

export const siteView: View<typeof siteMachine> = {
  open: (actor) => {
    // jsdom does not say; the site warns where the browser says no.
    vi.stubGlobal('isSecureContext', true);
    return onScreen((site: typeof actor) => <App site={withRunningParts(site)} flows={noFlows} />)(actor);
  },
  live: { status: () => statusMachine, domain: () => domainMachine },
  drivers: {
    'site.crashed': 'elsewhere',
    'site.moved': 'elsewhere',
    'site.logIn': 'elsewhere',
    'site.register': 'elsewhere',
    'site.logOut': 'elsewhere',
    'site.changePassword': 'elsewhere',
    'site.readNotices': 'elsewhere',
    'site.enter': 'elsewhere',
    'status.learned': 'elsewhere',
    'locale.changed': 'elsewhere',
    'locale.failed': 'elsewhere',
    'whitelabel.loaded': 'elsewhere',
    'countries.loaded': 'elsewhere',
    'announcements.loaded': 'elsewhere',
    'winners.loaded': 'elsewhere',
    'numbers.loaded': 'elsewhere',
    'session.loaded': 'elsewhere',
    'session.ended': 'elsewhere',
    'dialog.accepted': 'elsewhere',
    'modal.ended': 'elsewhere',
    'tabs.loggedOut': 'elsewhere',
    'smsCode.refused': 'elsewhere',
  },
  expectations: {
    open: () => expect([screen.queryAllByRole('banner').length, buttonCalled('Reload the page')]).toEqual([1, null]),
    broken: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on this page');
      expect(alerts()).toEqual(['Nothing of yours is lost. Reload the page to go on.']);
      expect(buttonCalled('Reload the page')).toEqual({ disabled: false, busy: false });
      expect(screen.queryByRole('banner')).toBeNull();
    },
  },
};
