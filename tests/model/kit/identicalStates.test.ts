// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ownFolder } from './failures/ownFolder.ts';
import { createIdenticalStateCheck } from './identicalStates.ts';
import { doorFlow, doorLooks, doorView, saidBy } from './plainView.ts';
import { type Excused, viewTests } from './viewTests.ts';
import { withheldResults } from './withheldResults.ts';

withheldResults();
const folderOf = ownFolder();

const said = (looks: Partial<typeof doorLooks>, excused?: Excused) =>
  saidBy(viewTests(doorFlow, doorView(looks), [], excused, folderOf()), 'shows no two states alike');

const alike = (one: string, other: string): string =>
  `${one} = ${other}: nobody can tell them apart. Show what is different, or say in \`excused.lookalikes\` why they are the same to a person.`;

describe('two states that look alike', () => {
  it('are not there where each shows what it is, be it by a disabled button alone', async () => {
    expect(await said({})).toBeNull();
    expect(await said({ opening: doorLooks.stuck.replace('<button', '<button aria-disabled="true"') })).toBeNull();
  });

  it('fail with their names and what to do', async () => {
    const twins = { stuck: doorLooks.shut };
    expect(await said(twins)).toBe(alike('shut', 'stuck'));
    expect(await said(twins, { lookalikes: { 'shut = stuck': 'it is dark' } })).toBeNull();
  });

  it('need no excuse once the machine has ended', async () => {
    expect(await said({ left: doorLooks.open })).toBeNull();
  });

  it('are excused together, and only those that need it', () => {
    const { hang, faults } = createIdenticalStateCheck();
    for (const state of ['shut', 'open', 'stuck']) hang(state, 'nothing');
    hang('left', 'something');
    expect(faults({ 'stuck = shut = open': 'it is dark' })).toEqual([]);
    expect(faults({ 'shut = open': 'it is dark', 'left = stuck': 'nobody is there' })).toEqual([
      alike('open', 'stuck'),
      alike('shut', 'stuck'),
      'left = stuck: are excused in `lookalikes`, and do not look alike. Take the excuse out.',
    ]);
  });
});
