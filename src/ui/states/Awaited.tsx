import { Skeleton } from '../kit/Skeleton.tsx';
import { Spoken } from '../kit/Spoken.tsx';

interface AwaitedProps {
  /** What is on its way, in words; null where nothing is. */
  readonly words: string | null;
  /** Its shape, of so many lines, where nothing of it is known yet. */
  readonly lines?: number;
}

/** Tells whoever listens to the page what it waits for. */
export function Awaited({ words, lines }: AwaitedProps) {
  return (
    <>
      {words === null ? null : <Spoken role="status">{words}</Spoken>}
      {lines === undefined ? null : <Skeleton lines={lines} />}
    </>
  );
}
