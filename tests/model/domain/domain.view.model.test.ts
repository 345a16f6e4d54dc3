// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { domainFlow } from './domain.spec.ts';
import { domainView } from './domain.view.tsx';

const excused = {
  lookalikes: { 'checking = waiting': 'the site is there meanwhile; that the address is looked up is no news' },
};

describe('[ERR-30] the domain check on screen', () => {
  it.each(viewTests(domainFlow, domainView, [], excused))('%s', (_title, run) => run());
});
