// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defect } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
import { viewTests } from '../kit/viewTests.ts';
import { press } from '../onScreen.tsx';
import { parts, siteFlow, visitor } from './site.spec.ts';
import { siteView } from './site.view.tsx';

/** What the other transitions lead to is for the parts of the site to show. */
const breaking = viewTests(siteFlow, siteView).filter(([title]) => title.endsWith('-> broken'));

describe('the site on screen, when one of its parts fails', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has a way to that from each of them', () => expect(breaking).toHaveLength(parts.length));

  it.each(breaking)('%s', (_title, run) => run());

  it('is loaded again by whoever asks for it', async () => {
    const { actor, children, settle } = openBench(siteFlow, visitor, siteView.live);
    const { carryOut, close } = siteView.open(actor);
    await carryOut(() => settle(children().theme, defect));
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    await carryOut(() => press('Reload the page'));
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });
});
