/**
 * What a document shows and how it can be used, as text: every element that means something, with its words, its role,
 * its names and its states. How it looks is left out, and so are ids, which React counts anew each time.
 */
export function rendered(root: Element): string {
  const lines: string[] = [];
  write(root, 0, lines);
  return lines.join('\n');
}

const attributes = [
  'role',
  'type',
  'href',
  'src',
  'alt',
  'title',
  'placeholder',
  'autocomplete',
  'inputmode',
  'maxlength',
  'lang',
  'tabindex',
];

/** Attributes that name other elements: their words are what counts. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-activedescendant'];

function write(element: Element, depth: number, lines: string[]): void {
  const own = [element.localName, ...attributesOf(element), ...statesOf(element)].join(' ');
  lines.push(`${'  '.repeat(depth)}${own}`);
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE && child.textContent) {
      lines.push(`${'  '.repeat(depth + 1)}"${child.textContent}"`);
    } else if (child instanceof Element) write(child, depth + 1, lines);
  }
}

const attributesOf = (element: Element): readonly string[] =>
  element
    .getAttributeNames()
    .sort()
    .flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      if (references.includes(name)) return [`${name}=${wordsOf(element.ownerDocument, value)}`];
      const isId = name === 'aria-controls' || name === 'aria-owns';
      return attributes.includes(name) || (name.startsWith('aria-') && !isId) ? [`${name}=${value}`] : [];
    });

const wordsOf = (document: Document, ids: string): string =>
  ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? 'nothing')
    .join(' ');

/** What a person finds an element to be at the moment. */
const statesOf = (element: Element): readonly string[] => {
  const { value, checked, disabled, readOnly, required, open, hidden, selected } =
    element as Partial<HTMLInputElement> & {
      readonly open?: boolean;
      readonly selected?: boolean;
    };
  const flags = { checked, disabled, readOnly, required, open, hidden, selected, inert: element.hasAttribute('inert') };
  return [
    ...(typeof value === 'string' && value !== '' ? [`value=${value}`] : []),
    ...Object.entries(flags).flatMap(([name, is]) => (is === true ? [name] : [])),
    ...(element.ownerDocument.activeElement === element && element !== element.ownerDocument.body ? ['focused'] : []),
  ];
};
