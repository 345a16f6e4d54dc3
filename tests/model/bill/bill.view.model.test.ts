// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { billFlow } from './bill.spec.ts';
import { billView } from './bill.view.tsx';

describe('[CONTRACT-10] a bill on screen', () => {
  it.each(viewTests(billFlow, billView))('%s', (_title, run) => run());
});
