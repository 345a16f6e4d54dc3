import type { StateValue } from 'xstate';
import type { Course } from '../../../../src/inspection/step/pureStep.ts';
import type { Touch } from './operator.ts';

/** Whether a step of the unchanged machine passes through what is changed; where it does not, nothing can differ. */
export function toucher(touches: readonly Touch[]): (course: Course) => boolean {
  const known = new Map<Course, boolean>();
  return (course) => {
    const found = known.get(course);
    if (found !== undefined) return found;
    const is = touches.some((touch) => passes(course, touch));
    known.set(course, is);
    return is;
  };
}

const passes = (course: Course, { path, event }: Touch): boolean =>
  event === null
    ? course.some(({ value }) => isIn(value, path))
    : course.some((step, at) => step.event === event && at > 0 && isIn(course[at - 1]?.value ?? {}, path));

/** Whether a machine of this value is in a state. */
function isIn(value: StateValue, [key, ...below]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (typeof value === 'string') return value === key && below.length === 0;
  const inner = value[key];
  return inner !== undefined && isIn(inner, below);
}
