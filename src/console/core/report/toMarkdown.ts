import { type BugReport, fileNameOf, titleOf } from './bugReport.ts';

/** A bug report for an issue tracker, which gets the file with pictures and recording as an attachment. */
export function toMarkdown(report: Omit<BugReport, 'pictures' | 'recording'>): string {
  const { expected, seen, steps, environment } = report;
  const link = report.link !== null && report.link.length <= LONGEST_LINK ? report.link : null;
  const told = [
    ['Expected', plain(expected)],
    ['Seen', plain(seen)],
    ['Steps', steps.map(({ says }, at) => `${at + 1}. ${plain(says)}`).join('\n')],
    ['Environment', table(environment)],
    ['Reproduction', reproduction(link, fileNameOf(report))],
  ] as const;
  const sections = told.filter(([, text]) => text !== '').map(([name, text]) => `## ${name}\n\n${text}\n`);
  return `# ${plain(titleOf(report))}\n\n${sections.join('\n')}`;
}

/** Issue trackers cut longer texts, characters. */
const LONGEST_LINK = 8_000;

const reproduction = (link: string | null, file: string): string =>
  `${link === null ? '' : `[Open the recording](${link}), or attach `}${link === null ? 'Attach ' : ''}\`${file}\`: it holds pictures and the recording. *Recording*, *Open recording…* in the console opens it.`;

const table = (rows: BugReport['environment']): string =>
  rows.length === 0
    ? ''
    : `| | |\n|---|---|\n${rows.map(([name, value]) => `| ${name} | ${plain(value).replaceAll('|', '\\|')} |`).join('\n')}`;

/** Text as text: nothing in it becomes a heading, a link or HTML. */
const plain = (text: string): string => text.trim().replace(/[\\`*_[\]<>#]/g, '\\$&');
