// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { dialogsFlow } from './dialogs.spec.ts';
import { dialogsView } from './dialogs.view.tsx';

const excused = {
  withoutControl: { 'showing, dialogs.dismiss': 'a dialog that only informs has one button; Escape does the same' },
};

describe('[MODAL-12] [SMS-12] the warning dialogs on screen', () => {
  it.each(viewTests(dialogsFlow, dialogsView, [], excused))('%s', (_title, run) => run());
});
