// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hearDriver } from './hearDriver.ts';

it('hears what a driver does, and keeps it from having any effect', () => {
  document.body.innerHTML = '<input value="old">';
  const field = document.querySelector('input') as HTMLInputElement;
  const happened: string[] = [];
  for (const type of ['focusin', 'focus', 'change']) field.addEventListener(type, () => happened.push(type));
  const deeds = hearDriver(() => {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focus'));
    field.value = 'new';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(deeds.map(({ type, value }) => [type, value])).toEqual([
    ['focus', 'old'],
    ['change', 'new'],
  ]);
  expect([happened, field.value]).toEqual([[], 'old']);
});
