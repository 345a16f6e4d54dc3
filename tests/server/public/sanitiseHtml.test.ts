// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../../server/public/announcement/sanitiseHtml.ts';

/** What a browser makes of HTML: each element as its name and attributes. */
function elementsOf(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].map(
    (element) =>
      `${element.localName} ${[...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')}`,
  );
}

const harmless =
  /^(?:(?:strong|b|em|i|u|s|p|ul|ol|li|h3|h4|blockquote|br|hr|a) |a href=(?:https:\/\/|\/(?!\/))[^\s"'<>\\`]* rel=noopener nofollow)$/;
const hostileIn = (html: string): string[] =>
  elementsOf(sanitiseHtml(html)).filter((element) => !harmless.test(element));

describe('the HTML of announcements', () => {
  it('[NOTICE-03] keeps the elements that notices use', () => {
    const notice =
      '<p>From <strong>05:00</strong>.<br>See <a href="/help">help</a></p><ul><li>One</li><li>Two</li></ul>';
    expect(sanitiseHtml(notice)).toBe(
      '<p>From <strong>05:00</strong>.<br>See <a href="/help" rel="noopener nofollow">help</a></p><ul><li>One</li><li>Two</li></ul>',
    );
  });

  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<SCRIPT SRC=//evil.test></SCRIPT >text', 'text'],
    ['<script>never closed', ''],
    ['<style>*{background:url(//evil.test)}</style>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><g onload="alert(1)"></g></svg>a', 'a'],
    ['<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></math>a', 'a'],
    ['<iframe src="javascript:alert(1)"></iframe>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<p onclick="alert(1)" style="position:fixed" id="x" class="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="jAvAsCrIpT&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="//evil.test">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.test">a</a>', '<a>a</a>'],
    ['<a href="/&#9;/evil.test">a</a>', '<a>a</a>'],
    ['<a href="&#47;&#47;evil.test">a</a>', '<a>a</a>'],
    ['<a href="https://bank.test@evil.test">a</a>', '<a>a</a>'],
    ['<a href="http://plain.test">a</a>', '<a>a</a>'],
    ['<a data-href="https://x.test" href="javascript:1">a</a>', '<a>a</a>'],
    ['<a title=\'" href="https://x.test\' href=javascript:1>a</a>', '<a>a</a>'],
    ['<form action="//evil.test"><button>a</button><input></form>', 'a'],
    ['<!--><img src=x onerror=alert(1)>-->a', 'a'],
    ['<!-- <script>alert(1)</script> -->a', 'a'],
    ['<p title="</p><img src=x onerror=alert(1)>">a', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '"&gt;'],
    ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['<scr\0ipt>alert(1)</script>a', 'a'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<', '&lt;'],
  ])('removes everything executable from %s', (hostile, harmlessHtml) => {
    expect(sanitiseHtml(hostile)).toBe(harmlessHtml);
  });

  it('keeps https links and adds rel', () => {
    expect(sanitiseHtml('<a href="https://help.example.test/?a=1&amp;b=2">a</a>')).toBe(
      '<a href="https://help.example.test/?a=1&amp;b=2" rel="noopener nofollow">a</a>',
    );
  });

  it('reduces any mixture of hostile pieces to the allowed list, as parsed by a browser', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        '&',
        ';',
        '`',
        '-->',
        '<!--',
        '</',
        '<p',
        '<a',
        ' href',
        '<script',
        'script>',
      ],
      ...[
        '<style>',
        '</style>',
        '<svg>',
        '<math>',
        '</math>',
        '<img src=x onerror=alert(1)>',
        'javascript:',
        'https://a.test',
      ],
      ...[
        '<title>',
        '<textarea>',
        '<noscript>',
        '<template>',
        '<b>',
        '</b>',
        '<li>',
        '<a href="',
        'onclick=alert(1)',
        '\0',
        '\n',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const html = pieces.join('');
        expect(hostileIn(html)).toEqual([]);
        expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html));
      }),
      { numRuns: 3000 },
    );
  });

  it('runs in linear time', () => {
    for (const unit of ['<', '<a ', '<!--', '<a href="', "<p title='", '&#', '<script>', '<b>']) {
      const start = performance.now();
      sanitiseHtml(unit.repeat(20_000));
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
