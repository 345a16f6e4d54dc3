// @vitest-environment jsdom

import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { IsAgent } from '../../../../src/api/contract/account/member.ts';
import { checkCompatibility } from '../../../../src/console/core/capsule/fits.ts';
import { type ReplayOptions, replay } from '../../../../src/console/core/capsule/replay.ts';
import { replaysAlike } from '../../../../src/console/core/capsule/replaysAlike.ts';
import { scenarioOf } from '../../../../src/console/core/capsule/scenario.ts';
import { toJourney } from '../../../../src/console/core/capsule/toJourney.ts';
import { toVitest } from '../../../../src/console/core/capsule/toVitest.ts';
import { diffOf } from '../../../../src/console/core/diff.ts';
import { deskPageName } from '../../../../src/machines/desk/deskPage/deskPage.events.ts';
import type { ModalFlow, ModalRequest } from '../../../../src/machines/site/modals/flows.ts';
import { allEvents } from '../../../../src/qa/allEvents.ts';
import { journeyFrom } from '../../../../src/qa/journeyFrom.ts';
import * as desk from '../../../../src/qa/replayDesk.ts';
import * as site from '../../../../src/qa/replaySite.ts';
import { pages } from '../../../../src/routes/pages/pages.ts';
import { createMemoryIndexedDb } from '../../../support/memoryIndexedDb.ts';
import { recordDesk, recordSite } from '../../support/recordedSite.ts';

// The login keeps a remembered password there.
beforeAll(() => vi.stubGlobal('indexedDB', createMemoryIndexedDb()));
afterAll(() => vi.unstubAllGlobals());

type Recorded = ReturnType<typeof recordSite>;

interface Build {
  readonly machines: readonly AnyStateMachine[];
  readonly options: ReplayOptions;
}
const siteBuild: Build = { machines: site.siteMachines(), options: site.replayOptions };
const deskBuild: Build = { machines: desk.deskMachines(), options: desk.replayOptions };

/** What is wrong with a recording when the build that made it opens, replays and exports it. */
function troubleWith({ capsule, stands }: Recorded, { machines, options }: Build): readonly string[] {
  const made = capsule();
  const { because } = checkCompatibility(made, machines);
  const wrong = replaysAlike(made, options, 2);
  if (wrong !== null) return [...because, wrong];
  const end = replay(made, options).stands.at(-1) ?? {};
  const test = toVitest(made, end, 'of a page', { capsule: '../capsule', options: '../options' });
  const journey = toJourney(scenarioOf(made, options), 'of a page', journeyFrom);
  return [
    ...because.filter((sentence) => !OF_SECRETS.test(sentence)),
    ...diffOf(plain(stands()), plain(end), { deepest: Number.POSITIVE_INFINITY }).map(
      ({ path, before, after }) => `${path} was ${JSON.stringify(before)}, is ${JSON.stringify(after)}`,
    ),
    ...[test, journey].filter((text) => !text.includes('of a page')),
  ];
}

/** Nobody can know how a guard decides that reads what was masked. */
const OF_SECRETS = / was masked: a guard that reads it may decide differently\.$/;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function comes(find: () => AnyActorRef | undefined) {
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 15_000 });
}

const ADDRESSES: Readonly<Record<string, string>> = { lobby: '/games', game: '/game/lantern-night' };
const isPublic = (path: string) => !path.includes('/') && path !== 'pointMall';

const opened = [...pages.keys()].map((path): readonly [path: string, who: string, isAgent: IsAgent | null] => {
  if (path.startsWith('agent/')) return [path, 'an agent', 1];
  return isPublic(path) && path !== 'game' ? [path, 'a visitor', null] : [path, 'a member', 0];
});

describe('a recording opens, replays and is exported in the build that made it', { timeout: 120_000 }, () => {
  it.each(opened)('%s of %s', async (path, _, isAgent) => {
    const made = recordSite(ADDRESSES[path] ?? `/${path}`, isAgent);
    const page = () => made.at('session/pages/page') ?? made.at('games/pages/page');
    await comes(page);
    await made.wait(5_000);
    const atFirst = troubleWith(made, siteBuild);
    await made.tryAll(page, (await pages.get(path)?.code())?.events ?? {});
    await made.wait(70_000);
    const atLast = troubleWith(made, siteBuild);
    made.close();
    expect([...atFirst, ...atLast]).toEqual([]);
  });

  const language = 'EN';
  const features = { smsLogin: true, forcedPasswordChange: true };
  const nowhere = { countries: [], country: null };
  const inputs = {
    login: { area: 'site', features, ...nowhere },
    changePassword: { username: 'somchai', stored: null, forced: false },
    logout: { ask: true },
    notices: { language, selected: null },
    help: { language, article: null },
    service: { origin: 'https://play.test', contactUrl: '/support' },
    chat: { who: 'visitor', color: '#6b3fa0' },
    afterLogin: { language, firstTimeLogin: false, nickname: 'Somchai', lastLoginAt: null },
    register: { ...nowhere, host: 'play.test', address: '/', gameId: null },
    forgot: { byMobile: true, ...nowhere },
    resetPassword: {},
    freePlay: { isOffered: true, gameId: null, language },
    vendorGames: { language, vassalage: 'RIVER', gameCategory: 'RNG', name: 'River Games' },
  } satisfies { [F in ModalFlow]?: Extract<ModalRequest, { flow: F }>['input'] };

  it('has an input for every flow', () => {
    const flows = readdirSync('src/routes/flows').map((file) => file.replace(/\.tsx?$/, ''));
    expect(Object.keys(inputs).toSorted()).toEqual(flows.toSorted());
  });

  it.each(Object.entries(inputs))('the flow %s', async (flow, input) => {
    const made = recordSite('/', null);
    await made.wait(1_000);
    made.at('modals')?.send({ type: 'modal.open', request: { flow, input } });
    const find = () => made.at(`modals/${flow}`);
    await comes(find);
    await made.wait(5_000);
    const own = Object.fromEntries(Object.entries(allEvents).filter(([type]) => type.startsWith(`${flow}.`)));
    await made.tryAll(find, own);
    await made.wait(70_000);
    const atLast = troubleWith(made, siteBuild);
    made.close();
    expect(atLast).toEqual([]);
  });

  it.each(deskPageName.options)('the page %s of the desk', async (page) => {
    const made = recordDesk();
    await made.wait(1_000);
    made.root.send({ type: 'desk.goTo', page });
    await made.wait(5_000);
    const atLast = troubleWith(made, deskBuild);
    made.close();
    expect(atLast).toEqual([]);
  });
});
