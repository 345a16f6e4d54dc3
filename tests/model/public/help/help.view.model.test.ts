// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { helpFlow } from './help.spec.ts';
import { helpView } from './help.view.tsx';

const excused = {
  withoutControl: {
    'failed, help.search': 'the reason and Retry take the place of the list',
    'shown, help.open': 'what was found, or is close, is another article',
  },
};

describe('[HELP-01] [MODAL-06] help on screen', () => {
  it.each(viewTests(helpFlow, helpView, [], excused))('%s', (_title, run) => run());
});
