import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { ReportViews } from '../../../../src/ui/agent/agentReports/ReportViews.tsx';
import type { ReportViewsActor } from '../../../../src/ui/agent/agentReports/reportViewsState.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';
import type { reportViewsFlow } from './reportViews.spec.ts';

const COLUMNS = [
  { id: 'bonuses', label: 'Bonuses' },
  { id: 'net', label: 'Net result' },
];
type Context = SnapshotFrom<ReturnType<typeof reportViewsFlow.machine>>['context'];
const select = () => screen.getByLabelText<HTMLSelectElement>('View');

export const reportViewsView: View<ReturnType<typeof reportViewsFlow.machine>> = {
  open: onScreen((actor) => (
    <ReportViews actor={actor as unknown as ReportViewsActor} columns={COLUMNS} onKeep={() => {}} />
  )),
  drivers: {
    // The report tells it what it shows.
    'reportViews.keep': 'elsewhere',
    'reportViews.pick': ({ id }) => void fireEvent.change(select(), { target: { value: id } }),
    'reportViews.rename': () => press('Rename'),
    'reportViews.type': ({ value }) => typeInto('Name of the view', value),
    'reportViews.submit': () => press(buttonCalled('Delete') ? 'Delete' : 'Save'),
    'reportViews.cancel': () => press('Cancel'),
    'reportViews.remove': () => press('Delete view'),
    'reportViews.makeDefault': () => press(buttonCalled('Make default') ? 'Make default' : 'Not default'),
    'reportViews.column': () => void fireEvent.click(screen.getByLabelText('Net result')),
    'reportViews.retry': () => press('Load views again'),
  },
  offers: {
    'reportViews.pick': ({ context, value }, { id }) =>
      value === 'ready' && id !== (context.chosen ?? '') && (id === '' || context.views.some((view) => view.id === id)),
    'reportViews.type': ({ value, context }, typed) => value === 'naming' && context.name !== typed.value,
  },
  expectations: {
    loading: () => expect(select().disabled).toBe(true),
    failed: () => {
      expect(alerts()).toHaveLength(1);
      expect(buttonCalled('Load views again')).toEqual({ disabled: false, busy: false });
    },
    ready: ({ context: { views, chosen, hidden } }) => {
      expect([...select().options].map(({ text }) => text)).toEqual([
        'None',
        ...views.map(({ name, isDefault }) => (isDefault ? `${name} (default)` : name)),
      ]);
      expect([select().value, buttonCalled('Rename') === null]).toEqual([chosen ?? '', chosen === null]);
      expect(fieldCalled('Net result')?.checked).toBe(!hidden.includes('net'));
      expect(fieldCalled('Name of the view')).toBeNull();
    },
    confirming: () => {
      expect(screen.getByRole('status').textContent).toBe('Delete the view “Direct”?');
      expect(buttonCalled('Delete')).toEqual({ disabled: false, busy: false });
      expect(fieldCalled('Name of the view')).toBeNull();
    },
    naming: ({ context }) => {
      expect(fieldCalled('Name of the view')?.value).toBe(context.name);
      expect(note()).toBe(wrongWith(context) ?? (isReplaced(context) ? 'Replaces the chosen view' : ''));
      expect(buttonCalled('Save')).toEqual({ disabled: false, busy: false });
    },
    saving: () => expect(screen.getByLabelText('Saved views').ariaBusy).toBe('true'),
  },
};

/** What stands below the field. */
function note(): string | null | undefined {
  const id = fieldCalled('Name of the view')?.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
}

const isReplaced = ({ kept, chosen, name, views }: Context) =>
  kept !== null && chosen === 'v1' && views.length > 0 && name === 'Direct';

function wrongWith(context: Context): string | null {
  const { name, views, kept, chosen, tried, failure } = context;
  const code = failure?.kind === 'refused' ? failure.code : null;
  if (code === 'INVALID_FIELDS') return 'Another view has this name.';
  if (code === 'LIMIT_REACHED') return 'You already have 20 views. Delete one first.';
  if (!tried) return null;
  if (name.trim() === '') return 'Type a name.';
  if (name.length > 41) return 'Use 40 characters at most.';
  const isTaken = (name === 'Payers' && views.length === 20) || (name === 'Direct' && views.length > 0 && !chosen);
  if (isTaken) return 'Another view has this name.';
  const isFull = kept !== null && views.length === 20 && !isReplaced(context);
  return isFull ? 'You already have 20 views. Delete one first.' : null;
}
