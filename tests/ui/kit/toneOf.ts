const TONES = ['gain', 'loss', 'danger', 'accent', 'info'] as const;

/** What the colour of an element says, by its class; null where it is that of any text. */
export function toneOf(element: Element): (typeof TONES)[number] | null {
  const names = [...element.classList].map((name) => name.replaceAll(/^_|_[0-9a-z]+$/gi, ''));
  const tones = TONES.filter((tone) => names.includes(tone));
  if (tones.length > 1) throw new Error(`two colours at once: ${tones.join(', ')}`);
  return tones[0] ?? null;
}

/** Badges of a part of the page: what each says, and its colour. */
export const badgesIn = (part: Element): readonly (readonly [string | null, ReturnType<typeof toneOf>])[] =>
  [...part.querySelectorAll('span')]
    .filter(({ classList }) => /^_?badge(?:_|$)/.test(classList[0] ?? ''))
    .map((badge) => [badge.textContent, toneOf(badge)]);
