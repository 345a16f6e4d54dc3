// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRecord } from '../../../src/console/core/calls/callRecord.ts';
import type { Recorder } from '../../../src/console/core/recorder.ts';
import { SequenceTab } from '../../../src/console/panels/SequenceTab.tsx';
import { callRecord } from '../support/callRecord.ts';
import { recordedDoor } from '../support/recordedDoor.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asked = callRecord({ seq: 3, id: 'door.key', startedAt: 0, arrivedAt: 30, endedAt: 50 });

const byAskKey = ({ actors }: Recorder, call: CallRecord): CallRecord => ({
  ...call,
  caller: actors.find(({ id }) => id === 'askKey') ?? null,
});

const show = (calls: readonly CallRecord[] = []) => {
  const { recorder, send } = recordedDoor();
  const onChoose = vi.fn();
  const onCall = vi.fn();
  const tab = (chosen: number | null) => (
    <SequenceTab
      {...{
        recorder,
        calls: calls.map((call) => byAskKey(recorder, call)),
        chosen,
        chosenCall: null,
        onChoose,
        onCall,
      }}
    />
  );
  const { rerender } = render(tab(null));
  return { recorder, send, onChoose, onCall, draw: (chosen: number | null = null) => rerender(tab(chosen)) };
};

const arrows = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));

describe('the sequence', () => {
  it('names its lanes, and every arrow in words', async () => {
    const { send, draw } = show([asked]);
    send('door.knock');
    await vi.advanceTimersByTimeAsync(50);
    draw();
    expect(
      within(screen.getByRole('list', { name: 'Lanes' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['you', 'door', 'lamp', 'askKey', 'server']);
    expect(arrows()).toEqual([
      '4, door to lamp: start',
      '6, you to door: door.knock',
      '10, door to askKey: start',
      'call 3, askKey to server: GET door.key',
      'call 3, server to askKey: 200, valid',
      '13, askKey to door: askKey done',
      '18, door to lamp: lamp.on',
    ]);
    expect(screen.getByText('asking', { selector: 'text' })).toBeTruthy();
  });

  it('is gone through by the arrow keys; a call is chosen as a call', () => {
    const { send, draw, onChoose, onCall } = show([asked]);
    send('door.knock');
    draw(6);
    expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toBe(
      '6, you to door: door.knock',
    );
    const list = screen.getByRole('listbox', { name: 'Arrows' });
    expect(list.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) fireEvent.keyDown(list, { key });
    expect(onChoose.mock.calls).toEqual([[10], [4], [4]]);
    expect(onCall.mock.calls).toEqual([[3]]);
    fireEvent.click(screen.getByRole('option', { name: /door to lamp/ }));
    expect(onChoose.mock.lastCall).toEqual([4]);
  });

  it('goes on from a call to its answer, also while an entry is chosen', async () => {
    const { recorder, send } = recordedDoor();
    send('door.knock');
    await vi.advanceTimersByTimeAsync(50);
    const Shown = () => {
      const [chosen, onChoose] = useState<number | null>(10);
      const [chosenCall, onCall] = useState<number | null>(null);
      return (
        <SequenceTab {...{ recorder, calls: [byAskKey(recorder, asked)], chosen, chosenCall, onChoose, onCall }} />
      );
    };
    render(<Shown />);
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      fireEvent.keyDown(screen.getByRole('listbox'), { key });
      return screen.getByRole('option', { selected: true }).getAttribute('aria-label');
    });
    expect(seen).toEqual([
      'call 3, askKey to server: GET door.key',
      'call 3, server to askKey: 200, valid',
      '13, askKey to door: askKey done',
      'call 3, server to askKey: 200, valid',
    ]);
  });

  it('stays where the reader has scrolled to, until the reader follows again', () => {
    const { send, draw } = show();
    const box = screen.getByRole('list', { name: 'Lanes' }).parentElement as HTMLElement;
    Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    box.scrollTop = 100;
    fireEvent.scroll(box);
    send('door.kick');
    draw();
    expect(arrows()).toEqual(['4, door to lamp: start']);
    expect(box.scrollTop).toBe(100);
    fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
    expect(arrows()).toEqual(['4, door to lamp: start', '6, you to door: door.kick, ignored']);
    expect(box.scrollTop).toBe(900);
    screen.getByRole('button', { name: 'Follow', pressed: true });
  });

  it('follows the newest also while an older one is chosen', () => {
    const { send, draw } = show();
    const box = screen.getByRole('list', { name: 'Lanes' }).parentElement as HTMLElement;
    Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
    for (let times = 0; times < 62; times += 1) send('door.kick');
    draw(12);
    expect(screen.getByRole('option', { selected: true })).toBeTruthy();
    box.scrollTop = 600;
    send('door.kick');
    draw(12);
    expect(box.scrollTop).toBe(900);
  });

  it('shows the last sixty, and older ones when asked', () => {
    const { send, draw } = show();
    act(() => {
      for (let times = 0; times < 70; times += 1) send('door.kick');
    });
    draw();
    expect(arrows()).toHaveLength(60);
    fireEvent.click(screen.getByRole('button', { name: 'Show 60 older' }));
    expect(arrows()).toHaveLength(71);
    expect(screen.queryByRole('button', { name: 'Show 60 older' })).toBeNull();
  });

  it('says so where nothing has happened', () => {
    render(
      <SequenceTab
        recorder={{ ...recordedDoor().recorder, total: 0 }}
        calls={[]}
        chosen={null}
        chosenCall={null}
        onChoose={() => {}}
        onCall={() => {}}
      />,
    );
    expect(screen.getByText('No messages yet.')).toBeTruthy();
  });
});
