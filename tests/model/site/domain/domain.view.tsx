import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import type { domainMachine } from '../../../../src/machines/site/domain/domain.machine.ts';
import { statusMachine } from '../../../../src/machines/site/status/status.machine.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { App } from '../../../../src/routes/App.tsx';
import type { Site } from '../../../../src/ui/site/shell/site.ts';
import { holdApi } from '../../../support/holdApi.ts';
import { noPages } from '../../../support/noPages.ts';
import type { View } from '../../kit/view.ts';
import { onScreen } from '../../onScreen.tsx';
import { heldFlows } from '../site/heldFlows.ts';

/** A visitor's site with this check alone; its status never loads. */
function siteOf(domain: Actor<typeof domainMachine>): Site {
  const silent = plug(statusMachine, holdApi());
  const status = createActor(silent, { input: { host: 'play.example.test' } }).start();
  const context = {
    ...domain.getSnapshot().context,
    brandName: 'Statehouse',
    path: '/',
    hasToken: false,
    member: null,
    whitelabel: null,
  };
  const matches = () => false;
  const checking = { context, matches, children: { status, domain } };
  const checked = { context, matches, children: { status } };
  const site = {
    getSnapshot: () => (domain.getSnapshot().status === 'active' ? checking : checked),
    subscribe: domain.subscribe.bind(domain),
  };
  return site as unknown as Site;
}

const title = 'Invalid URL, please contact customer service';

async function showsSite(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Ready to play?' })).toBeTruthy();
  expect([screen.queryAllByRole('banner').length, screen.queryByRole('heading', { name: title })]).toEqual([1, null]);
}

export const domainView: View<typeof domainMachine> = {
  open: (actor) => {
    // Missing in jsdom; the site warns when the browser is offline.
    vi.stubGlobal('isSecureContext', true);
    return onScreen((domain: typeof actor) => <App site={siteOf(domain)} flows={heldFlows} pages={noPages} />)(actor);
  },
  drivers: {},
  expectations: {
    checking: showsSite,
    waiting: showsSite,
    served: showsSite,
    unchecked: showsSite,
    foreign: async ({ context: { host } }) => {
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByRole('main').textContent).toContain(
        `${host} is not one of our addresses. Do not enter your password here.`,
      );
      expect([screen.queryByRole('banner'), screen.queryAllByRole('button')]).toEqual([null, []]);
    },
  },
};
