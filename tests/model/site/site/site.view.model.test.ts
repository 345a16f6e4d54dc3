// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/inspection/step/move.ts';
import { defect } from '../../answers.ts';
import type { Arrival } from '../../kit/explore.ts';
import { createHarness } from '../../kit/harness.ts';
import { replay } from '../../kit/replay.ts';
import { exploreView, viewTests } from '../../kit/viewTests.ts';
import { press } from '../../onScreen.tsx';
import { forMembers, forVisitors, inWallet, news, quiet } from './news.ts';
import { shown } from './shown.ts';
import { member, parts, siteFlow, visitor } from './site.spec.ts';
import { siteView } from './site.view.tsx';

const transitions = exploreView(siteFlow, siteView);
const paths = new Map(transitions.map(({ text, path }) => [text, path]));
const nameOf = (cause: string) => `open, ${cause} -> (stays)`;
const breaking = transitions.flatMap(({ text, path }) => (text.endsWith('-> broken') ? [[text, path] as const] : []));
const excused = {
  withoutControl: {
    'open, site.register': 'REG-07 leaves it to the login form, and a member has an account',
    'open, site.logOut': 'a centre lies over the header, and its account page has the way out',
    'open, site.readNotices': 'a centre lies over the header; it is left first',
    'open, site.callService': 'a centre lies over the side bar, or the merchant is not loaded',
    'open, site.openChat': 'a centre lies over the side bar, or the merchant is not loaded',
    'open, site.enter': 'a centre lies over the bar, and has a menu of its own',
  },
};

type Stop = Arrival & { readonly move?: Move };

/** Walks to a transition and takes it; reads the screen before and after. */
async function walk<Look>(cause: string, look: () => Look): Promise<{ readonly before: Look; readonly after: Look }> {
  const path = paths.get(nameOf(cause)) ?? expect.unreachable(cause);
  const coming: Stop[] = [path.start, ...path.steps];
  const seen: Look[] = [];
  const open = async () => {
    const stop = coming.shift() ?? expect.unreachable(cause);
    for (const address of addressesAt(stop)) await goTo(address);
    seen.push(look());
  };
  await replay(siteFlow, path, { ...siteView, expectations: { ...siteView.expectations, open } });
  const [before, after] = seen.slice(-2);
  return before && after ? { before, after } : expect.unreachable(cause);
}

/** The paths that the browser visits, in order. */
const addressesAt = ({ move, effects }: Stop): readonly string[] => [
  ...(move?.kind === 'event' && move.event.type === 'site.navigated' ? addressIn(move.event) : []),
  ...effects.flatMap((effect) => ('did' in effect && effect.did === 'navigate' ? addressIn(effect.params) : [])),
];
const addressIn = (said: unknown): readonly string[] =>
  typeof said === 'object' && said !== null && 'path' in said && typeof said.path === 'string' ? [said.path] : [];
const goTo = (address: string) => act(async () => history.replaceState(null, '', address));

/** Lazy parts load before the first walk, so that no walk waits for them. */
beforeAll(async () => {
  for (const [input, home] of [
    [visitor, forVisitors],
    [member, forMembers],
    [member, inWallet],
  ] as const) {
    const { close } = siteView.open(createHarness(siteFlow, input, siteView.live).actor);
    await goTo(home.address);
    await waitFor(() => expect(shown()).toEqual(home), { timeout: 20_000 });
    close();
  }
});
afterEach(() => vi.unstubAllGlobals());

describe('the site on screen', () => {
  it.each(viewTests(siteFlow, siteView, [], excused))('%s', (_title, run) => run());

  it('covers each of its transitions', () => {
    const walked = [...Object.keys(news), ...quiet].map(nameOf);
    expect([...walked, ...breaking.map(([title]) => title)].sort()).toEqual([...paths.keys()].sort());
  });

  it.each(Object.entries(news))('shows exactly these changes: %s', async (cause, change) => {
    const { before, after } = await walk(cause, shown);
    expect(after).toEqual({ ...before, ...change });
  });

  it.each(quiet)('shows the same text: %s', async (cause) => {
    const { before, after } = await walk(cause, () => [shown(), document.body.textContent]);
    expect(after).toEqual(before);
  });
});

describe('the site on screen, after a part has failed', () => {
  it('reaches that state from each part', () => expect(breaking).toHaveLength(parts.length));

  it.each(breaking)('%s', async (_text, path) => {
    await replay(siteFlow, path ?? expect.unreachable(), siteView);
  });

  it('reloads on request', async () => {
    const { actor, children, settle } = createHarness(siteFlow, visitor, siteView.live);
    const { carryOut, close } = siteView.open(actor);
    await carryOut(() => settle(children().theme, defect));
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    await carryOut(() => press('Reload the page'));
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });
});
