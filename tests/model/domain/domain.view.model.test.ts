// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { domainFlow } from './domain.spec.ts';
import { domainView } from './domain.view.tsx';

describe('[ERR-30] the check of the address on screen', () => {
  it.each(viewTests(domainFlow, domainView))('%s', (_title, run) => run());
});
