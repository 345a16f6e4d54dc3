// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { dialogsFlow } from './dialogs.spec.ts';
import { dialogsView } from './dialogs.view.tsx';

describe('[MODAL-12] [SMS-12] the warning dialogs on screen', () => {
  it.each(viewTests(dialogsFlow, dialogsView))('%s', (_title, run) => run());
});
