// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { modalsFlow } from './modals.spec.ts';
import { modalsView } from './modals.view.tsx';

const excused = {
  lookalikes: { 'closed = open.free = open.held': 'the dialog of the flow shows the rest' },
};

describe('[ERR-28] [ERR-29] a loading or unavailable modal on screen', () => {
  it.each(viewTests(modalsFlow, modalsView, [], excused))('%s', (_title, run) => run());
});
