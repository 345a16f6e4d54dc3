// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { chatFlow } from './chat.spec.ts';
import { chatView } from './chat.view.tsx';

const live = 'inside.connected.live.hearing.listening + inside.connected.live.speaking';
const excused = {
  lookalikes: { [`${live}.ready = ${live}.resting`]: 'with an empty field nothing can be sent in either' },
};

describe('[MODAL-08] [MODAL-09] the chat room on screen', () => {
  it.each(viewTests(chatFlow, chatView, [], excused))('%s', (_title, run) => run());
});
