import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { takeFocus } from '../takeFocus.ts';
import { TOUR } from './tourSteps.ts';

interface TourProps {
  /** Place in the tour, from 0. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** It was seen to its end, or skipped. */
  readonly onEnd: () => void;
}

const MARK = 'data-tour';
const GAP = 8;

/** Says what one part of the console is for, beside that part. */
export function Tour({ at, onGo, onEnd }: TourProps) {
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const step = TOUR[at];
  useEffect(() => (card.current === null || step === undefined ? undefined : pointAt(card.current, step.at)), [step]);
  if (step === undefined) return null;
  const isLast = at === TOUR.length - 1;
  const next = () => (isLast ? onEnd() : onGo(at + 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const deed = { Escape: onEnd, ArrowRight: next, ArrowLeft: () => at > 0 && onGo(at - 1) }[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  return (
    <section ref={card} className="tour" role="dialog" aria-labelledby={title} onKeyDown={onKeyDown}>
      <h2 id={title}>{step.title}</h2>
      <p>{step.says}</p>
      <div className="cases">
        <span className="dim grow">
          {at + 1} of {TOUR.length}
        </span>
        {!isLast && (
          <button type="button" className="b l" onClick={onEnd}>
            Skip tour
          </button>
        )}
        {at > 0 && (
          <button type="button" className="b" onClick={() => onGo(at - 1)}>
            Back
          </button>
        )}
        <button key={at} type="button" className="b go" ref={takeFocus} onClick={next}>
          {isLast ? 'Done' : 'Next'}
        </button>
      </div>
    </section>
  );
}

/** Outlines a part, and puts the card beside it, within the console. Returns how to take the outline away. */
function pointAt(card: HTMLElement, part: string): () => void {
  const root = card.closest('.con');
  const found = root?.querySelector(part) ?? null;
  const around = root?.getBoundingClientRect();
  if (found === null || around === undefined || found.checkVisibility?.() === false) return () => {};
  found.setAttribute(MARK, '');
  const box = found.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const below = box.bottom + GAP + height <= around.bottom;
  const top = below ? box.bottom + GAP : Math.max(around.top, Math.min(box.top + GAP, around.bottom - height - GAP));
  const beside = below ? box.left + GAP : Math.min(box.left + box.width / 3, around.right - width - GAP);
  card.style.top = `${top - around.top}px`;
  card.style.left = `${Math.max(GAP, Math.min(beside, around.right - width - GAP) - around.left)}px`;
  return () => found.removeAttribute(MARK);
}
