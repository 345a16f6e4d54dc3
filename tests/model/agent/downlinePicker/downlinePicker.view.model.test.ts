// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { downlinePickerFlow } from './downlinePicker.spec.ts';
import { downlinePickerView } from './downlinePicker.view.tsx';

const excused = {
  lookalikes: {
    'closed.first = closed.known': 'a name can be typed before it is known who is directly below',
    'open.asking = open.pausing': 'whether the question has left makes no difference to who waits for its answer',
  },
};

describe('[CONTRACT-02] the downline picker on screen', () => {
  it.each(viewTests(downlinePickerFlow, downlinePickerView, [], excused))('%s', (_title, run) => run());
});
