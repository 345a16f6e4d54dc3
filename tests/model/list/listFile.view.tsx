import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { ExportButton, ExportNotes } from '../../../src/ui/list/ListExport.tsx';
import type { ListActor, ListFileActor } from '../../../src/ui/list/listState.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen } from '../onScreen.tsx';

/** A list that has rows and passes nothing on. */
const list = {
  getSnapshot: () => ({ can: () => true }),
  subscribe: () => ({ unsubscribe: () => {} }),
  send: () => {},
} as unknown as ListActor<{ readonly list: []; readonly count: number }>;

const idle = { disabled: false, busy: false };
const said = () => screen.queryAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));

export const rowFileView: View<AnyStateMachine> = {
  open: onScreen((actor: AnyActorRef) => (
    <>
      <ExportButton actor={list} />
      <ExportNotes file={actor as ListFileActor} />
    </>
  )),
  drivers: { 'listFile.fetch': 'elsewhere', 'listFile.discard': 'elsewhere' },
  expectations: {
    idle: () => expect([buttonCalled('Download CSV'), said(), alerts()]).toEqual([idle, [], []]),
    fetching: () =>
      expect([buttonCalled('Download CSV'), said(), alerts()]).toEqual([idle, ['Preparing the file…'], []]),
    saved: ({ context }: { context: { saved: { left: number } | null } }) => {
      const one = 'Saved rows.csv.';
      const more = ' The newest 7 rows did not fit. Choose a shorter period to download them.';
      expect([buttonCalled('Download CSV'), said()]).toEqual([idle, [context.saved?.left === 7 ? one + more : one]]);
    },
    unsaved: () => expect([buttonCalled('Download CSV'), said(), alerts().length]).toEqual([idle, [], 1]),
  },
} as unknown as View<AnyStateMachine>;
