// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { elementOf } from '../../../../src/console/core/inputs/elements.ts';
import { targetAt } from '../../../../src/console/core/inputs/targetOf.ts';

afterEach(() => document.body.replaceChildren());

describe('how something is found again', () => {
  it.each([
    [
      'a button',
      '<button id="it">Log in</button>',
      { by: 'role', role: 'button', name: 'Log in', within: null, nth: null },
    ],
    [
      'what stands in a button',
      '<button>Log <b id="it">in</b></button>',
      { by: 'role', role: 'button', name: 'Log in', within: null, nth: null },
    ],
    [
      'one of two that are called the same',
      '<button>Buy</button><button id="it">Buy</button>',
      { by: 'role', role: 'button', name: 'Buy', within: null, nth: 1 },
    ],
    [
      'what is in a named dialog',
      '<button>Close</button><dialog open aria-label="Log in"><button id="it">Close</button></dialog>',
      { by: 'role', role: 'button', name: 'Close', within: { role: 'dialog', name: 'Log in' }, nth: null },
    ],
    [
      'a password, which has no role',
      '<label>Password <input id="it" type="password"></label>',
      { by: 'label', name: 'Password', within: null, nth: null },
    ],
    [
      'a link in Thai',
      '<a id="it" href="/x">ฝากเงิน</a>',
      { by: 'role', role: 'link', name: 'ฝากเงิน', within: null, nth: null },
    ],
    [
      'a summary',
      '<details><summary id="it">More</summary></details>',
      { by: 'text', name: 'More', within: null, nth: null },
    ],
    [
      'a text',
      '<p><span id="it">Welcome back</span></p>',
      { by: 'text', name: 'Welcome back', within: null, nth: null },
    ],
    [
      'an amount, by what stands before it',
      '<dl><dt>Balance</dt><dd id="it">฿1,234.00</dd></dl>',
      { by: 'after', name: 'Balance', within: null, nth: null },
    ],
    [
      'an amount with a name of its own',
      '<output id="it" aria-label="Balance">1,234.00</output>',
      { by: 'role', role: 'status', name: 'Balance', within: null, nth: null },
    ],
  ])('%s', (_, html, target) => {
    document.body.innerHTML = html;
    const element = document.querySelector('#it') as Element;
    expect(targetAt(element)).toEqual(target);
    const found = elementOf(targetAt(element) ?? expect.unreachable(), document);
    expect(found === element || found?.contains(element)).toBe(true);
  });

  it('is not told of what has neither role nor name nor a short text', () => {
    document.body.innerHTML = `<div id="it">${'long '.repeat(30)}</div>`;
    expect(targetAt(document.querySelector('#it') as Element)).toBeNull();
  });

  it('leaves out the console and what is hidden from screen readers', () => {
    document.body.innerHTML =
      '<div id="console"><button>Buy</button></div><div aria-hidden="true"><button>Buy</button></div><button id="it">Buy</button>';
    const target = targetAt(document.querySelector('#it') as Element);
    expect(target).toEqual({ by: 'role', role: 'button', name: 'Buy', within: null, nth: null });
  });
});
