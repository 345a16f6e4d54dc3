// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { useSelection } from '../../../src/console/panels/useSelection.ts';
import { consoleFor } from '../support/consoleFor.ts';

const drawer = setup({}).createMachine({ id: 'drawer', on: { push: {} } });
const desk = setup({ actors: { drawer } }).createMachine({
  id: 'desk',
  invoke: [
    { id: 'upper', src: 'drawer' },
    { id: 'lower', src: 'drawer' },
  ],
});

function open(inView: readonly RegExp[] = []) {
  const core = { ...consoleFor(desk).core, inView };
  const console = { isInUse: false, follows: true };
  const { result, rerender } = renderHook(() => useSelection(core, console.follows, () => console.isInUse));
  const push = (to: string) => {
    core.send(to, { type: 'push' });
    rerender();
  };
  const choose = (id: string) => {
    const actor = core.recorder.actors.find((one) => one.id === id);
    if (actor !== undefined) result.current.choose(actor);
    rerender();
  };
  return { console, push, choose, selected: () => result.current.actor?.id };
}

it('selects the actor that the last press went to, until another is chosen by hand, and again at the next press', () => {
  const { push, choose, selected } = open();
  expect(selected()).toBe('desk');
  push('upper');
  expect(selected()).toBe('upper');
  choose('lower');
  expect(selected()).toBe('lower');
  push('upper');
  expect(selected()).toBe('upper');
});

it('stays where it is at what is sent from the console itself, and where it is told not to follow', () => {
  const { console, push, choose, selected } = open();
  choose('lower');
  console.isInUse = true;
  push('upper');
  expect(selected()).toBe('lower');
  console.isInUse = false;
  push('upper');
  expect(selected()).toBe('upper');
  console.follows = false;
  choose('lower');
  push('upper');
  expect(selected()).toBe('lower');
});

it('begins with the flow that somebody is in, and stays with it where a press goes to the root', () => {
  const { push, selected } = open([/\/upper\/dialog$/, /\/lower$/]);
  expect(selected()).toBe('lower');
  push('upper');
  expect(selected()).toBe('upper');
  push('desk');
  expect(selected()).toBe('lower');
});
