// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { appFlow } from './app.spec.ts';
import { appView } from './app.view.tsx';

const SILENT = 'nothing new and Later both show nothing';
const BUSY = 'the new version starts, and the page reloads, under one spinner';
const lookalikes = Object.fromEntries(
  ['network.online', 'network.offline'].flatMap((network) => [
    [`${network} + update.current = ${network} + update.later`, SILENT],
    [`${network} + update.applied = ${network} + update.applying`, BUSY],
  ]),
);

describe('[ROUTE-29] the site as an app, on screen', () => {
  it.each(viewTests(appFlow, appView, [], { lookalikes }))('%s', (_title, run) => run());
});
