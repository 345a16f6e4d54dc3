// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { depositFlow } from './deposit.spec.ts';
import { depositView } from './deposit.view.tsx';

describe('the deposit page on screen', () => {
  it.each(viewTests(depositFlow, depositView))('%s', (_title, run) => run());
});
