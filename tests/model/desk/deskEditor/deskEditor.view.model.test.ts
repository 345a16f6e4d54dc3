// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskEditorFlow } from './deskEditor.spec.ts';
import { deskEditorView } from './deskEditor.view.tsx';

describe('[PROMO-01] the editor of the desk on screen', () => {
  it.each(viewTests(deskEditorFlow, deskEditorView))('%s', (_title, run) => run());
});
