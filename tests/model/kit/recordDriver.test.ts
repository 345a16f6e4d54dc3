// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordDriver } from './recordDriver.ts';

it('hears what a driver does, and keeps it from having any effect', () => {
  document.body.innerHTML = '<input value="old">';
  const field = document.querySelector('input') as HTMLInputElement;
  const happened: string[] = [];
  for (const type of ['focusin', 'focus', 'change']) field.addEventListener(type, () => happened.push(type));
  const deeds = recordDriver(() => {
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

it('hears which files are put into a field', () => {
  document.body.innerHTML = '<input type="file"><input>';
  const [field, other] = [...document.querySelectorAll('input')];
  const file = new File(['a picture'], 'proof.png', { type: 'image/png' });
  const deeds = recordDriver(() => {
    fireEvent.change(field as HTMLInputElement, { target: { files: [file] } });
    fireEvent.change(other as HTMLInputElement, { target: { value: 'words' } });
  });
  expect(deeds.map(({ target, files }) => [target, files])).toEqual([
    [field, [file]],
    [other, []],
  ]);
});

it('leaves what every kind of field holds', () => {
  document.body.innerHTML = '<textarea>old</textarea><select><option>old</option><option>new</option></select>';
  const fields = [...document.querySelectorAll<HTMLTextAreaElement | HTMLSelectElement>('textarea, select')];
  const deeds = recordDriver(() => {
    for (const field of fields) fireEvent.change(field, { target: { value: 'new' } });
  });
  expect(deeds.map(({ value }) => value)).toEqual(['new', 'new']);
  expect(fields.map(({ value }) => value)).toEqual(['old', 'old']);
});
