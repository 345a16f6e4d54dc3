import { themeOf } from '../inputs/pageInfo.ts';
import { ownSheets } from './ownSheets.ts';

interface Masking {
  /** Hides secrets in a text of the page. */
  readonly hide: (text: string) => string;
  /** Whether the recorder has kept what a field holds. */
  readonly isKept: (value: string) => boolean;
}

/** What does nothing in a picture, or would load something. */
const LEFT_OUT =
  'script, noscript, link, style, base, meta[http-equiv], template, iframe, object, embed, video, audio, #console';
/** What the browser does for an open dialog by itself, and its picture has to be told. */
const LAYERS =
  ':where([data-modal]){position:fixed;inset-block:0;margin:auto;overflow:auto;z-index:2147483000}:where([data-open]){display:block;z-index:2147483001}[data-behind]{position:fixed;inset:0;z-index:2147482999}';

/**
 * The page as one HTML text without scripts and without anything to load. A bitmap cannot be made from within a page.
 * A field shows what it holds only if the recorder has kept it.
 */
export function snapshotPage(page: Document, masking: Masking): string {
  const root = page.documentElement;
  const copy = root.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll('*');
  for (const [at, element] of root.querySelectorAll('*').entries()) settle(element, copies[at] as Element, masking);
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  hideIn(copy, masking.hide);
  const styles = page.createElement('style');
  const theme = themeOf(root);
  copy.style.setProperty('color-scheme', theme, 'important');
  styles.textContent = LAYERS + inTheme(stylesOf(page), theme);
  (copy.querySelector('head') ?? copy).append(styles);
  return `<!doctype html>${copy.outerHTML}`;
}

/** Puts into the copy what is no attribute of the element. */
function settle(element: Element, copy: Element, { hide, isKept }: Masking): void {
  const shown = (value: string): string => (isKept(value) ? hide(value) : '•'.repeat(Math.min(value.length, 24)));
  if (element.matches('input')) {
    const { type, value, checked } = element as HTMLInputElement;
    const isSecret = type === 'password';
    if (!/^(checkbox|radio|button|submit|reset|range|color)$/.test(type)) {
      copy.setAttribute('value', isSecret ? '•'.repeat(value.length) : shown(value));
    }
    copy.toggleAttribute('checked', checked);
  } else if (element.matches('textarea')) copy.textContent = shown((element as HTMLTextAreaElement).value);
  else if (element.matches('option')) copy.toggleAttribute('selected', (element as HTMLOptionElement).selected);
  else if (element.matches('img')) copy.setAttribute('src', pixelsOf(element as HTMLImageElement));
  else if (element.matches('a[href], area[href]')) copy.setAttribute('href', '#');
  for (const { name } of [...copy.attributes]) if (LOADING.test(name)) copy.removeAttribute(name);
  if (matches(element, ':popover-open')) {
    copy.removeAttribute('popover');
    copy.setAttribute('data-open', '');
  }
  if (!matches(element, 'dialog:modal')) return;
  copy.setAttribute('data-modal', '');
  const behind = element.ownerDocument.createElement('div');
  behind.setAttribute('data-behind', '');
  behind.style.background = getComputedStyle(element, '::backdrop').backgroundColor;
  copy.before(behind);
}

/** Attributes that run or load something. */
const LOADING = /^(on.*|srcset|action|formaction|ping|background|poster)$/;

/** Browsers without such a selector have no such element. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Pixels of a picture that are kept, at most, to each side. */
const MOST_PIXELS = 640;

/** The pixels of a picture of the site. One that was made for this moment is left out: it may show a code. */
function pixelsOf(image: HTMLImageElement): string {
  const { naturalWidth, naturalHeight, currentSrc, ownerDocument } = image;
  if (naturalWidth === 0 || /^(data|blob):/.test(currentSrc)) return BLANK;
  const scale = Math.min(1, MOST_PIXELS / Math.max(naturalWidth, naturalHeight));
  try {
    const canvas = ownerDocument.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    return BLANK;
  }
}

const SPOKEN = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

function hideIn(copy: HTMLElement, hide: (text: string) => string): void {
  const texts = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) text.nodeValue = hide(text.nodeValue ?? '');
  for (const element of copy.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join(','))) {
    for (const name of SPOKEN) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, hide(value));
    }
  }
}

function stylesOf(page: Document): string {
  const sheets = [...page.styleSheets, ...(page.adoptedStyleSheets ?? [])].filter((sheet) => !ownSheets.has(sheet));
  return sheets
    .flatMap((sheet) => rulesOf(sheet))
    .filter((rule) => !/^@(font-face|import)/.test(rule))
    .join('\n')
    .replaceAll(':modal', '[data-modal]')
    .replaceAll(':popover-open', '[data-open]')
    .replace(/url\((?!["']?(?:data:|#))[^)]*\)/g, 'url("data:,")')
    .replaceAll('</', '<\\/');
}

/** The picture does not follow the theme of whoever looks at it. */
const inTheme = (rules: string, theme: 'dark' | 'light'): string =>
  rules.replace(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, wanted) =>
    wanted === theme ? '(min-width: 0px)' : '(max-width: 0px)',
  );

/** Rules of another origin cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly string[] {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText);
  } catch {
    return [];
  }
}
