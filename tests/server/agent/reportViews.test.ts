import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '../../../src/api/client.ts';
import {
  type ReportChoice,
  reportViewsContract,
  type ViewChange,
} from '../../../src/api/contract/agent/reportViews.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf, signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';

onEachDatabase('saved views of reports', (database) => {
  let server: Reference;
  let agent: ApiClient;
  beforeEach(async () => {
    server = await startReference({ database });
    agent = (await signedInPlayer(server, 'agent1')).api;
  });
  afterEach(() => server.close());

  const choice: ReportChoice = {
    filters: { scope: 'direct' },
    search: 'mali',
    span: 'own',
    days: { from: '2026-11-01', to: '2026-11-07' },
    hidden: ['bonuses'],
  };
  const change = (request: ViewChange, by = agent) => by(reportViewsContract.change, { request });
  const list = (by = agent) => by(reportViewsContract.list, { request: { report: 'teamProfit' } });
  const keep = (name: string, more: Partial<ReportChoice> = {}) =>
    change({ do: 'keep', report: 'teamProfit', name, choice: { ...choice, ...more } });
  const names = (views: Awaited<ReturnType<typeof list>>) => views.list.map(({ name }) => name);

  it('[AGENT-08] keep filters, search, days and columns by name, for one member and report', async () => {
    const kept = await keep('  Direct, first week ');
    expect(kept.list).toEqual([{ id: kept.list[0]?.id, name: 'Direct, first week', isDefault: false, choice }]);
    expect(await list()).toEqual(kept);
    expect(await agent(reportViewsContract.list, { request: { report: 'teamBets' } })).toEqual({ list: [] });
    expect(await list((await signedInPlayer(server, 'agent42')).api)).toEqual({ list: [] });
    const again = await keep('Direct, first week', { span: 'week', hidden: [] });
    expect(again.list.map(({ choice: { span, hidden } }) => [span, hidden])).toEqual([['week', []]]);
  });

  it('[AGENT-08] are renamed and removed, and one at most is the default', async () => {
    await keep('One');
    const { list: views } = await keep('Two');
    const [one = '', two = ''] = views.map(({ id }) => id);
    const makeDefault = (id: string, isDefault: boolean) =>
      change({ do: 'makeDefault', report: 'teamProfit', id, isDefault });
    await makeDefault(one, true);
    expect((await makeDefault(two, true)).list.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect((await makeDefault(two, false)).list.map(({ isDefault }) => isDefault)).toEqual([false, false]);
    const rename = (id: string, name: string) => change({ do: 'rename', report: 'teamProfit', id, name });
    expect(names(await rename(one, 'Three'))).toEqual(['Three', 'Two']);
    expect(await outcomeOf(rename(one, 'Two'))).toEqual(['INVALID_FIELDS', { fields: ['name'] }]);
    expect(names(await change({ do: 'remove', report: 'teamProfit', id: one }))).toEqual(['Two']);
    expect(await outcomeOf(rename(one, 'Four'))).toEqual(['NOT_FOUND', null]);
  });

  it('refuse what belongs to others, one too many, and members who are not agents', async () => {
    const { list: views } = await keep('Mine');
    const other = (await signedInPlayer(server, 'agent42')).api;
    const remove: ViewChange = { do: 'remove', report: 'teamProfit', id: views[0]?.id ?? '' };
    expect(await outcomeOf(change(remove, other))).toEqual(['NOT_FOUND', null]);
    for (let count = 1; count < 20; count += 1) await keep(`View ${count}`);
    expect(await outcomeOf(keep('One too many'))).toEqual(['LIMIT_REACHED', null]);
    expect(await outcomeOf(list((await signedInPlayer(server)).api))).toEqual(['NOT_AN_AGENT', null]);
  });
});
