import { inReport } from '../capsule/inReport.ts';
import { type BugReport, type Picture, titleOf } from './bugReport.ts';

/**
 * A bug report as one file that opens offline: nothing in it runs, and nothing is loaded. It holds the recording, so that
 * the console opens it like one. `timeText` gives a time of the actor clock in the zone of the site.
 */
export function toReportPage(report: BugReport, timeText: (at: number) => string): string {
  const { expected, seen, steps, pictures, environment, recording, link } = report;
  const title = escaped(titleOf(report));
  const width = Number(environment.find(([name]) => name === 'Viewport')?.[1].split(' × ')[0]) || 1_280;
  const height = Number(environment.find(([name]) => name === 'Viewport')?.[1].split(' × ')[1]) || 800;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLES}
.screen { --w: ${width}px; --h: ${height}px; --scale: ${Math.min(1, 720 / width).toFixed(4)}; }</style>
</head>
<body>
<main>
<h1>${title}</h1>
${section('Expected', paragraphs(expected))}
${section('Seen', paragraphs(seen))}
${section(
  'Steps',
  `<ol>\n${steps
    .map(({ at, kind, says }) => `<li class="${kind}"><time>${timeText(at)}</time> ${escaped(says)}</li>`)
    .join('\n')}\n</ol>`,
)}
${pictures.length === 0 ? '' : section('Pictures', pictures.map((picture) => figure(picture, timeText)).join('\n'))}
${section(
  'Environment',
  `<dl>${environment.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`,
)}
${section(
  'Reproduction',
  `<p>${
    link === null ? '' : `<a href="${escaped(link)}" rel="noreferrer">Open the recording in the site</a>. `
  }This file holds the recording: <b>Recording</b>, <b>Open recording…</b> in the console opens it.</p>`,
)}
</main>
${inReport(recording)}
</body>
</html>
`;
}

const section = (name: string, content: string): string =>
  content === '' ? '' : `<section><h2>${name}</h2>\n${content}</section>`;

const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** A picture is a page of its own, in which nothing may run or leave the frame. */
const figure = ({ at, says, html }: Picture, timeText: (at: number) => string): string =>
  `<figure><figcaption><time>${timeText(at)}</time> ${escaped(says)}</figcaption><div class="screen" role="group" tabindex="0" aria-label="${escaped(says)}"><iframe sandbox="" title="${escaped(says)}" srcdoc="${escaped(html)}"></iframe></div></figure>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLES = `
:root { color-scheme: light dark; --ink: light-dark(#0d1215, #f0f4f6); --dim: light-dark(#56636c, #8f9aa3); --line: light-dark(#d6dde1, #2d353b); --paper: light-dark(#fff, #101316); --acc: light-dark(#006a80, #5ad7f0); --stop: light-dark(#b3211a, #ff7a70); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 768px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 15px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: var(--acc); }
ol { margin: 0; padding-left: 28px; }
li { padding: 2px 0; overflow-wrap: anywhere; }
li.server, li.saw { color: var(--stop); }
li.note, li.check { color: var(--acc); }
time { color: var(--dim); font: 12px ui-monospace, monospace; margin-right: 6px; }
dl { margin: 0; }
dl div { display: flex; gap: 12px; padding: 3px 0; }
dt { flex: 0 0 96px; color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
figure { margin: 0 0 24px; }
figcaption { margin-bottom: 6px; overflow-wrap: anywhere; }
.screen { width: calc(var(--w) * var(--scale)); max-width: 100%; height: calc(var(--h) * var(--scale)); overflow: auto; border: 1px solid var(--line); }
iframe { display: block; width: var(--w); height: var(--h); border: 0; transform: scale(var(--scale)); transform-origin: 0 0; }
`;
