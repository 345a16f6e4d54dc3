// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { accountFormFlow, linkFormFlow } from './forms.spec.ts';
import { accountFormView, linkFormView } from './forms.view.tsx';
import { registerCentreFlow } from './registerCentre.spec.ts';
import { registerCentreView } from './registerCentre.view.tsx';

describe('[AGENT-05] a new registration link, on screen', () => {
  it.each(viewTests(linkFormFlow, linkFormView))('%s', (_title, run) => run());
});

describe('[AGENT-05] an account made by hand, on screen', () => {
  it.each(viewTests(accountFormFlow, accountFormView))('%s', (_title, run) => run());
});

describe('[AGENT-05] the register centre, on screen', () => {
  it.each(viewTests(registerCentreFlow, registerCentreView))('%s', (_title, run) => run());
});
