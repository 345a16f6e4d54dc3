// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { depositPageFlow } from './formRecord.spec.ts';
import { depositPageView } from './formRecord.view.tsx';

describe('a form beside its record, on screen', () => {
  it.each(viewTests(depositPageFlow, depositPageView))('%s', (_title, run) => run());
});
