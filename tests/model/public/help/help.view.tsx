import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { helpMachine } from '../../../../src/machines/public/help/help.machine.ts';
import { articleOf, listedArticles } from '../../../../src/machines/public/help/help.rules.ts';
import { HelpDialog } from '../../../../src/ui/public/help/HelpDialog.tsx';
import { HelpPage } from '../../../../src/ui/public/help/HelpPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { somchai } from '../../site/session/session.spec.ts';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof helpMachine>;

const idle = { disabled: false, busy: false };
const inModal = ({ context }: Snapshot) => context.place === 'modal';
const isRateable = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'unrated' }) && articleOf(snapshot.context) !== null;
const hasList = (snapshot: Snapshot) =>
  !snapshot.matches('failed') &&
  articleOf(snapshot.context) === null &&
  (!inModal(snapshot) || snapshot.context.centre !== null);
/** Without the way to customer service. */
const questions = () =>
  [...document.querySelectorAll('li > a[href^="/help/"], li > button')].filter(
    ({ textContent }) => textContent !== 'Open',
  );
const buttonNamed = (label: string) =>
  questions().find(({ tagName, textContent }) => tagName === 'BUTTON' && textContent?.includes(label)) as
    | HTMLElement
    | undefined;

/** The open article or the list, as in the context. */
function showsHelp(snapshot: Snapshot): void {
  const { context } = snapshot;
  const article = articleOf(context);
  if (inModal(snapshot)) expect(screen.getByRole('dialog', { name: 'Help' }).tagName).toBe('DIALOG');
  if (article) {
    expect(screen.getByRole('article').textContent).toContain(article.summary);
    expect(questions().length).toBe(article.near.length);
    return;
  }
  if (context.centre === null) return;
  expect(questions().map(({ textContent }) => (textContent?.includes('points') ? 'points' : 'break'))).toEqual(
    listedArticles(context).map(({ id }) => (id === 'points' ? 'points' : 'break')),
  );
  expect(screen.queryByText('There is no such article') !== null).toBe(context.article !== null && !inModal(snapshot));
}

export const helpView: View<typeof helpMachine> = {
  open: onScreen((actor) =>
    actor.getSnapshot().context.place === 'modal' ? (
      <HelpDialog actor={actor} />
    ) : (
      <HelpPage actor={actor} site={siteWith({}, somchai)} />
    ),
  ),
  drivers: {
    'help.retry': () => press('Try again'),
    'help.search': ({ query }) =>
      void fireEvent.change(screen.getByRole('searchbox', { name: 'Search for help' }), { target: { value: query } }),
    'help.open': () => buttonNamed('points')?.click(),
    'help.back': () => press('All questions'),
    'help.rate': ({ helpful }) => press(helpful ? 'Yes' : 'Not yet'),
    'help.close': () => press('Close'),
    'page.language': 'elsewhere',
    'modal.language': 'elsewhere',
    'page.address': 'elsewhere',
  },
  offers: {
    'help.retry': (snapshot) => snapshot.matches('failed'),
    'help.search': (snapshot, { query }) => hasList(snapshot) && query !== snapshot.context.query,
    'help.open': (snapshot, { article }) =>
      snapshot.matches('shown') &&
      inModal(snapshot) &&
      article === 'points' &&
      (articleOf(snapshot.context)?.near.includes('points') ??
        listedArticles(snapshot.context).some(({ id }) => id === 'points')),
    'help.back': (snapshot) => snapshot.matches('shown') && inModal(snapshot) && snapshot.context.article !== null,
    'help.rate': isRateable,
    'help.close': (snapshot) => snapshot.status === 'active' && inModal(snapshot),
  },
  expectations: {
    loading: showsHelp,
    failed: () => {
      expect(alerts().join()).toContain('Help could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'shown.unrated': (snapshot) => {
      showsHelp(snapshot);
      expect(buttonCalled('Yes')).toEqual(articleOf(snapshot.context) ? idle : null);
      expect(alerts().length).toBe(articleOf(snapshot.context) && snapshot.context.failure ? 1 : 0);
    },
    'shown.rating': (snapshot) => {
      showsHelp(snapshot);
      expect(buttonCalled(snapshot.context.helpful ? 'Yes' : 'Not yet')).toEqual({ disabled: true, busy: true });
    },
    'shown.rated': (snapshot) => {
      showsHelp(snapshot);
      const words = snapshot.context.helpful ? /^Thank you/ : /^Sorry/;
      expect(screen.getByText(words).role ?? screen.getByText(words).getAttribute('role')).toBe('status');
    },
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
};
