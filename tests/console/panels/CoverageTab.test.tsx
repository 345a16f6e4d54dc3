// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCoverageFiles, parseCoverageFile } from '../../../src/console/core/coverageFiles.ts';
import { CoverageTab } from '../../../src/console/panels/CoverageTab.tsx';
import { createCollector } from '../../../src/inspection/coverage.ts';
import { recordedDoor } from '../support/recordedDoor.ts';

afterEach(cleanup);

const show = () => {
  const collector = createCollector();
  // The key never comes.
  vi.useFakeTimers();
  const { recorder, send } = recordedDoor(collector.inspect);
  send('door.knock');
  vi.useRealTimers();
  const core = { recorder, coverage: collector.read, coverageFiles: createCoverageFiles() };
  const Shown = () => {
    useSyncExternalStore(core.coverageFiles.subscribe, core.coverageFiles.read);
    return <CoverageTab core={core} />;
  };
  render(<Shown />);
  return core;
};

const KNOCK = 'door.shut | door.knock | 0';
const LAMP = 'lamp.off | lamp.on | 0';
const file = (name: string, by: string, machine: string, id: string, guards = {}): File => {
  const coverage = { [machine]: { transitions: [id], taken: { [id]: 4 }, pairs: {}, ignored: {}, guards } };
  return new File([JSON.stringify({ by, coverage })], name, { type: 'application/json' });
};

const rowsOf = () =>
  within(screen.getByRole('table', { name: 'Coverage by machine' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

describe('the coverage', () => {
  it('is that of this session, machine by machine, with what nobody ever took', () => {
    show();
    expect(rowsOf()).toEqual([
      ['door', '', '1/3', '1', '0', '0', '2', ''],
      ['lamp', '', '0/1', '0', '0', '0', '1', ''],
    ]);
    expect(screen.getByRole('img', { name: '3 transitions, 2 never taken' })).toBeTruthy();
    expect(itemsOf('Never taken')).toEqual([
      'door asking, done askKey -> open',
      'door open, after patience (1 s) -> shut',
      'lamp off, lamp.on -> on',
    ]);
  });

  it('grows by files of tests and of people, and says who took what', async () => {
    show();
    await userEvent.upload(screen.getByLabelText('Add files…'), [
      file('login.json', 'robots', 'lamp', LAMP),
      file('nok.json', 'people', 'door', KNOCK),
    ]);
    await screen.findByText('2 files: login.json, nok.json');
    expect(rowsOf()).toEqual([
      ['door', '', '1/3', '1', '0', '1', '2', ''],
      ['lamp', '', '1/1', '0', '1', '0', '0', ''],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'door', pressed: false }));
    const part = screen.getByRole('region', { name: 'Transitions of door' });
    expect(within(part).getByRole('list', { name: 'Taken' }).textContent).toBe(
      'shut, door.knock -> asking session 1×, people 4×',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove files' }));
    expect(rowsOf()[0]).toEqual(['door', '', '1/3', '1', '0', '0', '2', '']);
  });

  it('says what the guards of a machine said, and what nobody ever heard', async () => {
    show();
    const gate = 'gate.shut | gate.push | 0';
    const [yes, no] = [`${gate} ? isStrong is true`, `${gate} ? isStrong is false`];
    await userEvent.upload(screen.getByLabelText('Add files…'), [
      file('gate.json', 'people', 'gate', gate, { [yes]: 2, [no]: 0 }),
    ]);
    await screen.findByText('1 file: gate.json');
    expect(rowsOf().find(([machine]) => machine === 'gate')).toEqual(['gate', '', '1/1', '0', '0', '1', '0', '1/2']);
    expect(screen.queryByRole('list', { name: 'Guard results never seen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'gate', pressed: false }));
    expect(itemsOf('Guard results never seen')).toEqual(['shut, gate.push: isStrong is false']);
  });

  it('says which file is none, and why', async () => {
    show();
    await userEvent.upload(screen.getByLabelText('Add files…'), [
      new File(['<html>'], 'page.json'),
      file('good.json', 'robots', 'lamp', LAMP),
      new File(['{"by":"robots","coverage":{"lamp":1}}'], 'half.json'),
    ]);
    expect(await screen.findByText('page.json is not valid JSON.')).toBeTruthy();
    expect(screen.getByText('half.json is not a valid coverage file: machine "lamp" cannot be read.')).toBeTruthy();
    expect(screen.getByText('1 file: good.json')).toBeTruthy();
  });

  it('saves this session as a file that can be added again', async () => {
    const core = show();
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(`${this.download} ${this.href}`);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save this session' }));
    expect(names).toEqual(['coverage-of-session.json blob:1']);
    expect(parseCoverageFile((await saved[0]?.text()) ?? '')).toEqual({ by: 'people', coverage: core.coverage() });
  });
});
