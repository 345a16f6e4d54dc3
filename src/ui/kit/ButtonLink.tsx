import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

/** A link that looks like a button. For router links, use `buttonClass`. */
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
