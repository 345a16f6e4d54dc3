import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Box, LaidChart } from './laidChart.ts';
import { fitted, following, opened, type Size, type Viewport, zoomed } from './viewport.ts';

/** What a pane is taken for until its size is known. */
const PANE: Size = { width: 852, height: 350 };
/** How far a pointer may move, px, and still have pressed what it is on. */
const STILL = 4;
const STEP = 1.25;

interface Held {
  readonly clientX: number;
  readonly clientY: number;
  readonly from: Viewport;
}

/** How a chart lies in its pane, and the hands that move it: drag, wheel and keys. */
export function useViewport(pane: RefObject<HTMLElement | null>, laid: LaidChart, on: Box | undefined) {
  const [size, setSize] = useState(PANE);
  const [moved, setMoved] = useState<Viewport | null>(null);
  const held = useRef<Held | null>(null);
  const isDragged = useRef(false);
  const viewport = moved ?? opened(laid, size, on);

  const zoom = (by: number): void => setMoved(zoomed(viewport, by, { x: size.width / 2, y: size.height / 2 }));
  const wheel = useRef<(event: WheelEvent) => void>(null);
  wheel.current = (event) => {
    event.preventDefault();
    const { left = 0, top = 0 } = pane.current?.getBoundingClientRect() ?? {};
    const by = Math.exp(-event.deltaY / 500);
    setMoved(zoomed(viewport, by, { x: event.clientX - left, y: event.clientY - top }));
  };

  useEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => wheel.current?.(event);
    // React listens to wheels passively, and then the page would scroll as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('wheel', onWheel);
      observer?.disconnect();
    };
  }, [pane]);

  return {
    viewport,
    size,
    /** Whether the press that ends now has moved the chart, and so has chosen nothing. */
    wasDragged: (): boolean => isDragged.current,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    fit: () => setMoved(fitted(laid, size)),
    follow: (box: Box) => setMoved(following(viewport, box, laid, size)),
    drag: {
      onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
        isDragged.current = false;
        if (button === 0) held.current = { clientX, clientY, from: viewport };
      },
      onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
        if (held.current === null) return;
        const { from, ...start } = held.current;
        const [x, y] = [clientX - start.clientX, clientY - start.clientY];
        if (!isDragged.current && Math.hypot(x, y) < STILL) return;
        if (!isDragged.current) currentTarget.setPointerCapture?.(pointerId);
        isDragged.current = true;
        setMoved({ ...from, x: from.x + x, y: from.y + y });
      },
      onPointerUp: () => {
        held.current = null;
      },
      onPointerCancel: () => {
        held.current = null;
      },
    },
  };
}
