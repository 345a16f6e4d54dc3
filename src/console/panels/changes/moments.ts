import { checkText } from '../../core/checks/checks.ts';
import type { Console } from '../../core/console.ts';

/** A moment that can be compared; `seq` is null for the present. */
export interface Moment {
  readonly key: string;
  readonly seq: number | null;
  readonly text: string;
}

/** The start, notes and checks in order, and the moment on the screens. */
export function momentsOf(
  core: Pick<Console, 'recorder' | 'notes' | 'checks' | 'looking'>,
  timeText: (at: number) => string,
): readonly Moment[] {
  const { recorder, notes, checks } = core;
  const oldest = recorder.total - recorder.size + 1;
  const looking = core.looking();
  const marks = [
    ...notes.list().map(({ seq, at, text }) => ({ key: `note ${seq}`, seq, at, text: text || 'bookmark' })),
    ...checks.list().map((check) => ({ ...check, key: `check ${check.id}`, text: checkText(check) })),
  ].toSorted((one, other) => one.seq - other.seq);
  return [
    { key: 'start', seq: oldest, text: `#${oldest} start` },
    ...marks.map(({ key, seq, at, text }) => ({ key, seq, text: `#${seq} ${timeText(at)} ${text}` })),
    ...(looking === null ? [] : [{ key: 'shown', seq: looking, text: `#${looking} on the screens` }]),
    { key: 'now', seq: null, text: 'now' },
  ];
}

/** The last two marks; with one only, that and what is on the screens; without any, the start and that. */
export function usualPair(moments: readonly Moment[]): readonly [Moment, Moment] {
  const marks = moments.filter(({ key }) => /^(note|check) /.test(key));
  const shown = (moments.find(({ key }) => key === 'shown') ?? moments.at(-1)) as Moment;
  const [last, before] = [marks.at(-1), marks.at(-2)];
  if (last === undefined) return [moments[0] as Moment, shown];
  return before === undefined ? [last, shown] : [before, last];
}
