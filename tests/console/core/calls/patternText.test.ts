import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternText } from '../../../../src/console/core/calls/patternText.ts';

describe('a text made from a pattern', () => {
  it.each([
    [/^\d{6}$/, '111111'],
    [/^[A-Z]{2}$/, 'AA'],
    [/^\+?[1-9]\d{0,3}$/, '1'],
    [/^(B|PL|PU)(,(B|PL))*$/, 'B'],
    [/^\/[\w./-]{0,80}$/, '/'],
    [/^https?:\/\/[^\s?#]+$/, 'http://a'],
    [/^(?:ab|c)+\.x$/, 'ab.x'],
    [/^(?=.{2})ab$/, 'ab'],
  ])('%s is %j', (pattern, text) => {
    expect(patternText(pattern)).toBe(text);
    expect(pattern.test(text)).toBe(true);
  });

  it('grows where the pattern lets it', () => {
    expect(patternText(/^[\d\s-]+$/, 3)).toBe('1111');
    expect(patternText(/^a{1,2}b?$/, 3)).toBe('aa');
  });

  it('comes to an end for any pattern', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        let pattern: RegExp;
        try {
          pattern = new RegExp(source);
        } catch {
          return;
        }
        expect(typeof patternText(pattern)).toBe('string');
      }),
    );
  });
});
