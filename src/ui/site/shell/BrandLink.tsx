import { useSelector } from '@xstate/react';
import { Brand } from '../../kit/Brand.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

/** The merchant's logo and name, linking to home. */
export function BrandLink({ site }: SiteProps) {
  const brandName = useSelector(site, ({ context }) => context.brandName);
  return (
    <a href="/" className={styles.brandLink} aria-label={brandName}>
      <Brand />
    </a>
  );
}
