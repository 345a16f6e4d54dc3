// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { rowFileFlow } from './listFile.spec.ts';
import { rowFileView } from './listFile.view.tsx';

describe('the rows of a list as a file, on screen', () => {
  it.each(viewTests(rowFileFlow, rowFileView))('%s', (_title, run) => run());
});
