// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../../model/kit/viewTests.ts';
import { consoleCheckFlow } from './consoleCheck.spec.ts';
import { consoleCheckView } from './consoleCheck.view.tsx';

describe('a check without code on screen', () => {
  it.each(viewTests(consoleCheckFlow, consoleCheckView))('%s', (_title, run) => run());
});
