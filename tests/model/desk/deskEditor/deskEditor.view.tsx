import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { deskEditorMachine } from '../../../../src/machines/desk/deskEditor/deskEditor.machine.ts';
import { shownFaults } from '../../../../src/machines/desk/deskEditor/deskEditor.rules.ts';
import { DeskEditor } from '../../../../src/ui/desk/deskEditor/DeskEditor.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press, pressIn } from '../../onScreen.tsx';

const idle = { disabled: false, busy: false };
const LABELS = { titleTH: 'Title in Thai', titleEN: 'Title in English', amount: 'At most (P)' } as const;
type Shown = keyof typeof LABELS;

export const deskEditorView: View<typeof deskEditorMachine> = {
  open: onScreen((actor) => <DeskEditor actor={actor} />),
  drivers: {
    'deskEditor.retry': () => press('Try again'),
    'deskEditor.type': ({ field, value }) =>
      void fireEvent.change(screen.getByLabelText(LABELS[field as Shown]), { target: { value } }),
    'deskEditor.preview': () => press('ไทย', 'tab'),
    'deskEditor.saveDraft': () => press('Save draft'),
    'deskEditor.publish': () => press(buttonCalled('Publish') ? 'Publish' : 'Publish changes'),
    'deskEditor.confirm': () => pressIn('dialog', buttonCalled('Publish now') ? 'Publish now' : 'Publish changes now'),
    'deskEditor.back': () => pressIn('dialog', buttonCalled('Leave') ? 'Keep writing' : 'Cancel'),
    'deskEditor.resend': () => press('Send again'),
    'deskEditor.close': () => press('Back to the list'),
    'deskEditor.discard': () => press('Leave'),
  },
  offers: {
    'deskEditor.retry': (snapshot) => snapshot.matches('failed'),
    'deskEditor.type': (snapshot, { field, value }) =>
      snapshot.matches('editing') && value !== snapshot.context.typed[field],
    'deskEditor.preview': (snapshot, { language }) =>
      snapshot.matches('editing') && language !== snapshot.context.language,
    'deskEditor.saveDraft': (snapshot) => snapshot.matches('editing') && !snapshot.context.published,
    'deskEditor.publish': (snapshot) => snapshot.matches('editing'),
    'deskEditor.confirm': (snapshot) => snapshot.matches('confirming'),
    'deskEditor.back': (snapshot) => snapshot.matches('confirming') || snapshot.matches('leaving'),
    'deskEditor.resend': (snapshot) => snapshot.matches('unsure'),
    // The menu of the desk says where to.
    'deskEditor.close': (snapshot, { next }) =>
      next === undefined &&
      (['loading', 'failed', 'editing', 'unsure', 'saved'] as const).some((state) => snapshot.matches(state)),
    'deskEditor.discard': (snapshot) => snapshot.matches('leaving'),
  },
  expectations: {
    opening: () => expect.unreachable('it is left at once'),
    loading: () => expect(screen.queryByLabelText('Title in Thai')).toBeNull(),
    failed: () => {
      expect(alerts().join()).toContain('This could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    editing: ({ context }) => {
      const { typed, published, members, failure } = context;
      const faults = shownFaults(context);
      for (const field of ['titleTH', 'titleEN', 'amount'] as const) {
        const box = screen.getByLabelText<HTMLInputElement>(LABELS[field]);
        expect([box.value, box.ariaInvalid]).toEqual([typed[field], faults.includes(field) ? 'true' : null]);
      }
      expect(alerts()).toEqual(
        faults.length > 0
          ? [
              `${faults.length} field${faults.length > 1 ? 's need' : ' needs'} your attention. Nothing you entered is lost.`,
            ]
          : failure === null
            ? []
            : [expect.anything()],
      );
      expect(document.body.textContent?.includes('3 members have taken part')).toBe(members > 0);
      expect(buttonCalled('Save draft')).toEqual(published ? null : idle);
      const preview = screen.getByRole('tabpanel');
      expect(preview.querySelector('h2')?.textContent).toBe(
        (context.language === 'TH' ? typed.titleTH : typed.titleEN) || 'Title',
      );
    },
    confirming: ({ context: { typed } }) => {
      const dialog = screen.getByRole('dialog');
      expect(dialog.querySelector('h2')?.textContent).toBe('Publish this promotion?');
      expect(dialog.textContent).toContain(
        typed.startsAt === '' ? 'Players see it at once.' : 'It runs from 18/11/2026 19:07 GMT+8.',
      );
    },
    leaving: () => expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Leave without saving?'),
    saving: ({ context: { tried } }) => {
      if (tried === 'publish') expect(screen.getByRole('dialog').ariaBusy).toBe('true');
      else expect(buttonCalled('Save draft')).toEqual({ disabled: true, busy: false });
    },
    unsure: () => {
      expect(alerts()).toHaveLength(1);
      expect([buttonCalled('Send again'), buttonCalled('Back to the list')]).toEqual([idle, idle]);
    },
    saved: ({ context: { tried } }) => {
      expect(screen.getByRole('status').textContent).toBe(
        tried === 'publish' ? 'The promotion is published.' : 'Saved as a draft. Players do not see it.',
      );
      expect(buttonCalled('Back to the list')).toEqual(idle);
    },
    closed: () => {},
  },
};
