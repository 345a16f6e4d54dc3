// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { viewTests } from '../../kit/viewTests.ts';
import { domainFlow } from './domain.spec.ts';
import { domainView } from './domain.view.tsx';

const excused = {
  lookalikes: { 'checking = waiting': 'the site is there meanwhile; that the address is looked up is no news' },
};

/** Lazy parts load before the first walk, so that every screen has them. */
beforeAll(async () => {
  const [input] = domainFlow.inputs ?? [];
  const { close } = domainView.open(createHarness(domainFlow, input, domainView.live).actor);
  const within = { timeout: 20_000 };
  await screen.findByRole('heading', { name: 'The whole market in your pocket' }, within);
  await screen.findByRole('button', { name: 'Menu' }, within);
  await screen.findByRole('button', { name: 'Chat room' }, within);
  close();
});

describe('[ERR-30] the domain check on screen', () => {
  it.each(viewTests(domainFlow, domainView, [], excused))('%s', (_title, run) => run());
});
