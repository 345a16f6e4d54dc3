import { expect, it } from 'vitest';
import { capsuleTextIn } from '../../../../src/console/core/capsule/inReport.ts';
import { type BugReport, environmentOf, fileNameOf } from '../../../../src/console/core/report/bugReport.ts';
import { toMarkdown } from '../../../../src/console/core/report/toMarkdown.ts';
import { toReportPage } from '../../../../src/console/core/report/toReportPage.ts';

const report: BugReport = {
  title: 'Login <script>alert(1)</script> fails',
  expected: 'Signed *in*.',
  seen: 'An error.\n\nTwice.',
  steps: [
    { seq: 1, at: 0, kind: 'did', says: 'Pressed Log in' },
    { seq: 9, at: 1, kind: 'server', says: 'The server refused session.login: Bad credentials' },
  ],
  pictures: [{ seq: 9, at: 1, says: 'Refused', html: '<!doctype html><p title="a">"Wrong" & gone</p>' }],
  environment: [
    ['Viewport', '390 × 844'],
    ['Time', '2026-11-27 06:30:24 GMT+8'],
  ],
  recording: '{"text":"</script><script>alert(2)</script>"}',
  link: 'https://qa.example/#capsule=abc',
};

it('is written as Markdown in which nothing that was typed becomes markup', () => {
  expect(toMarkdown(report)).toBe(`# Login \\<script\\>alert(1)\\</script\\> fails

## Expected

Signed \\*in\\*.

## Seen

An error.

Twice.

## Steps

1. Pressed Log in
2. The server refused session.login: Bad credentials

## Environment

| | |
|---|---|
| Viewport | 390 × 844 |
| Time | 2026-11-27 06:30:24 GMT+8 |

## Reproduction

[Open the recording](https://qa.example/#capsule=abc), or attach \`login-script-alert-1-script-fails.html\`: it holds pictures and the recording. *Recording*, *Open recording…* in the console opens it.
`);
});

it('leaves out of Markdown a link that trackers would cut, and what nobody wrote', () => {
  const text = toMarkdown({ ...report, link: `https://qa.example/#${'x'.repeat(9_000)}`, expected: ' ' });
  expect(text).not.toContain('https://qa.example');
  expect(text).not.toContain('## Expected');
  expect(text).toContain('Attach `login-script');
});

it('is one page in which nothing runs and nothing is loaded, and which holds the recording as it was', () => {
  const page = toReportPage(report, (at) => `0${at}`);
  expect(page.match(/<script/g)).toEqual(['<script']);
  expect(page).toContain(`default-src 'none'`);
  expect(page).toContain(
    'sandbox="" title="Refused" srcdoc="&lt;!doctype html&gt;&lt;p title=&quot;a&quot;&gt;&quot;Wrong&quot; &amp; gone&lt;/p&gt;"',
  );
  expect(page).toContain('<p>An error.</p>\n<p>Twice.</p>');
  expect(JSON.parse(capsuleTextIn(page))).toEqual(JSON.parse(report.recording));
  expect(capsuleTextIn('{"version":3}')).toBe('{"version":3}');
});

it('has a file name in any script', () => {
  expect(fileNameOf({ title: 'เข้าสู่ระบบ ไม่ได้!' })).toBe('เข้าสู่ระบบ-ไม่ได้.html');
  expect(fileNameOf({ title: '  ' })).toBe('bug-report.html');
});

it('tells where and when it happened', () => {
  const page = {
    ...{ path: '/a', isSignedIn: false, origin: 'https://qa.example', build: 'main-1.js', language: 'th' },
    ...{ theme: 'dark' as const, width: 390, height: 844, browser: 'Test', locale: 'th-TH', timeZone: 'Asia/Bangkok' },
    settings: {},
  };
  expect(environmentOf(page, 'now')).toEqual([
    ['Address', 'https://qa.example/a'],
    ['Build', 'main-1.js'],
    ['Language', 'th'],
    ['Theme', 'dark'],
    ['Viewport', '390 × 844'],
    ['Browser', 'Test'],
    ['Time', 'now'],
  ]);
  expect(environmentOf(null, 'now')).toEqual([['Time', 'now']]);
});
