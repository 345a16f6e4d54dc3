import { useState } from 'react';
import { takeFocus } from '../takeFocus.ts';
import { HeldForm } from './HeldForm.tsx';

interface HeldDelayProps {
  readonly name: string;
  readonly onDelay: (ms: number) => void;
  readonly onCancel: () => void;
}

/** Delays a held event by the actor clock. */
export function HeldDelay({ name, onDelay, onCancel }: HeldDelayProps) {
  const [written, setWritten] = useState('1000');
  const ms = Math.round(Number(written));
  const isRight = written.trim() !== '' && ms >= 0 && Number.isFinite(ms);
  return (
    <HeldForm
      name={`Delay ${name}`}
      does="Apply"
      can={isRight}
      onDone={() => onDelay(ms)}
      onCancel={onCancel}
      inOneLine
    >
      <label>
        by{' '}
        <input
          ref={takeFocus}
          className="b ms"
          type="number"
          min="0"
          aria-label="Delay in milliseconds"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />{' '}
        ms (actor clock)
      </label>
    </HeldForm>
  );
}
