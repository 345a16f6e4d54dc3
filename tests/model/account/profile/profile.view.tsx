import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { isNickname, type profileMachine } from '../../../../src/machines/account/profile/profile.machine.ts';
import { ProfileEditor } from '../../../../src/ui/account/security/ProfileEditor.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof profileMachine>;

const idle = { disabled: false, busy: false };
const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
const isEditing = (snapshot: Snapshot) => snapshot.matches('editing');

function showsForm(snapshot: Snapshot): void {
  const { nickname, drawn, tried, pictureProblem, failure } = snapshot.context;
  expect(dialogShown()).toEqual({ title: 'Your profile', busy: !isEditing(snapshot) });
  const field = fieldCalled('Nickname');
  expect([field?.value, field?.ariaInvalid ?? null]).toEqual([
    nickname,
    tried && !isNickname(nickname) ? 'true' : null,
  ]);
  const pressed = screen.queryAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel);
  expect(pressed).toEqual(drawn === null ? [] : ['Lotus']);
  expect(screen.queryAllByText(/^Only PNG or JPG images/).length).toBe(pictureProblem === null ? 0 : 1);
  const isKept = snapshot.context.profile?.icon.picture != null && drawn === null;
  expect(screen.queryAllByText('Your picture is in use.').length).toBe(isKept ? 1 : 0);
  expect(alerts().length).toBe(failure === null ? 0 : 1);
}

export const profileView: View<typeof profileMachine> = {
  open: onScreen((actor) => <ProfileEditor actor={actor} name="somchai" />),
  drivers: {
    'profile.retry': () => press('Try again'),
    'profile.edit': () => press('Edit profile'),
    'profile.type': ({ nickname }) => typeInto('Nickname', nickname),
    'profile.choose': () => press('Lotus'),
    'profile.picture': ({ file }) => {
      const field = input();
      if (field === null || field.disabled) throw new Error('no field for a picture');
      fireEvent.change(field, { target: { files: [file] } });
    },
    'profile.submit': () => press('Save'),
    'profile.close': () => pressIn('dialog', 'Close'),
  },
  offers: {
    'profile.retry': (snapshot) => snapshot.matches('failed'),
    'profile.edit': (snapshot) => snapshot.matches('shown'),
    'profile.type': (snapshot, { nickname }) => isEditing(snapshot) && snapshot.context.nickname !== nickname,
    'profile.choose': isEditing,
    'profile.picture': isEditing,
    'profile.submit': isEditing,
    'profile.close': isEditing,
  },
  expectations: {
    loading: () => expect(buttonCalled('Edit profile')?.busy).toBe(true),
    failed: () => expect([buttonCalled('Try again'), buttonCalled('Edit profile')]).toEqual([idle, null]),
    shown: () => expect([buttonCalled('Edit profile'), screen.queryByRole('dialog')]).toEqual([idle, null]),
    editing: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Save')).toEqual(idle);
    },
    uploading: (snapshot) => {
      showsForm(snapshot);
      expect([input()?.disabled, buttonCalled('Save')]).toEqual([true, { disabled: true, busy: false }]);
    },
    saving: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Save')?.busy).toBe(true);
    },
  },
};
