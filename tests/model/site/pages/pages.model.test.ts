import { describe, expect, it } from 'vitest';
import { isGamePath, isOpenTo, pageOf, publicPageOf } from '../../../../src/machines/site/pages/pages.rules.ts';
import { plain } from '../../account/profile/profile.spec.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { pagesFlow } from './pages.spec.ts';

describe('the open page', () => {
  it.each(
    modelTests(pagesFlow, [
      'any, page.changed -> closed',
      'any, page.changed [isHere] -> (stays)',
      '[MEMBER-21] [ROLE-13] [ROLE-14] any, page.changed [isOpenTo] -> loading',
      'any, page.language -> (stays)',
      'any, error surroundings -> unavailable',
      'loading, after chunkTimeout (120 s) -> unavailable',
      'loading, done loadPage -> missing',
      'loading, done loadPage [isThere] -> open',
      'loading, error loadPage -> unavailable',
      'open, error * -> unavailable',
      '[ROUTE-14] [ROUTE-26] open, page.changed [isNewAddress] -> (stays)',
      '[API-41] open, page.gamePlayed -> (stays)',
      [
        '[MEMBER-22] open, page.profileChanged -> (stays)',
        { tells: [{ type: 'page.profileChanged', profile: plain }] },
      ],
      'open, page.language -> (stays)',
      'open, page.moneyMoved -> (stays)',
      'unavailable, page.retry [hasPage] -> loading',
      'unavailable, page.retry -> closed',
    ]),
  )('%s', (_title, run) => run());

  it('[MEMBER-04] [AGENT-02] [MEMBER-21] selects the page by its path', () => {
    const paths = ['/member', '/agent', '/member/transferFund', '/agent/dividendRecord', '/pointMall', '/', '/member/'];
    expect(paths.map(pageOf)).toEqual([
      'member/securityCenter',
      'agent/agentTeamOverview',
      'member/transferFund',
      'agent/dividendRecord',
      'pointMall',
      null,
      null,
    ]);
    expect(['/member/a/b', '/members', '/pointmall', '/x/member/y'].map(pageOf)).toEqual([null, null, null, null]);
  });

  it('[ROLE-13] [ROLE-14] [ROLE-15] opens agent pages to agents, and member pages to all but trials', () => {
    const kinds = [0, 1, 2, 4, 41, 42] as const;
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'agent/x'))).toEqual([1, 2, 41, 42]);
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'member/x'))).toEqual([0, 1, 2, 41, 42]);
  });

  it('[GAME-26] opens games and lobby to trials too', () => {
    const kinds = [0, 1, 2, 4, 41, 42] as const;
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'game'))).toEqual([0, 1, 2, 4, 41, 42]);
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'lobby'))).toEqual([0, 1, 2, 4, 41, 42]);
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'lottery'))).toEqual([0, 1, 2, 4, 41, 42]);
  });

  it('[ROUTE-26] [ROUTE-31] knows the addresses of the page that plays a game', () => {
    const paths = ['/game', '/game/lantern-night', '/seamless', '/seamless/rocket-rise'];
    expect(paths.map(pageOf)).toEqual(['game', 'game', 'game', 'game']);
    expect(paths.map(isGamePath)).toEqual([true, true, true, true]);
    expect(isGamePath('/game/hanoi-lottery?lottoView=betting')).toBe(true);
    const others = ['/games', '/game/', '/game/A', '/game/x', '/game/a/b', '/seamlessly', '/play/lantern-night'];
    expect(others.map(pageOf)).toEqual([null, null, null, null, null, null, null]);
    expect(others.map(isGamePath)).toEqual([false, false, false, false, false, false, false]);
  });

  it('[ROUTE-10] [ROUTE-11] [ROUTE-12] knows the addresses of the lotteries', () => {
    expect(['/lottery', '/Vnlottery', '/elott'].map(publicPageOf)).toEqual(['lottery', 'lottery', 'lottery']);
    expect(['/vnlottery', '/elott/x', '/lotteries'].map(publicPageOf)).toEqual([null, null, null]);
  });

  it('[SCREEN-02] [SCREEN-04] knows the addresses of news and search', () => {
    const paths = ['/news', '/news/a-1', '/news/', '/news/a/b', '/search', '/search/x'];
    expect(paths.map(publicPageOf)).toEqual(['news', 'news', null, null, 'search', null]);
    for (const page of ['news', 'search', 'about', 'down']) expect(isOpenTo(4, page)).toBe(true);
  });

  it('[ROUTE-29] [SCREEN-06] knows the address of the app', () => {
    expect(['/down', '/download', '/down/ios', '/about'].map(publicPageOf)).toEqual(['down', 'down', null, 'about']);
  });

  it('[ROUTE-38] [ROUTE-13] [ROUTE-17] [SCREEN-03] knows the addresses of the lobby', () => {
    const lobby = ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/favourites'];
    expect([...lobby, '/games', '/games/crash'].filter((path) => publicPageOf(path) !== 'lobby')).toEqual([]);
    const others = ['/', '/vnlottery', '/rngs', '/rng/naga', '/games/', '/games/Crash', '/games/a/b', '/game'];
    expect(others.map(publicPageOf)).toEqual([null, null, null, null, null, null, null, null]);
  });

  it('[MEMBER-21] follows path changes from page to page', () => {
    const { actor, children } = createHarness(pagesFlow, { isAgent: 1 });
    const { surroundings } = children();
    const pages = ['member/transferFund', 'agent/nothing', null, 'member/transferFund'];
    const listening = pages.map((page) => {
      actor.send({ type: 'page.changed', page, address: `/${page ?? ''}` });
      return children().surroundings === surroundings;
    });
    expect(listening).toEqual([true, true, true, true]);
  });

  it('opens a page in the current language', () => {
    const { actor, children, settle } = createHarness(pagesFlow, { isAgent: 0 });
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'page.changed', page: 'member/transferFund', address: '/member/transferFund?to=NAGA' });
    settle(children().loadPage, pagesFlow.outcomes.loadPage[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context).toEqual({
      isAgent: 0,
      page: 'member/transferFund',
      address: '/member/transferFund?to=NAGA',
      language: 'EN',
    });
  });
});
