// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import {
  agentNewsFlow,
  downlineTreeFlow,
  teamBetsFlow,
  teamOverviewFlow,
  teamProfitFlow,
  teamTransactionsFlow,
  treeListFlow,
} from './agentReports.spec.ts';
import {
  agentNewsView,
  downlineTreeView,
  teamBetsView,
  teamOverviewView,
  teamProfitView,
  teamTransactionsView,
  treeListView,
} from './agentReports.view.tsx';

describe('[AGENT-07] the team betting history on screen', () => {
  it.each(viewTests(teamBetsFlow, teamBetsView))('%s', (_title, run) => run());
});

describe('[AGENT-08] profit and loss on screen', () => {
  it.each(viewTests(teamProfitFlow, teamProfitView))('%s', (_title, run) => run());
});

describe('[AGENT-10] the downline transactions on screen', () => {
  it.each(viewTests(teamTransactionsFlow, teamTransactionsView))('%s', (_title, run) => run());
});

describe('[AGENT-04] the team overview on screen', () => {
  it.each(viewTests(teamOverviewFlow, teamOverviewView))('%s', (_title, run) => run());
});

describe('[AGENT-03] announcements on screen', () => {
  it.each(viewTests(agentNewsFlow, agentNewsView))('%s', (_title, run) => run());
});

describe('[AGENT-06] the downlines of one member on screen', () => {
  it.each(viewTests(treeListFlow, treeListView))('%s', (_title, run) => run());
});

describe('[AGENT-06] the line, level by level, on screen', () => {
  it.each(viewTests(downlineTreeFlow, downlineTreeView))('%s', (_title, run) => run());
});
