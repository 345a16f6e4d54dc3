import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

/** Leads somewhere and looks like a button. The router's own links take `buttonClass`. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & ButtonLook) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide, className })}>
      {children}
    </a>
  );
}
