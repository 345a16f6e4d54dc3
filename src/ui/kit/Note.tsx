import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from './icons/form.ts';
import styles from './Note.module.css';

type Tone = 'info' | 'gain' | 'danger' | 'accent';

interface NoteProps {
  readonly tone?: Tone;
  /** `alert` for what went wrong just now, `status` for what went well. */
  readonly role?: 'alert' | 'status';
  /** An outline of `icons/`; each tone has its own. */
  readonly icon?: string;
  readonly children: ReactNode;
}

const ICONS: Record<Tone, string> = {
  info: infoIcon,
  gain: circleCheckIcon,
  danger: triangleAlertIcon,
  accent: infoIcon,
};

/** Something to know before the next step. */
export function Note({ tone = 'info', role, icon = ICONS[tone], children }: NoteProps) {
  return (
    <div className={classes(styles.note, styles[tone])} role={role}>
      <Icon d={icon} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
