// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { PageInput } from '../../../../src/console/core/inputs/pageInput.ts';
import { tapInputs } from '../../../../src/console/core/inputs/tapInputs.ts';
import { consoleFor } from '../../support/consoleFor.ts';

const form = setup({
  types: {
    context: {} as { secret: string },
    events: {} as { type: 'form.type'; text: string } | { type: 'form.typeSecret'; secret: string },
  },
}).createMachine({
  id: 'form',
  context: { secret: '' },
  on: {
    'form.type': {},
    'form.typeSecret': { actions: assign({ secret: ({ event }) => event.secret }) },
  },
});
const events = {
  'form.type': z.object({ text: z.string() }),
  'form.typeSecret': z.object({ secret: z.string() }),
};

afterEach(() => document.body.replaceChildren());

function open(html: string, isIdle = () => false) {
  document.body.innerHTML = html;
  const { core, actor } = consoleFor(form, events);
  const tap = tapInputs({
    ...{ recorder: core.recorder, now: () => 7, hiding: core.hiding, isIdle, page: document },
    isReal: () => true,
  });
  const send = (name: string, type: 'form.type' | 'form.typeSecret', field: 'text' | 'secret') => {
    const element = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    element?.addEventListener('input', () => actor.ref.send({ type, [field]: element.value }));
  };
  return { tap, send, core, actor };
}

const settled = () => new Promise((go) => setTimeout(go, 5));
const told = ({ deed, target, value, isSecret }: PageInput) => ({ deed, name: target?.name, value, isSecret });

it('tells presses, typing, choices and ticks by role and name, one line for all that was typed in a row', async () => {
  const { tap, send } = open(`
    <label>Username <input name="user"></label>
    <label>Bank <select name="bank"><option>Kasikorn</option><option>Krungthai</option></select></label>
    <label><input type="checkbox"> Remember me</label>
    <button>Log in</button>`);
  send('user', 'form.type', 'text');
  await userEvent.type(document.querySelector('input') as Element, 'somchai');
  await settled();
  await userEvent.selectOptions(document.querySelector('select') as Element, 'Krungthai');
  await userEvent.click(document.querySelector('[type=checkbox]') as Element);
  await userEvent.click(document.querySelector('button') as Element);
  expect(tap.read().map(told)).toEqual([
    { deed: 'type', name: 'Username', value: 'somchai', isSecret: false },
    { deed: 'choose', name: 'Bank', value: 'Krungthai', isSecret: false },
    { deed: 'set', name: 'Remember me', value: true, isSecret: false },
    { deed: 'press', name: 'Log in', value: null, isSecret: false },
  ]);
});

it('shows what was typed only if the recorder has kept it', async () => {
  const { tap, send } = open(`
    <label>Code <input name="code"></label>
    <label>Password <input type="password" name="password"></label>
    <label>Unheard <input name="unheard"></label>`);
  send('code', 'form.typeSecret', 'secret');
  send('password', 'form.type', 'text');
  await userEvent.type(document.querySelector('[name=code]') as Element, 'Marker-1');
  await settled();
  await userEvent.type(document.querySelector('[name=password]') as Element, 'Marker-2');
  await settled();
  await userEvent.type(document.querySelector('[name=unheard]') as Element, 'Marker-3');
  await settled();
  expect(tap.read().map(told)).toEqual([
    { deed: 'type', name: 'Code', value: null, isSecret: true },
    { deed: 'type', name: 'Password', value: null, isSecret: true },
    { deed: 'type', name: 'Unheard', value: null, isSecret: true },
  ]);
  expect(JSON.stringify(tap.read())).not.toContain('Marker');
});

it('shows what was typed again although the site heard of no change', async () => {
  const { tap, actor } = open('<label>Username <input name="user"></label><button>Log in</button>');
  const field = document.querySelector('input') as HTMLInputElement;
  const fill = async (value: string, isHeard: boolean) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (isHeard) actor.ref.send({ type: 'form.type', text: value });
    await settled();
    await userEvent.click(document.querySelector('button') as Element);
  };
  await fill('somchai', true);
  await fill('somchai', false);
  await fill('marker-unheard', false);
  expect(
    tap
      .read()
      .filter(({ deed }) => deed === 'type')
      .map(told),
  ).toEqual([
    { deed: 'type', name: 'Username', value: 'somchai', isSecret: false },
    { deed: 'type', name: 'Username', value: 'somchai', isSecret: false },
    { deed: 'type', name: 'Username', value: null, isSecret: true },
  ]);
});

it('hides secrets of the actors in names and announcements', async () => {
  const { tap, actor } = open('<div role="alert">Sent to Marker-9</div><button>Copy Marker-9</button>');
  actor.ref.send({ type: 'form.typeSecret', secret: 'Marker-9' });
  await userEvent.click(document.querySelector('button') as Element);
  const [input] = tap.read();
  expect([input?.target?.name, input?.says]).toEqual(['Copy ••••••••', ['Sent to ••••••••']]);
});

it('tells what the page has announced between two inputs, once', async () => {
  const { tap } = open('<button>Log in</button><p role="alert"></p>');
  const button = document.querySelector('button') as Element;
  await userEvent.click(button);
  const alert = document.querySelector('[role=alert]') as Element;
  alert.textContent = 'Wrong password.';
  await userEvent.click(button);
  await userEvent.click(button);
  alert.textContent = 'Locked.';
  expect(tap.read().map(({ says }) => says)).toEqual([[], ['Wrong password.'], []]);
  expect(tap.announced()).toEqual(['Locked.']);
});

it('takes Enter in a field for a press of the button of its form, and for a key without one', async () => {
  const { tap } = open('<form><label>Name <input></label><button>Send</button></form><label>Find <input></label>');
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const [inForm, alone] = document.querySelectorAll('input');
  await userEvent.type(inForm as Element, '{Enter}');
  await userEvent.type(alone as Element, '{Enter}');
  expect(tap.read().map(told)).toEqual(
    [
      { deed: 'press', name: 'Name', value: null, isSecret: false },
      { deed: 'press', name: 'Send', value: null, isSecret: false },
      { deed: 'key', name: 'Find', value: 'Enter', isSecret: false },
    ].slice(1),
  );
});

it('does not hear the console, what has no role or name, and anything while the screens show the past', async () => {
  const { tap } = open('<div id="console"><button>Pause</button></div><p>Text</p><button>Buy</button>');
  for (const element of document.querySelectorAll('button, p')) await userEvent.click(element);
  expect(tap.read().map(told)).toEqual([{ deed: 'press', name: 'Buy', value: null, isSecret: false }]);
  const idle = open('<button>Buy</button>', () => true);
  await userEvent.click(document.querySelector('button') as Element);
  expect(idle.tap.read()).toEqual([]);
});

it('hears nothing when closed', async () => {
  const { tap } = open('<button>Buy</button>');
  tap.close();
  await userEvent.click(document.querySelector('button') as Element);
  expect(tap.read()).toEqual([]);
});

it('tells which secrets are the same without keeping one', async () => {
  const { tap } = open(`
    <label>Password <input name="a" type="password"></label>
    <label>Repeat <input name="b" type="password"></label>`);
  const [first, repeat] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const type = async (field: HTMLInputElement, value: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, value);
    await settled();
  };
  await type(first, 'Marker-One');
  await type(repeat, 'Marker-Two');
  await type(first, 'Marker-Two');
  await expect.poll(() => tap.read().map(({ secret }) => secret)).toEqual([1, 2, 2]);
  expect(JSON.stringify(tap.read())).not.toContain('Marker');
});

it('calls it no secret that a field was emptied', async () => {
  const { tap } = open('<label>Password <input type="password"></label>');
  const field = document.querySelector('input') as HTMLInputElement;
  await userEvent.type(field, 'Marker-One');
  await userEvent.clear(field);
  await settled();
  expect(tap.read().map(told)).toEqual([{ deed: 'type', name: 'Password', value: '', isSecret: false }]);
});
