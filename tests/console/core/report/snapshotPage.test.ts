// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { snapshotPage } from '../../../../src/console/core/report/snapshotPage.ts';

afterEach(() => {
  document.body.replaceChildren();
  for (const style of document.querySelectorAll('style')) style.remove();
});

globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;

const hide = (text: string): string => text.replaceAll('4820', '••••');

function taken(html: string): Document {
  document.body.innerHTML = html;
  const text = snapshotPage(document, { hide, isKept: (value) => value === '' || value === 'somchai' });
  return new DOMParser().parseFromString(text, 'text/html');
}

it('keeps what the page shows, and nothing that runs or loads', () => {
  document.head.innerHTML =
    '<style>@font-face { font-family: x; src: url(x.woff2); } p { color: red; background: url("/a.png"); }</style><link rel="stylesheet" href="/a.css">';
  const picture = taken(
    '<script>1</script><iframe src="/x"></iframe><p onclick="x()">Hello</p><a href="/away">Away</a><div id="console">Dock</div>',
  );
  expect(picture.body.textContent?.trim()).toBe('HelloAway');
  expect(picture.querySelectorAll('script, link, iframe, [src], [onclick]')).toHaveLength(0);
  expect(picture.querySelector('a')?.getAttribute('href')).toBe('#');
  const rules = [...picture.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(rules).toContain('color: red');
  expect(rules).not.toMatch(/font-face|a\.png|x\.woff2/);
});

it('masks passwords and what the recorder has not kept, in fields, texts and names', () => {
  const picture = taken(`
    <input name="user"><input name="code"><input type="password" name="password"><textarea></textarea>
    <select><option>a</option><option>b</option></select>
    <p aria-label="Code 4820">Your code is 4820</p>`);
  expect(picture.querySelector('p')?.outerHTML).toBe('<p aria-label="Code ••••">Your code is ••••</p>');
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const [at, value] of ['somchai', '999111', 'somchai', 'mine'].entries())
    (fields[at] as HTMLInputElement).value = value;
  (document.querySelector('select') as HTMLSelectElement).value = 'b';
  const text = snapshotPage(document, { hide, isKept: (value) => value === 'somchai' });
  const again = new DOMParser().parseFromString(text, 'text/html');
  const values = [...again.querySelectorAll('input, textarea')].map(
    (field) => field.getAttribute('value') ?? field.textContent,
  );
  expect(values).toEqual(['somchai', '••••••', '•••••••', '••••']);
  expect(again.querySelector<HTMLSelectElement>('select')?.value).toBe('b');
});

it('leaves out pictures that were made for this moment', () => {
  const picture = taken('<img alt="Code" src="data:image/png;base64,AAAA">');
  expect(picture.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/gif/);
});
