import { describe, expect, it } from 'vitest';
import { isOpenTo, pageOf } from '../../../src/machines/pages/pages.rules.ts';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { pagesFlow } from './pages.spec.ts';

describe('the page of the address', () => {
  it.each(
    modelTests(pagesFlow, [
      'any, page.at -> closed',
      'any, page.at [isHere] -> (stays)',
      '[MEMBER-21] [ROLE-13] [ROLE-14] any, page.at [isOpenTo] -> loading',
      'any, page.language -> (stays)',
      'any, error surroundings -> unavailable',
      'loading, after chunkTimeout (120 s) -> unavailable',
      'loading, done loadPage -> missing',
      'loading, done loadPage [isThere] -> open',
      'loading, error loadPage -> unavailable',
      'open, error * -> unavailable',
      'open, page.language -> (stays)',
      'open, page.moneyMoved -> (stays)',
      'unavailable, page.retry [hasPage] -> loading',
      'unavailable, page.retry -> closed',
    ]),
  )('%s', (_title, run) => run());

  it('[MEMBER-04] [AGENT-02] [MEMBER-21] reads from an address which page it is', () => {
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

  it('[ROLE-13] [ROLE-14] [ROLE-15] opens pages of agents to agents, and of members to all but trials', () => {
    const kinds = [0, 1, 2, 4, 41, 42] as const;
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'agent/x'))).toEqual([1, 2, 41, 42]);
    expect(kinds.filter((isAgent) => isOpenTo(isAgent, 'member/x'))).toEqual([0, 1, 2, 41, 42]);
  });

  it('[MEMBER-21] listens to the address all the time, from page to page', () => {
    const { actor, children } = openBench(pagesFlow, { isAgent: 1 });
    const { surroundings } = children();
    const pages = ['member/transferFund', 'agent/agentTeamOverview', null, 'member/transferFund'];
    const listening = pages.map((page) => {
      actor.send({ type: 'page.at', page });
      return children().surroundings === surroundings;
    });
    expect(listening).toEqual([true, true, true, true]);
  });

  it('opens a page in the language that is on screen', () => {
    const { actor, children, settle } = openBench(pagesFlow, { isAgent: 0 });
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'page.at', page: 'member/transferFund' });
    settle(children().loadPage, pagesFlow.outcomes.loadPage[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context).toEqual({ isAgent: 0, page: 'member/transferFund', language: 'EN' });
  });
});
