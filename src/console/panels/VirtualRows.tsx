import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface VirtualRowsProps {
  readonly name: string;
  readonly count: number;
  /** Index of the selected row, or -1. */
  readonly chosen: number;
  /** What is selected, wherever its row stands; the index by default. */
  readonly choice?: unknown;
  readonly onChoose: (at: number) => void;
  readonly row: (at: number) => ReactNode;
  /** Whether to follow the newest row while scrolled to the end. */
  readonly follows: boolean;
}

const ROW = 22;
/** Rows rendered beyond the viewport on either side. */
const MARGIN = 8;

/** Virtual list: only visible rows are rendered. Arrow keys, Home, End, PageUp and PageDown select. */
export function VirtualRows({ name, count, chosen, choice = chosen, onChoose, row, follows }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height }, setSight] = useState<Sight>({ top: 0, height: 400 });
  const isAtEnd = useRef(true);
  useSize(box, (element) => {
    // A pane that was not drawn, in a dialog that closes or behind another, has lost its position without a word.
    if (isAtEnd.current && follows) element.scrollTop = element.scrollHeight;
    else if (element.scrollTop !== top) element.scrollTop = top;
    setSight({ top: element.scrollTop, height: element.clientHeight });
  });

  // Before paint, so that nothing jumps.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (follows && isAtEnd.current) element.scrollTop = count * ROW - element.clientHeight;
    lookWhereItIs(element, setSight);
  }, [count, follows]);

  const sought = useRef<unknown>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const isNews = sought.current !== choice;
    sought.current = choice;
    if (element === null || chosen < 0) return;
    // Rows above may go, as those of a clock once it is known as one: the newest stays in view.
    if (!isNews && follows && isAtEnd.current) return;
    if (chosen * ROW < element.scrollTop) element.scrollTop = chosen * ROW;
    const lowest = (chosen + 1) * ROW - element.clientHeight;
    if (lowest > element.scrollTop) element.scrollTop = lowest;
    lookWhereItIs(element, setSight);
  }, [chosen, choice, follows]);

  const first = Math.max(0, Math.floor(top / ROW) - MARGIN);
  const last = Math.min(count, Math.ceil((top + height) / ROW) + MARGIN);
  const page = Math.max(1, Math.floor(height / ROW) - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      PageDown: chosen + page,
      PageUp: chosen - page,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined || count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(Math.min(Math.max(to, 0), count - 1));
  };

  return (
    <div
      ref={box}
      className="rows"
      role="listbox"
      aria-label={name}
      tabIndex={0}
      {...(chosen >= first && chosen < last ? { 'aria-activedescendant': `${name}-${chosen}` } : {})}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => {
        isAtEnd.current = currentTarget.scrollTop + currentTarget.clientHeight >= currentTarget.scrollHeight - ROW;
        setSight({ top: currentTarget.scrollTop, height: currentTarget.clientHeight });
      }}
    >
      <div className="all" style={{ height: count * ROW }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, index) => {
          const at = first + index;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys for all of its rows
            <div
              key={at}
              id={`${name}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              aria-posinset={at + 1}
              aria-setsize={count}
              className="row"
              style={{ top: at * ROW }}
              onClick={() => onChoose(at)}
            >
              {row(at)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface Sight {
  readonly top: number;
  readonly height: number;
}

/** The browser tells of a new position only later, and not at all where the list has become shorter than its pane. */
const lookWhereItIs = ({ scrollTop, clientHeight }: HTMLElement, set: Dispatch<SetStateAction<Sight>>): void =>
  set((sight) =>
    sight.top === scrollTop && (clientHeight === 0 || sight.height === clientHeight)
      ? sight
      : { top: scrollTop, height: clientHeight || sight.height },
  );

/** Tells of each new size of an element that is drawn. */
function useSize(box: RefObject<HTMLElement | null>, tell: (element: HTMLElement) => void): void {
  const told = useRef(tell);
  told.current = tell;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !('ResizeObserver' in globalThis)) return;
    const watch = new ResizeObserver(() => element.clientHeight > 0 && told.current(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
}
