// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { rendered } from './rendered.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const shown = (html: string): string => {
  document.body.innerHTML = html;
  return rendered(document.body);
};

it('writes what a document says and how it can be used', () => {
  document.body.innerHTML = `
    <form aria-labelledby="t"><h2 id="t">Log in</h2>
    <label for="n">Name</label><input id="n" aria-invalid="true" aria-describedby="w" class="wide"><p id="w">Too short</p>
    <button disabled aria-busy="true" style="color: red">Wait</button></form>`.replace(/\n\s*/g, '');
  const input = document.querySelector('input');
  if (input === null) throw new Error('no input');
  input.value = 'som';
  input.focus();
  expect(rendered(document.body)).toBe(`body
  form aria-labelledby=Log in
    h2
      "Log in"
    label
      "Name"
    input aria-describedby=Too short aria-invalid=true value=som focused
    p
      "Too short"
    button aria-busy=true disabled
      "Wait"`);
});

it.each([
  ['<p>one</p>', '<p>two</p>'],
  ['<p>one</p>', '<p role="alert">one</p>'],
  ['<p>one</p>', '<p hidden>one</p>'],
  ['<a href="/a">go</a>', '<a href="/b">go</a>'],
  ['<p aria-activedescendant="a"></p><i id="a">n</i>', '<p aria-activedescendant="b"></p><i id="a">n</i>'],
  ['<input type="checkbox">', '<input type="checkbox" checked>'],
  ['<button aria-pressed="true">B</button>', '<button aria-pressed="false">B</button>'],
  ['<p>one</p>', '<p inert>one</p>'],
])('tells %s from %s', (one, other) => {
  expect(shown(one)).not.toBe(shown(other));
});

it.each([
  ['<p id="a" class="x">one</p>', '<p id="b" style="color: red">one</p>'],
  ['<i id="a">n</i><p aria-labelledby="a"></p>', '<i id="b">n</i><p aria-labelledby="b"></p>'],
])('does not tell %s from %s', (one, other) => {
  expect(shown(one)).toBe(shown(other));
});
