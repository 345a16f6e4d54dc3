import { Spoken } from '../kit/Spoken.tsx';

interface AwaitedProps {
  /** What is on its way, in words; null where nothing is. */
  readonly words: string | null;
}

/** Tells whoever listens to the page what it waits for. */
export const Awaited = ({ words }: AwaitedProps) => (words === null ? null : <Spoken role="status">{words}</Spoken>);
