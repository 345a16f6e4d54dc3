import type { PageInfo } from '../inputs/pageInfo.ts';
import type { ReportStep } from './reportSteps.ts';
import type { Screen } from './takeScreens.ts';

/** What a person writes. */
export interface Written {
  readonly title: string;
  readonly expected: string;
  readonly seen: string;
}

/** A moment with its picture. */
export interface Picture extends Screen {
  readonly says: string;
}

export interface BugReport extends Written {
  readonly steps: readonly ReportStep[];
  readonly pictures: readonly Picture[];
  readonly environment: Environment;
  /** The recording as JSON. */
  readonly recording: string;
  /** Opens the recording in the site; null where it is too large for a link. */
  readonly link: string | null;
}

export type Environment = readonly (readonly [name: string, value: string])[];

/** Where and when it happened; `when` is a time as the site tells it. */
export function environmentOf(page: PageInfo | null, when: string): Environment {
  const time = ['Time', when] as const;
  if (page === null) return [time];
  return [
    ['Address', page.origin + page.path],
    ['Build', page.build],
    ['Language', page.language],
    ['Theme', page.theme],
    ['Viewport', `${page.width} × ${page.height}`],
    ['Browser', page.browser],
    time,
  ];
}

/** `login-is-refused`, in any script; `bug-report` without a title. */
export const fileNameOf = ({ title }: Pick<Written, 'title'>): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'bug-report'
  }.html`;

export const titleOf = ({ title }: Pick<Written, 'title'>): string => title.trim() || 'Bug report';
