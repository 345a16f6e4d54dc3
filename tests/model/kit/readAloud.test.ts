// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readAloud } from './readAloud.ts';

const told = (html: string): string => {
  document.body.innerHTML = html;
  return readAloud(document.body);
};

it.each([
  ['<dl><dt>Fee</dt><dd>P 5.00</dd><dt>Sum</dt><dd>P 95.00</dd></dl>', 'Fee: P 5.00\nSum: P 95.00'],
  ['<dl><dt>Id</dt><dd>W1 <button>Copy</button></dd></dl>', 'Id: W1 Copy\n  button "Copy"'],
  ['<label for="a">Amount</label><input id="a" value="5">', 'textbox "Amount" = 5'],
  ['<label>PIN<input type="password" value="1"></label>', 'password "PIN" = 1'],
  ['<label><input type="radio" checked value="x">Cash</label>', 'radio "Cash" checked'],
  [
    '<input aria-label="Sum" aria-invalid="true" aria-describedby="w"><p id="w">Too low</p>',
    'textbox "Sum" invalid (Too low)\n"Too low"',
  ],
  ['<button disabled aria-disabled="true" aria-busy="true">Pay</button>', 'button "Pay" disabled busy'],
  ['<button aria-disabled="true">Pay</button>', 'button "Pay" disabled'],
  ['<h2>Wallet <b>1</b></h2>', 'heading 2 "Wallet 1"'],
  ['<div role="alert"><p>Refused</p></div>', 'alert\n  "Refused"'],
  ['<div aria-live="polite">Saved</div>', 'generic live=polite\n  "Saved"'],
  ['<a href="/help">Help</a><img alt="Logo"><img alt="">', 'link "Help" → /help\nimg "Logo"'],
  ['<p aria-hidden="true">Art</p><p hidden>Later</p>', ''],
])('reads %s as %j', (html, expected) => {
  expect(told(html)).toBe(expected);
});
