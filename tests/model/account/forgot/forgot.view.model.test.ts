// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { forgotFlow } from './forgot.spec.ts';
import { forgotView } from './forgot.view.tsx';

const otherWay = 'it belongs to the other way, whose fields are not there';
const excused = {
  withoutControl: {
    'form, forgot.typeSecret': otherWay,
    'form, forgot.requestCode': otherWay,
  },
};

describe('[FORGOT-03] [FORGOT-04] [FORGOT-08] [FORGOT-09] [FORGOT-18] [ERR-12] the password recovery on screen', () => {
  it.each(viewTests(forgotFlow, forgotView, [], excused))('%s', (_title, run) => run());
});
