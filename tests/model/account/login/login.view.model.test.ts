// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { loginFlow } from './login.spec.ts';
import { loginView } from './login.view.tsx';

const otherWay = 'it belongs to the other way, whose fields are not there';
const excused = {
  withoutControl: {
    'form, login.chooseMethod': 'there is one way, and it is chosen',
    'form, login.requestCode': otherWay,
  },
};

describe('[LOGIN-01] [LOGIN-02] [LOGIN-18] [LOGIN-24] [LOGIN-25] the login on screen', () => {
  it.each(viewTests(loginFlow, loginView, [], excused))('%s', (_title, run) => run());
});
