// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { registerFlow } from './register.spec.ts';
import { registerView } from './register.view.tsx';

const excused = {
  withoutControl: {
    'form, register.chooseMethod': 'there is one way, and it is chosen',
    'form, register.requestCode': 'it belongs to the other way, whose fields are not there',
  },
};

describe('[REG-01] [REG-02] [REG-08] [REG-17] the registration on screen', () => {
  it.each(viewTests(registerFlow, registerView, [], excused))('%s', (_title, run) => run());
});
